/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import {DETAILS} from '../constructs/details';
import {findInMarkdown} from '../constructs/findInMarkdown';
import {findMissing} from '../constructs/findMissing';
import {ROW_GROUPS} from '../constructs/rows';
import type {Sight} from '../constructs/types';
import {ROOT} from '../support/site';
import {renderPages} from './support/renderPages';

/** Extensions that the pages show. */
const SHOWN = ['x-owner', 'x-audience', 'x-request-limit', 'x-hint', 'x-note', 'x-vendor'];

const rendered = new Map<string, ReturnType<typeof renderPages>>();

/** Renders each fixture only once. */
function render(fixture: string): ReturnType<typeof renderPages> {
  let pages = rendered.get(fixture);
  if (!pages) rendered.set(fixture, (pages = renderPages(fixture, SHOWN)));
  return pages;
}

async function expectSights(
  fixture: string,
  sights: readonly Sight[],
  findings: readonly string[] = [],
) {
  const {pages, markdown, diagnostics} = await render(fixture);
  expect(findMissing(pages, sights)).toEqual([]);
  expect(findInMarkdown(markdown, sights)).toEqual([]);
  const placed = diagnostics.filter(({source}) => source.line !== undefined);
  expect(placed.map(({code}) => code)).toEqual(expect.arrayContaining([...findings]));
}

it('the documentation has a list of every group of constructs', () => {
  const source = fs.readFileSync(path.join(ROOT, 'example-site/docs/supported.mdx'), 'utf8');
  const listed = [...source.matchAll(/^\[list\]: # 'constructs: ([^']+)'$/gm)];
  expect(listed.map(([, title]) => title)).toEqual(ROW_GROUPS.map(({title}) => title));
});

describe.each(ROW_GROUPS.map(({title, rows}) => [title, rows] as const))('%s', (_title, rows) => {
  it.each(rows.map((row) => [row.title, row] as const))('%s', (_row, {fixture, sights, findings}) =>
    expectSights(`constructs/${fixture}`, sights, findings),
  );
});

describe('details', () => {
  it.each(DETAILS)('%s', expectSights);
});
