/**
 * Labels of the languages whose samples the tests parse instead of run, because the Debian packages
 * that the tests install include no runtime for them.
 */
export const PARSED = ['C#', 'Rust', 'PowerShell'];
