/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import React from 'react';
import {renderToString} from 'react-dom/server';
import Supported from '../../example-site/src/components/Supported';
import {findMissing} from '../constructs/findMissing';
import {ROW_GROUPS} from '../constructs/rows';
import {squeeze, toText} from '../support/pages';
import {ROOT} from '../support/site';
import {renderPages} from './support/renderPages';

const rendered = new Map<string, ReturnType<typeof renderPages>>();

/** Renders each fixture only once. */
function render(fixture: string): ReturnType<typeof renderPages> {
  let pages = rendered.get(fixture);
  if (!pages) rendered.set(fixture, (pages = renderPages(`constructs/${fixture}`, ['x-owner'])));
  return pages;
}

it('the documentation lists every construct, with its document and tests', () => {
  const source = fs.readFileSync(path.join(ROOT, 'example-site/docs/supported.mdx'), 'utf8');
  const groups = [...source.matchAll(/<Supported group="([^"]+)" \/>/g)].map(([, group]) => group!);
  const page = toText(
    renderToString(groups.map((group) => <Supported key={group} group={group} />)),
  );
  for (const {title, fixture, also = []} of ROW_GROUPS.flatMap(({rows}) => rows))
    expect(page).toContain(
      squeeze(
        [
          title.replaceAll('`', ''),
          fixture,
          ['theme/constructs.test.tsx', ...also].join(', '),
        ].join(''),
      ),
    );
});

describe.each(ROW_GROUPS.map(({title, rows}) => [title, rows] as const))('%s', (_title, rows) => {
  it.each(rows.map((row) => [row.title, row] as const))(
    '%s',
    async (_row, {fixture, sights, findings = []}) => {
      const {pages, diagnostics} = await render(fixture);
      expect(findMissing(pages, sights)).toEqual([]);
      const placed = diagnostics.filter(({source}) => source.line !== undefined);
      expect(placed.map(({code}) => code)).toEqual(expect.arrayContaining([...findings]));
    },
  );
});
