/** What each bundler's result says in its host, and how many files it wrote: a stray chunk is one more. */
const PLAYED = /^played$/;
const NOT_CARRIED = /^ERR_WASM: http.*core\.wasm = "status 404 .*import highwayman\/inline/;
const NO_ADDRESS = /^ERR_WASM: import\.meta\.url = undefined.*import highwayman\/inline/;
const NO_COMPILER = /^ERR_WASM: source = .*import highwayman\/core\.wasm as a module and hand it to load\(\)$/;

const carried = { main: { said: PLAYED, files: 3 }, inline: { said: PLAYED, files: 2 } };
const left = (said) => ({ main: { said, files: 1 }, inline: { said: PLAYED, files: 1 } });
export const EXPECTED = {
  webpack: carried,
  rspack: carried,
  vite7: carried,
  vite8: carried,
  rollup: left(NOT_CARRIED),
  'esbuild esm': left(NOT_CARRIED),
  'esbuild cjs': left(NO_ADDRESS),
  'esbuild iife': left(NO_ADDRESS),
  parcel: carried,
  'jest jsdom': { main: { said: PLAYED, files: 0 }, inline: { said: PLAYED, files: 0 } },
  workerd: {
    main: { said: /^played \| without a source: ERR_WASM: import\.meta\.url = undefined/, files: 1 },
    inline: { said: NO_COMPILER, files: 1 },
  },
};
