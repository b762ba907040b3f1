/** The result of editing a file: its new text, or why there is none. */
export type Edit =
  | {kind: 'edited'; text: string}
  | {kind: 'present'}
  | {kind: 'unclear'; reason: string};
