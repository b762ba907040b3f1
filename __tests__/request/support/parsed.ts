/**
 * Labels of the languages whose samples are read by a parser and not run: no runtime of theirs is
 * among Debian's packages that the tests install.
 */
export const PARSED = ['C#', 'Rust', 'PowerShell'];
