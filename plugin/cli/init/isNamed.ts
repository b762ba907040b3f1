/** The lists of a Docusaurus configuration that name packages. */
export type EntryList = 'plugins' | 'presets' | 'themes';

/**
 * Whether an entry of a list names a package: by its name, by the short name that Docusaurus
 * completes, or by the path of its file.
 */
export function isNamed(entry: string, name: string, list: EntryList = 'plugins'): boolean {
  const kind = list.slice(0, -1);
  return (
    [entry, `docusaurus-${kind}-${entry}`, `@docusaurus/${kind}-${entry}`].includes(name) ||
    entry.replaceAll('\\', '/').includes(`/node_modules/${name}/`)
  );
}
