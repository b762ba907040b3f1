import fs from 'fs';
import path from 'path';
import React, {type ReactElement} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';
import type {PropSidebarItemCategory, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {DocSidebarItemsExpandedStateProvider} from '@docusaurus/plugin-content-docs/client';
import ApiSidebarGroup from '../../theme/ApiSidebarGroup';
import ApiSidebarItem from '../../theme/ApiSidebarItem';
import {ROOT} from '../support/site';
import {standIn} from '../support/standIn';
import {renderToHtml} from './support/renderToHtml';

const render = (element: ReactElement) =>
  renderToHtml(
    <HelmetProvider>
      <StaticRouter location="/api/default">
        <DocSidebarItemsExpandedStateProvider>{element}</DocSidebarItemsExpandedStateProvider>
      </StaticRouter>
    </HelmetProvider>,
  );
const PLACE = {activePath: '/api/default', level: 1, index: 0};

/** The names of all elements, in the order of the document. */
const tags = (html: string) => Array.from(html.matchAll(/<(\w+)/g), ([, name]) => name).join(' ');

describe('a sidebar, which is in the HTML of every page', () => {
  it.each<[string, Partial<PropSidebarItemLink>, string]>([
    ['a short title', {label: 'List pets'}, 'li a span'],
    ['a title of more than two lines', {label: 'List pets '.repeat(6)}, 'li a bdi span'],
    [
      'a title with an unbreakable word',
      {label: 'getOrganizationByIdentifier'},
      'li a bdi wbr span',
    ],
    ['a title from right to left', {label: 'قائمة'}, 'li a bdi span'],
    ['a title that ends in a sign', {label: 'Why pets?'}, 'li a bdi span'],
    [
      'a path',
      {label: 'Pets', customProps: {method: 'GET', operationPath: '/a'}},
      'li a bdi small span',
    ],
  ])('has few elements for %s', async (_case, item, expected) => {
    const link = standIn<PropSidebarItemLink>({
      type: 'link',
      href: '/api/default/pets/get',
      className: 'theme-api-sidebar-item theme-api-sidebar-item--get',
      customProps: {method: 'GET'},
      ...item,
    });
    const html = await render(<ApiSidebarItem item={link} {...PLACE} />);
    expect(tags(html)).toBe(expected);
    expect(html.replace(/<.*?>/g, '')).toContain(item.label);
  });

  it.each(['span', 'div'])(
    'clips long titles, but no method, even if a site wraps it with a %s',
    async (tag) => {
      const item = standIn<PropSidebarItemLink>({
        type: 'link',
        href: '/api/default/pets/get',
        label: 'List pets '.repeat(6),
        customProps: {method: 'GET'},
      });
      const html = await render(<ApiSidebarItem item={item} {...PLACE} />);
      document.body.innerHTML = html.replace(
        /<span class="theme-api-method.*?<\/span>/,
        `<${tag}>$&</${tag}>`,
      );
      const css = fs
        .readFileSync(path.join(ROOT, 'theme/ApiSidebarItem/styles.module.css'), 'utf8')
        .replace(/\/\*.*?\*\//gs, '')
        .replace(/:global\(([^()]*)\)/g, '$1');
      const select = (declaration: string) =>
        Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g))
          .filter(([, , body]) => body?.includes(declaration))
          .flatMap(([, selector = '']) =>
            Array.from(document.querySelectorAll(selector), ({localName}) => localName),
          );
      expect([select('line-clamp'), select('flex: none')]).toEqual([['bdi'], [tag]]);
    },
  );

  it('has two elements and one class for a closed group, which links to its operations', async () => {
    const group = standIn<PropSidebarItemCategory>({
      type: 'category',
      label: 'Pets',
      collapsed: true,
      collapsible: true,
      items: [],
      customProps: {overview: '/api/default#group-pets'},
    });
    const html = await render(<ApiSidebarGroup item={group} {...PLACE} />);
    expect(tags(html)).toBe('li a');
    expect(html).toContain(
      '<a class="menu__link" href="/api/default#group-pets" role="button" aria-expanded="false">Pets</a>',
    );
  });
});
