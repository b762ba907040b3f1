import {createHash} from 'crypto';
import type {Props} from '@docusaurus/types';
import {toScriptSources} from '../../plugin/site/scriptSources';
import {ROOT} from '../support/site';
import {standIn} from '../support/standIn';

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const toProps = (
  tags: Partial<Pick<Props, 'headTags' | 'preBodyTags' | 'postBodyTags'>>,
  config: {[name: string]: unknown} = {},
  swcHtmlMinimizer = false,
): Props =>
  standIn<Props>({
    siteDir: ROOT,
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    ...tags,
    siteConfig: standIn<Props['siteConfig']>({
      baseUrl: '/docs/',
      baseUrlIssueBanner: false,
      future: standIn<Props['siteConfig']['future']>({
        faster: standIn<Props['siteConfig']['future']['faster']>({swcHtmlMinimizer}),
      }),
      ...config,
    }),
  });

describe.each([
  ['Terser', false],
  ['SWC', true],
])('the scripts that a build records, minified by %s', (_minifier, swc) => {
  it('are those of the configuration and of plugins as in the pages, without data', async () => {
    const sources = await toScriptSources(
      toProps(
        {
          headTags:
            '<script>\n  one( 1 );\n</script><script type="application/ld+json">{}</script><noscript>open',
          preBodyTags: '<script>two()</script><script type="speculationrules">{ "a": [] }</script>',
          postBodyTags: '<script src="https://cdn.example.com/x.js?id=1" async></script>',
        },
        {ssrTemplate: '<body><% it.tags %>\n  <script>three()</script></body>'},
        swc,
      ),
    );
    expect(sources).toEqual(
      [
        ...['one(1)', 'two()', 'three()'].flatMap((text) => [hashOf(text), hashOf(`${text};`)]),
        ...['{"a":[]}', '{ "a": [] }'].map(hashOf),
        'https://cdn.example.com/x.js',
      ]
        .filter((source) => sources.includes(source))
        .sort(),
    );
    expect(sources).toHaveLength(5);
  });

  it("include the one with which Docusaurus's home page reports a wrong baseUrl", async () => {
    const [source, ...others] = await toScriptSources(toProps({}, {baseUrlIssueBanner: true}, swc));
    expect(source).toMatch(/^'sha256-/);
    expect(others).toEqual([]);
    expect(await toScriptSources(toProps({}, {}, swc))).toEqual([]);
  });
});
