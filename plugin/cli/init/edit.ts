/** What became of the text of a file: a new text, or why there is none. */
export type Edit =
  {kind: 'edited'; text: string} | {kind: 'present'} | {kind: 'unclear'; reason: string};
