import React from 'react';
import {render, screen} from '@testing-library/react';
import ApiChangelogGroup from 'docusaurus-plugin-api-reference/parts/ApiChangelog/Group';

it('a change is an English sentence in every language, with its values as they are', () => {
  render(
    <ApiChangelogGroup
      isFolded={false}
      group={{
        operations: [],
        more: 0,
        changes: [
          {
            effect: 'compatible',
            message: 'The value ``a`b`` was added.',
            reason: 'Every request that was valid still is.',
            at: [],
          },
        ],
      }}
    />,
  );
  expect(screen.getByText('a`b').localName).toBe('code');
  for (const words of [/^The value/, /^Every request/]) {
    const sentence = screen.getByText(words).closest<HTMLElement>('[lang]');
    expect([sentence?.lang, sentence?.dir]).toEqual(['en', 'ltr']);
  }
});
