import vm from 'node:vm';

/** The value that a data module exports, as a bundler's output would evaluate it. */
export function readDataModule(text: string): unknown {
  return vm.runInThisContext(`(() => {${text.replace('export default', 'return')}})()`);
}
