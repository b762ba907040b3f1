import {createContext, useContext, type ReactNode} from 'react';

const Context = createContext(false);

/**
 * Content for readers without JavaScript and for machines that read the HTML. Where there is
 * JavaScript it is never part of the page: React leaves the children of `<noscript>` alone, and
 * browsers take them as text.
 */
export function StaticContent({children}: {children: ReactNode}): ReactNode {
  // A browser ends the outer element where an inner one ends: inside, everything stands plainly.
  if (useContext(Context)) return children;
  return (
    <noscript>
      <Context.Provider value={true}>{children}</Context.Provider>
    </noscript>
  );
}
