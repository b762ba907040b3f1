/** What a path says of its variables. */
export type PathTemplate = {
  /** Names between braces, in order; a name that is written twice is there twice. */
  variables: string[];
  /** Braces that do not fit together, or have nothing between them. */
  malformed: boolean;
};

/**
 * Reads the variables of a path. What follows `?` or `#` does not belong to the path, though some
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
 * The name that a variable stands for: authors borrow operators from RFC 6570 (`{+path}`,
 * `{path*}`) and from gRPC (`{name=items/*}`).
 */
export function toVariableName(variable: string): string {
  return variable.replace(/^[+#./;?&]/, '').replace(/(?:\*|:\d+|=.*)$/s, '');
}
