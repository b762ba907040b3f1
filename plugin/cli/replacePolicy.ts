/**
 * Where files of hosts and web servers write the policy. Most have it in quotation marks after the
 * name of the header; vercel.json has the name and the value as two fields. TOML has three quotation
 * marks around a value of several lines.
 */
const QUOTED =
  /(\bContent-Security-Policy(?!-)"?(?:\s*,\s*"value")?[ \t]*[:=]?[ \t]*)(?:"""[^]*?"""|"[^"\n]*")/gi;
/** A line of `_headers`. */
const LINE = /^([ \t]*Content-Security-Policy:[ \t]*)[^"\s][^\r\n]*/gim;

/** Replaces each policy in the text of a file. Undefined if it has none. */
export function replacePolicy(text: string, policy: string): string | undefined {
  let isFound = false;
  const put =
    (quote: string) =>
    (_whole: string, before: string): string => {
      isFound = true;
      // A policy has no double quotation marks.
      return before + quote + policy + quote;
    };
  const replaced = text.replace(QUOTED, put('"')).replace(LINE, put(''));
  return isFound ? replaced : undefined;
}

/**
 * Lists the policies in the text of such a file. `pages` is the path or pattern that a section of
 * `_headers` begins with.
 */
export function findPolicies(text: string): {policy: string; line: number; pages?: string}[] {
  const quoted = [...text.matchAll(QUOTED)].map((match) => toPolicy(match, text));
  const lines = [...text.matchAll(LINE)].map((match) => {
    const [, pages] = /^(\S.*)$(?![^]*^\S.*$)/m.exec(text.slice(0, match.index)) ?? [];
    return {...toPolicy(match, text), ...(pages !== undefined && {pages: pages.trim()})};
  });
  return [...quoted, ...lines];
}

function toPolicy({0: whole, 1: before = '', index}: RegExpExecArray, text: string) {
  return {
    policy: whole.slice(before.length).replace(/^"+|"+$/g, ''),
    line: text.slice(0, index).split('\n').length,
  };
}
