/**
 * Fingerprint of the catalogue's tiles as compiled for every edition, part of every fingerprint of rules. A test computes it and
 * says what has to stand here; it changes when a tile, a number of copies or the meaning of a feature does.
 */
export const CATALOGUE_FINGERPRINT = 'a2aacca9089831d8';
