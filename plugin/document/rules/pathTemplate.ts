/** The variables of a path template. */
export type PathTemplate = {
  /** Names between braces, in order; a repeated name is listed repeatedly. */
  variables: string[];
  /** Whether braces do not match or are empty. */
  malformed: boolean;
};

/**
 * Parses the variables of a path. A part after `?` or `#` does not belong to the path, though some
 * authors write it there.
 */
export function parsePathTemplate(path: string): PathTemplate {
  const [template = ''] = path.split(/[?#]/, 1);
  const variables: string[] = [];
  const rest = template.replace(/\{([^{}]*)\}/g, (_match, name: string) => {
    variables.push(name);
    return '';
  });
  return {variables, malformed: /[{}]/.test(rest) || variables.some((name) => name.trim() === '')};
}

/**
 * The name of a variable without operators: authors borrow them from RFC 6570 (`{+path}`,
 * `{path*}`) and from gRPC (`{name=items/*}`).
 */
export function toVariableName(variable: string): string {
  return variable.replace(/^[+#./;?&]/, '').replace(/(?:\*|:\d+|=.*)$/s, '');
}
