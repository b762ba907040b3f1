/** What a theme component says to readers, up to the description for translators; then the description. */
const DESCRIPTIONS = [
  /(\btranslate\(\{\s*id: '[^']*',\s*message: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"),)\s*description: (?:'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*")/g,
  /(<Translate\s+id="[^"]*")\s+description="[^"]*"/g,
];

/**
 * A loader for the bundler: a compiled component without the descriptions of its texts. They are for translators, who get
 * them by `write-translations`; readers need not load them.
 */
export default function withoutDescriptions(code: string): string {
  return DESCRIPTIONS.reduce((rest, description) => rest.replace(description, '$1'), code);
}
