import React, {Fragment, type ReactNode} from 'react';

export interface Props {
  children: string;
}

/** Shorter words fit everywhere. */
const LONG_WORD = /\S{21,}/g;
/**
 * After the slashes of paths; after the separators of names, and before the capitals of camel case.
 * Each break is an element, so the next one comes after eight characters or more.
 */
const BREAK_OF_PATH = /\S{7,40}?\/(?=[^/])/g;
const BREAK = /\S{7,40}?(?:[_.:-](?=[^_.:-])|[\p{Ll}\d](?=\p{Lu}))/gu;

// A name, a path or a title: its long words break between their parts rather than inside them.
export default function ApiName({children}: Props): ReactNode {
  return children
    .replace(LONG_WORD, (word) => word.replace(word.includes('/') ? BREAK_OF_PATH : BREAK, '$&\0'))
    .split('\0')
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ));
}
