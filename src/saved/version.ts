/** Raised whenever the same moves can lead to another position or another score than before; part of saved games and records. */
export const RULES_VERSION = 1;
/** Raised whenever equal positions hash otherwise than before; hashes of other versions are not compared. */
export const HASH_VERSION = 3;
