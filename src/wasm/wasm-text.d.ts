/** The bundler turns an imported .wasm file into its bytes as base64. */
declare module '*.wasm' {
  const base64: string;
  export default base64;
}
