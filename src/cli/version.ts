/** Filled in when the package is bundled; sources run in place have no version. */
declare const HIGHWAYMAN_VERSION: string | undefined;

export const VERSION: string = typeof HIGHWAYMAN_VERSION === 'string' ? HIGHWAYMAN_VERSION : 'source';
