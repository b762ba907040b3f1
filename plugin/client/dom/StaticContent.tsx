import {createContext, useContext, type ReactNode} from 'react';

const Context = createContext(false);

/**
 * Content for readers without JavaScript and for machines that read the HTML. With JavaScript it is
 * never part of the page: React ignores the children of `<noscript>`, and browsers treat them as
 * text.
 */
export function StaticContent({children}: {children: ReactNode}): ReactNode {
  // Elements of this kind cannot be nested: a browser ends the outer one where an inner one ends.
  // Inside another, the children are therefore rendered as they are.
  if (useContext(Context)) return children;
  return (
    <noscript>
      <Context.Provider value={true}>{children}</Context.Provider>
    </noscript>
  );
}
