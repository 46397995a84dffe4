/** The bundler turns an imported .wasm file into its bytes, compressed, as base64. */
declare module '*.wasm' {
  const packed: string;
  export default packed;
}
