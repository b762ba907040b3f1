import type {MdxElement, MdxParts} from './readElements';

/** A component of an MDX file, with the module that shows it. */
export type Replacement = {element: MdxElement; module: string};

/** The mark that ends the excerpt of a Docusaurus blog post. It may be in an example of code. */
const TRUNCATION = /^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})/m;

/**
 * Returns the text of an MDX file in which each component has its own name and import. The imports
 * come last, or before the block with the mark that ends the excerpt of a blog post, so that lines
 * keep their numbers.
 */
export function rewriteMdx(
  text: string,
  replacements: readonly Replacement[],
  {declared, blocks}: Pick<MdxParts, 'declared' | 'blocks'>,
): string {
  if (replacements.length === 0) return text;
  const names = new Map<string, string>();
  const edits: {at: number; name: string; own: string}[] = [];
  for (const {element, module} of replacements) {
    const {name, start, end} = element;
    const own = names.get(module) ?? toFreeName(`${name}${names.size + 1}`, declared);
    names.set(module, own);
    edits.push({at: start + 1, name, own});
    const tag = text.slice(start, end).lastIndexOf(`</${name}`);
    if (tag > 0 && isLastTag(text.slice(start + tag, end)))
      edits.push({at: start + tag + 2, name, own});
  }
  const imports = Array.from(
    names,
    ([module, own]) => `import ${own} from ${JSON.stringify(module)};`,
  ).join('\n');
  const mark = TRUNCATION.exec(text)?.index;
  const at = mark === undefined ? undefined : blocks.filter((start) => start <= mark).pop();
  if (at !== undefined) edits.push({at, name: '', own: `\n${imports}\n\n`});
  edits.sort((one, other) => other.at - one.at);
  let edited = text;
  for (const {at, name, own} of edits)
    edited = edited.slice(0, at) + own + edited.slice(at + name.length);
  return at === undefined ? `${edited}\n\n${imports}\n` : edited;
}

function isLastTag(text: string): boolean {
  return /^<\/\w+\s*>$/.test(text);
}

function toFreeName(name: string, declared: ReadonlySet<string>): string {
  return declared.has(name) ? toFreeName(`${name}_`, declared) : name;
}
