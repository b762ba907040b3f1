import type {MarkdownNode} from '../../plugin/model/types';
import {renderStatic} from './support/operation';

const image = (src: string | undefined, alt = ''): MarkdownNode => [
  'img',
  src === undefined ? {alt} : {src, alt},
  [],
];
const EVENTS = image('https://img.example.com/a.png', 'The order of events');
const render = (node: MarkdownNode, imageHosts?: string[], lostImages?: string[]) =>
  renderStatic({
    operation: {description: [['p', {}, ['See ', node]]]},
    document: {imageHosts, lostImages},
  });

describe('an image in a description', () => {
  it('is replaced by a link if it is on another host, so that no page loads it', async () => {
    const html = await render(EVENTS);
    expect(html).not.toContain('<img');
    expect(html).toMatch(
      /<a [^>]*href="https:\/\/img\.example\.com\/a\.png"[^>]*>The order of events<\/a>/,
    );
  });

  it.each([['img.example.com'], ['*.example.com'], ['*']])(
    'is shown if the site allows %s',
    async (host) => {
      expect(await render(EVENTS, [host])).toMatch(
        /<img [^>]*src="https:\/\/img\.example\.com\/a\.png"/,
      );
    },
  );

  it.each([['example.com'], ['g.example.com'], ['*.mg.example.com']])(
    'is not loaded if the site allows only %s',
    async (host) => {
      expect(await render(EVENTS, [host])).not.toContain('<img');
    },
  );

  it('is shown if it is on the site itself', async () => {
    expect(await render(image('/img/a.png'))).toMatch(/<img [^>]*src="\/img\/a\.png"/);
  });

  it('is replaced by a link if the site does not have its file', async () => {
    const html = await render(image('/img/a.png', 'A picture'), [], ['/img/a.png']);
    expect(html).not.toContain('<img');
    expect(html).toMatch(/<a [^>]*href="\/img\/a\.png"[^>]*>A picture<\/a>/);
  });

  it('is replaced by its alternative text inside a link', async () => {
    const badge = image('//img.example.com/badge.svg', 'Build passes');
    const html = await render(['a', {href: 'https://ci.example.com'}, [badge]]);
    expect(html).toMatch(/<a [^>]*href="https:\/\/ci\.example\.com"[^>]*>Build passes<\/a>/);
    expect(html).not.toContain('badge.svg');
  });

  it.each([
    '/\\img.example.com/a.png',
    '\\\\img.example.com/a.png',
    'https:img.example.com/a.png',
    'HTTPS:\\\\img.example.com/a.png',
  ])('is not loaded from another host if its URL is %s', async (src) => {
    expect(await render(image(src, 'A picture'))).not.toContain('<img');
  });

  it('is replaced by its alternative text if it has no URL', async () => {
    const html = await render(image(undefined, 'A picture'));
    expect(html).toContain('A picture</p>');
    expect(html).not.toContain('undefined');
  });

  it('is linked as “Image” if it has no alternative text', async () => {
    expect(await render(image('https://img.example.com/a.png'))).toMatch(/>Image<\/a>/);
  });
});
