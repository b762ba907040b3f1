import {findChange} from '../document/files/findChange';

/** A likely secret in a text. */
export type Match = {message: string; /** Offsets in the text. */ range: [start: number, end: number]};

/** Texts that were looked through, and what was found in them: file → matches. */
export type SecretMemory = {last?: {texts: ReadonlyMap<string, string>; matches: ReadonlyMap<string, Match[]>}};

/** Stands between files, so that nothing begins in one and ends in the next. */
const BETWEEN = '\n\n';
/** No rule takes in more than this: the longest is a private key of 10,000 characters. */
const LONGEST = 16_384;
/** Comments with which authors switch rules off, for all that follows. */
const DIRECTIVE = 'secretlint-';

/**
 * What secretlint says about each file that it says something about. With a `memory`, texts are looked through around an
 * edit: when there is nothing before and after it, nothing else can have changed.
 */
export async function matchSecrets(texts: ReadonlyMap<string, string>, memory?: SecretMemory): Promise<Map<string, Match[]>> {
  const matches = (memory?.last && (await moveMatches(texts, memory.last))) ?? (await matchAll(texts));
  if (memory) memory.last = {texts, matches};
  return matches;
}

/** All files at once: secretlint measures each of its runs, and what it does with the measures grows with their square. */
async function matchAll(texts: ReadonlyMap<string, string>): Promise<Map<string, Match[]>> {
  const found = await lint([...texts.values()].join(BETWEEN));
  const matches = new Map<string, Match[]>();
  let offset = 0;
  for (const [file, text] of found.length > 0 ? texts : []) {
    const inFile = found.filter(({range: [start]}) => start >= offset && start < offset + text.length);
    if (inFile.length > 0) matches.set(file, inFile.map(({message, range: [start, end]}) => ({message, range: [start - offset, Math.min(end - offset, text.length)]})));
    offset += text.length + BETWEEN.length;
  }
  return matches;
}

async function lint(content: string): Promise<Match[]> {
  const [{lintSource}, {creator}] = await Promise.all([import('@secretlint/core'), import('@secretlint/secretlint-rule-preset-recommend')]);
  const {messages} = await lintSource({
    source: {filePath: 'texts', content, contentType: 'text', ext: ''},
    options: {noPhysicFilePath: true, maskSecrets: true, config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]}},
  });
  return messages.map(({message, range: [start, end]}) => ({message, range: [start, end]}));
}

/** The earlier matches where they are now; undefined when the texts have to be looked through again. */
async function moveMatches(texts: ReadonlyMap<string, string>, {texts: earlier, matches}: NonNullable<SecretMemory['last']>): Promise<Map<string, Match[]> | undefined> {
  if ([...texts.keys()].join('\n') !== [...earlier.keys()].join('\n')) return undefined;
  const moved = new Map<string, Match[]>();
  const around: string[] = [];
  for (const [file, text] of texts) {
    const before = earlier.get(file)!;
    const known = matches.get(file);
    if (text === before) {
      if (known) moved.set(file, known);
      continue;
    }
    if (text.includes(DIRECTIVE) || before.includes(DIRECTIVE)) return undefined;
    const {from, earlierTo, to} = findChange(before, text);
    if (known?.some(({range: [start, end]}) => start < earlierTo + LONGEST && end > from - LONGEST)) return undefined;
    around.push(before.slice(Math.max(0, from - LONGEST), earlierTo + LONGEST), text.slice(Math.max(0, from - LONGEST), to + LONGEST));
    const shift = to - earlierTo;
    if (known) moved.set(file, known.map(({message, range: [start, end]}) => ({message, range: start < from ? [start, end] : [start + shift, end + shift]})));
  }
  // Where little is left as it was, nothing is saved.
  if (sum(around) > sum(texts.values())) return undefined;
  return around.length === 0 || (await lint(around.join(BETWEEN))).length === 0 ? moved : undefined;
}

function sum(texts: Iterable<string>): number {
  let length = 0;
  for (const text of texts) length += text.length;
  return length;
}
