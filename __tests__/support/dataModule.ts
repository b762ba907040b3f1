/** The value that a data module exports, as a bundler's output would evaluate it. */
export function readDataModule(text: string): unknown {
  return new Function(text.replace('export default', 'return'))();
}
