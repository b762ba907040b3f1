import {isCertain, matchCertain} from './certainSecrets';
import {isPlaceholder} from './placeholders';

/** A likely secret in a text. */
export type Match = {
  message: string;
  /** Offsets in the text. */ range: [start: number, end: number];
  /** Whether it can only be a secret. */
  certain: boolean;
};

/** Separates files, so that no match spans two of them. */
const BETWEEN = '\n\n';
/**
 * Finds the credentials in each file: those that secretlint knows, and those that are certain by
 * their form. Placeholders are left out. All files are joined into one text, because secretlint
 * measures each of its runs, and the time for that grows with the square of their number.
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
 * Whether a match is the key name in a signed URL, which everybody who gets the URL can see: only
 * the signature grants access.
 */
function isPublic(content: string, [start]: Match['range']): boolean {
  return /(?:X-Amz-Credential|AWSAccessKeyId)=$/i.test(
    content.slice(Math.max(0, start - 20), start),
  );
}
