/** How a family is called in paths. */

/** `goldMines` as `gold-mines`. */
export const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** The entry of a family that has one of its own. */
export const entryOf = ({ id }: { readonly id: string }): string => `highwayman/expansions/${kebab(id)}`;
