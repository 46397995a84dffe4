/** The bundler turns an imported .wasm file into its bytes in hexadecimal. */
declare module '*.wasm' {
  const hex: string;
  export default hex;
}
