export type ForeignOptions = Record<string, unknown>;

export function textOf(options: ForeignOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** `petstore_versioned` → `Petstore versioned`. */
export function toLabel(name: string): string {
  const words = name
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ');
  return words === '' ? 'API' : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Joins parts of a path or address, without slashes at the ends. */
export function join(...parts: readonly string[]): string {
  return parts
    .flatMap((part) => part.split('/'))
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** The highest `schemaDepth`. */
const MAX_DEPTH = 12;

/** Other tools count the levels of schemas that are open below the first one. */
export function toSchemaDepth(levels: unknown): number | undefined {
  if (levels === 'all') return MAX_DEPTH;
  return typeof levels === 'number' && levels >= 1
    ? Math.min(Math.floor(levels) + 1, MAX_DEPTH)
    : undefined;
}
