/** The lines of an example of a rule. */
export const lines = (...text: string[]) => text.join('\n');
