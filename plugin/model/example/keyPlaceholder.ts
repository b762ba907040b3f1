/** Placeholder for the name of a property that the document leaves open: `<key>`, `<key2>`. */
export function toKeyPlaceholder(number: number): string {
  return `<key${number > 1 ? number : ''}>`;
}

export function isKeyPlaceholder(name: string): boolean {
  return /^<key\d*>$/.test(name);
}
