import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';

// The keys that open the search, as the reader's keyboard names them; nothing on the server, which
// does not know the keyboard. Attributes of the button tell screen readers.
export default function ApiSearchShortcut(): ReactNode {
  if (!useIsBrowser()) return null;
  const isMac = /mac|iphone|ipad/i.test(navigator.platform);
  return (
    <kbd aria-hidden="true">
      {isMac
        ? '⌘K'
        : translate({
            id: 'theme.api.search.shortcut',
            message: 'Ctrl K',
            description:
              'Keyboard shortcut of the search, with the name that the key has on keyboards',
          })}
    </kbd>
  );
}
