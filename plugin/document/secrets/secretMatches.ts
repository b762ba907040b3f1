import {isCertain, matchCertain} from './certainSecrets';
import {isPlaceholder} from './placeholders';

/** A likely secret in a text. */
export type Match = {
  message: string;
  /** Offsets in the text. */ range: [start: number, end: number];
  /** It cannot be anything else. */ certain: boolean;
};

/** Separates files, so that nothing begins in one and ends in the next. */
const BETWEEN = '\n\n';
/**
 * Credentials in each file that has some: those that secretlint knows, and those that are certain
 * by their form. Placeholders are left out. All files are read as one: secretlint measures each of
 * its runs, and its time for that grows with the square of their number.
 */
export async function matchSecrets(
  texts: ReadonlyMap<string, string>,
): Promise<Map<string, Match[]>> {
  const found = await lint([...texts.values()].join(BETWEEN));
  const matches = new Map<string, Match[]>();
  let offset = 0;
  for (const [file, text] of found.length > 0 ? texts : []) {
    const inFile = found.filter(
      ({range: [start]}) => start >= offset && start < offset + text.length,
    );
    if (inFile.length > 0)
      matches.set(
        file,
        inFile.map(({range: [start, end], ...match}) => ({
          ...match,
          range: [start - offset, Math.min(end - offset, text.length)],
        })),
      );
    offset += text.length + BETWEEN.length;
  }
  return matches;
}

async function lint(content: string): Promise<Match[]> {
  const certain = matchCertain(content);
  const [{lintSource}, {creator}] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const {messages} = await lintSource({
    source: {filePath: 'texts', content, contentType: 'text', ext: ''},
    options: {
      noPhysicFilePath: true,
      maskSecrets: true,
      config: {rules: [{id: '@secretlint/secretlint-rule-preset-recommend', rule: creator}]},
    },
  });
  const likely = messages.map(({message, range: [start, end]}): Match => ({
    message,
    range: [start, end],
    certain: isCertain(message),
  }));
  const others = likely.filter(
    ({range: [start, end]}) => !certain.some(({range}) => start < range[1] && end > range[0]),
  );
  return [...certain, ...others]
    .filter(({range}) => !isPlaceholder(content.slice(...range)) && !isPublic(content, range))
    .sort((a, b) => a.range[0] - b.range[0]);
}

/**
 * A signed URL names the key that it was signed with, for everybody who gets the URL: it is the
 * signature that opens something.
 */
function isPublic(content: string, [start]: Match['range']): boolean {
  return /(?:X-Amz-Credential|AWSAccessKeyId)=$/i.test(
    content.slice(Math.max(0, start - 20), start),
  );
}
