import type {MdxElement, MdxParts} from './readElements';

/** A component of an MDX file. */
export type Replacement = {
  element: MdxElement;
  /** The module that shows it; absent if the file imports it. */
  module?: string;
  /** The paragraph that it has to leave; it has no content then. */
  moveFrom?: {start: number; end: number};
};

type Edit = {at: number; name: string; own: string};

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
  const edits: Edit[] = [];
  for (const {element, module, moveFrom} of replacements) {
    const {name, start, end} = element;
    const own =
      module === undefined
        ? name
        : (names.get(module) ?? toFreeName(`${name}${names.size + 1}`, declared));
    if (module !== undefined) names.set(module, own);
    const edit = {at: start + 1, name, own};
    if (moveFrom) {
      const moved =
        toIndent(text, moveFrom.start) + applyEdits(text.slice(0, end), [edit]).slice(start);
      edits.push({at: start, name: text.slice(start, end), own: ''});
      edits.push({at: moveFrom.end, name: '', own: `\n\n${moved}\n`});
      continue;
    }
    edits.push(edit);
    const tag = text.slice(start, end).lastIndexOf(`</${name}`);
    if (tag > 0 && isLastTag(text.slice(start + tag, end)))
      edits.push({at: start + tag + 2, name, own});
  }
  const imports = Array.from(
    names,
    ([module, own]) => `import ${own} from ${JSON.stringify(module)};`,
  ).join('\n');
  if (names.size === 0) return applyEdits(text, edits);
  const mark = TRUNCATION.exec(text)?.index;
  const at = mark === undefined ? undefined : blocks.filter((start) => start <= mark).pop();
  if (at !== undefined) edits.push({at, name: '', own: `\n${imports}\n\n`});
  const edited = applyEdits(text, edits);
  return at === undefined ? `${edited}\n\n${imports}\n` : edited;
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = text;
  // From the end, also of those at the same place.
  for (const {at, name, own} of [...edits].reverse().sort((one, other) => other.at - one.at))
    edited = edited.slice(0, at) + own + edited.slice(at + name.length);
  return edited;
}

/** What a line begins with that continues the lists and quotes around an offset. */
function toIndent(text: string, offset: number): string {
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).replace(/[^>\s]/g, ' ');
}

function isLastTag(text: string): boolean {
  return /^<\/\w+\s*>$/.test(text);
}

function toFreeName(name: string, declared: ReadonlySet<string>): string {
  return declared.has(name) ? toFreeName(`${name}_`, declared) : name;
}
