/** Joins the lines of a rule's example. */
export const lines = (...text: string[]) => text.join('\n');
