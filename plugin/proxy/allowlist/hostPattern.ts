import {getDomain} from 'tldts';

/** The labels of a host; a label with a variable is what stands before and after it. */
export type HostPattern = (string | {before: string; after: string})[];

/** One label as DNS has it. `xn--` labels are left to hosts that the document writes out: a reader's input is not to be a lookalike. */
const LABEL = /^(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const VARIABLE = /\{[^{}]*\}/g;

/**
 * A host whose variables are parts of labels, in front of a registrable domain: `{tenant}.example.com`. `undefined` when a
 * variable could name a host of somebody else: `{host}`, `{name}.com`, `{user}.github.io`.
 */
export function compileHost(host: string): HostPattern | undefined {
  const labels = host.split('.');
  const last = labels.map((label) => label.includes('{')).lastIndexOf(true);
  if (last < 0 || getDomain(labels.slice(last + 1).join('.'), {allowPrivateDomains: true}) === null) return undefined;
  const fixed = normalise(host.replace(VARIABLE, 'x'))?.split('.');
  if (fixed?.length !== labels.length) return undefined;
  const patterns = labels.map((label, index) => (label.includes('{') ? compileLabel(label) : (fixed[index] as string)));
  return patterns.includes(undefined) ? undefined : (patterns as HostPattern);
}

/** Does a host, as the URL parser gives it, match? */
export function matchesHost(pattern: HostPattern, hostname: string): boolean {
  const labels = hostname.split('.');
  return labels.length === pattern.length && pattern.every((part, index) => matchesLabel(part, labels[index] as string));
}

function matchesLabel(part: HostPattern[number], label: string): boolean {
  if (typeof part === 'string') return label === part;
  return label.length > part.before.length + part.after.length && label.startsWith(part.before) && label.endsWith(part.after) && LABEL.test(label);
}

function compileLabel(label: string): {before: string; after: string} | undefined {
  const [before, after, ...more] = label.split(VARIABLE).map((text) => text.toLowerCase());
  return before === undefined || after === undefined || more.length > 0 ? undefined : {before, after};
}

function normalise(host: string): string | undefined {
  try {
    return new URL(`https://${host}/`).hostname;
  } catch {
    return undefined;
  }
}
