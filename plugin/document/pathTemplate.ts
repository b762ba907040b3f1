/**
 * Reads path templates. OpenAPI knows only `{name}`, but authors borrow expressions from URI
 * templates (`{+path}`, `{?page,limit}`) and from routers (`{path*}`, `{id:[0-9]+}`, `{name=items/*}`).
 */

/** The braces in a regular expression of a router belong to it: `{id:[0-9]{3}}`. */
const EXPRESSION = /\{([^{}:]*(?::(?:[^{}]|\{[^{}]*\})*)?)\}/;

/** The variables of a path template. */
export type PathTemplate = {
  /** Expressions between braces, in order; a repeated one is listed repeatedly. */
  variables: string[];
  /** Expressions for the query or the fragment: `{?page,limit}`, `{&page}`, `{#part}`. */
  outside: string[];
  /** Whether braces do not match or are empty. */
  malformed: boolean;
};

/**
 * Parses the variables of a path. A part after `?` or `#` does not belong to the path, though some
 * authors write it there.
 */
export function parsePathTemplate(path: string): PathTemplate {
  const pieces = path.split(EXPRESSION);
  // Expressions have odd indexes.
  const end = pieces.findIndex((piece, index) => index % 2 === 0 && /[?#]/.test(piece));
  const ofPath = end < 0 ? pieces : pieces.slice(0, end + 1);
  const expressions = ofPath.filter((_, index) => index % 2 === 1);
  const variables = expressions.filter((expression) => !isOutside(expression));
  return {
    variables,
    outside: expressions.filter(isOutside),
    malformed:
      ofPath.some((piece, index) => index % 2 === 0 && /[{}]/.test(piece.replace(/[?#].*/s, ''))) ||
      variables.some((name) => name.trim() === ''),
  };
}

/**
 * The name in an expression: its own if a parameter has it, else without the operators of URI
 * templates and routers.
 */
export function toVariableName(expression: string, names: ReadonlySet<string>): string {
  if (names.has(expression)) return expression;
  const [, name = ''] =
    /^[+./;*]*([^:=]*?)(?:\*|\+|\?|\.\.\.)?(?:[:=].*)?$/s.exec(expression) ?? [];
  return name === '' ? expression : name;
}

/**
 * The path with each expression as a plain `{name}`, which is what requests, pages, routes and the
 * proxy read. What URI templates would put into the query or the fragment is left out: parameters
 * `in: query` are sent anyway.
 * @param names of the operation's path parameters
 */
export function toPlainTemplate(path: string, names: ReadonlySet<string>): string {
  return path
    .split(EXPRESSION)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      if (isOutside(piece)) return '';
      const name = toVariableName(piece, names);
      return name === piece ? `{${piece}}` : `${toPrefix(piece, name)}{${name}}`;
    })
    .join('');
}

const isOutside = (expression: string): boolean => /^[?&#]/.test(expression);

/** What these operators of URI templates write before a value. */
function toPrefix(expression: string, name: string): string {
  switch (expression[0]) {
    case '/':
    case '.':
      return expression[0];
    case ';':
      return `;${name}=`;
    default:
      return '';
  }
}
