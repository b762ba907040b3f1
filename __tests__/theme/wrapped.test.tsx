/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import type {ComponentType} from 'react';
import {parseFragment, serialize} from 'parse5';
import {RENDERERS} from '../../plugin/site/swizzleComponents';
import {createTestLoader} from '../support/createTestLoader';
import {createFolder} from '../support/folder';
import type * as RenderPages from './support/renderPages';

const FIXTURES = path.resolve(__dirname, '../__fixtures__/constructs');
const NAMES = Object.keys(RENDERERS);

/** The element that the site of a test puts around each component that is safe to wrap. */
let Tag: 'div' | 'span' = 'span';
const shown = new Set<string>();

for (const name of NAMES)
  jest.doMock(`../../theme/${name}`, () => {
    const actual = jest.requireActual<{default: ComponentType}>(`../../theme/${name}`);
    const Original = actual.default;
    const Wrapper = (props: object) => {
      shown.add(name);
      return (
        <Tag className={name}>
          <Original {...props} />
        </Tag>
      );
    };
    return {...actual, __esModule: true, default: Wrapper};
  });
const {renderContent} = jest.requireActual<typeof RenderPages>('./support/renderPages');

/** The tags of a page, with the components that its wrappers name. */
const toTags = (html: string) => html.match(/<\/?[a-z][a-z0-9]*(?: class="Api[\w/]*")?/g) ?? [];

/** The tag that a browser reads elsewhere, after the two before it; undefined if there is none. */
function findMisplaced(html: string): string | undefined {
  const [written, read] = [toTags(html), toTags(serialize(parseFragment(html)))];
  const at = written.findIndex((tag, index) => tag !== read[index]);
  return at < 0 ? undefined : written.slice(Math.max(0, at - 2), at + 1).join(' ');
}

/** Of all pages of the fixtures. */
async function listMisplaced(): Promise<string[]> {
  const siteDir = createFolder({});
  fs.cpSync(FIXTURES, siteDir, {recursive: true});
  const found: string[] = [];
  for (const source of fs.readdirSync(FIXTURES).filter((file) => file.endsWith('.yaml'))) {
    fs.writeFileSync(path.join(siteDir, 'docs.json'), JSON.stringify({tab: 'API', api: {source}}));
    const content = await createTestLoader(siteDir, {showExtensions: ['x-owner']})();
    for (const [key, html] of (await renderContent(content)).pages)
      found.push(
        ...[findMisplaced(html)].flatMap((tags) =>
          tags === undefined ? [] : [`${source} ${key}: ${tags}`],
        ),
      );
  }
  return found;
}

describe('pages are valid HTML if a site wraps what is safe to wrap', () => {
  it.each(['span', 'div'] as const)('with a %s', async (tag) => {
    Tag = tag;
    shown.clear();
    expect(await listMisplaced()).toEqual([]);
    // Only authored content is in none of the fixtures.
    expect(NAMES.filter((name) => !shown.has(name))).toEqual(['ApiOperation/Authored']);
  });

  it('as a browser decides', () => {
    expect(findMisplaced('<ul><li><p>a<div class="ApiValue">b</div></p></li></ul>')).toBe(
      '<li <p <div class="ApiValue"',
    );
  });
});
