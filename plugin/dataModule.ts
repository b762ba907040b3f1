/**
 * The text of an ES module whose default export is a JSON value. Not a JSON file, because a bundler notes each key of
 * those, however deep, to leave out what nobody uses: for a large document that takes gigabytes. A string is also what a
 * browser parses fastest.
 * @see https://v8.dev/blog/cost-of-javascript-2019#json
 */
export function toDataModule(value: unknown): string {
  return toTextModule(JSON.stringify(value));
}

/** The same for a value that is JSON text already. */
export function toTextModule(json: string): string {
  return `export default JSON.parse('${json.replace(/[\\']/g, '\\$&')}');\n`;
}
