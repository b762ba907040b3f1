import type {Markdown, Operation} from '../../plugin/model/types';
import {renderStatic} from './support/operation';

const IMAGE: Markdown = [
  [
    'p',
    {},
    ['See ', ['img', {src: 'https://img.example.com/a.png', alt: 'The order of events'}, []]],
  ],
];
const render = (description: Markdown, imageHosts?: string[], lostImages?: string[]) =>
  renderStatic({
    operation: {description} satisfies Partial<Operation>,
    document: {imageHosts, lostImages},
  });

describe('an image in a description', () => {
  it('is replaced by a link if it is on another host, so that no page loads it', async () => {
    const html = await render(IMAGE);
    expect(html).not.toContain('<img');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/img\.example\.com\/a\.png"[^>]*>The order of events<\/a>/,
    );
  });

  it.each([['img.example.com'], ['*.example.com'], ['*']])(
    'is shown if the site allows %s',
    async (host) => {
      expect(await render(IMAGE, [host])).toMatch(
        /<img [^>]*src="https:\/\/img\.example\.com\/a\.png"/,
      );
    },
  );

  it.each([['example.com'], ['g.example.com'], ['*.mg.example.com']])(
    'is not loaded if the site allows only %s',
    async (host) => {
      expect(await render(IMAGE, [host])).not.toContain('<img');
    },
  );

  it('is shown if it is on the site itself', async () => {
    expect(await render([['p', {}, [['img', {src: '/img/a.png', alt: ''}, []]]]])).toMatch(
      /<img [^>]*src="\/img\/a\.png"/,
    );
  });

  it('is replaced by a link if the site does not have its file', async () => {
    const html = await render(
      [['p', {}, [['img', {src: '/img/a.png', alt: 'A picture'}, []]]]],
      [],
      ['/img/a.png'],
    );
    expect(html).not.toContain('<img');
    expect(html).toMatch(/<a [^>]*href="\/img\/a\.png"[^>]*>A picture<\/a>/);
  });

  it('is replaced by its alternative text inside a link', async () => {
    const html = await render([
      [
        'p',
        {},
        [
          [
            'a',
            {href: 'https://ci.example.com'},
            [['img', {src: '//img.example.com/badge.svg', alt: 'Build passes'}, []]],
          ],
        ],
      ],
    ]);
    expect(html).toMatch(/<a [^>]*href="https:\/\/ci\.example\.com"[^>]*>Build passes<\/a>/);
    expect(html).not.toContain('badge.svg');
  });

  it.each([
    '/\\img.example.com/a.png',
    '\\\\img.example.com/a.png',
    'https:img.example.com/a.png',
    'HTTPS:\\\\img.example.com/a.png',
  ])('is not loaded from another host if its URL is %s', async (src) => {
    expect(await render([['p', {}, [['img', {src, alt: 'A picture'}, []]]]])).not.toContain('<img');
  });

  it('is replaced by its alternative text if it has no URL', async () => {
    const html = await render([['p', {}, ['Before ', ['img', {alt: 'A picture'}, []]]]]);
    expect(html).toContain('A picture</p>');
    expect(html).not.toContain('undefined');
  });

  it('is linked as “Image” if it has no alternative text', async () => {
    expect(
      await render([['p', {}, [['img', {src: 'https://img.example.com/a.png', alt: ''}, []]]]]),
    ).toMatch(/>Image<\/a>/);
  });
});
