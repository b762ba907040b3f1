import React, {type ReactNode} from 'react';
import {screen, within} from '@testing-library/react';
import type {AuthoredComponents, AuthoredContent} from '../../plugin/client';
import type {Operation} from '../../plugin/model/types';
import {object, renderOperation, string, withBody} from './support/operation';
import {yaml} from '../support/yaml';

/** Makes content as Docusaurus compiles it from an MDX file with second-level headings. */
function toMdx(headings: {[id: string]: string}): AuthoredContent {
  const Content = ({components}: {components?: Partial<AuthoredComponents>}): ReactNode => {
    const Heading = components?.h2 ?? 'h2';
    return Object.entries(headings).map(([id, value]) => (
      <Heading key={id} id={id}>
        {value}
      </Heading>
    ));
  };
  return Object.assign(Content, {
    toc: Object.entries(headings).map(([id, value]) => ({id, value, level: 2})),
  });
}

const operation: Partial<Operation> = {
  ...withBody(object({name: string})),
  responses: [{status: '200', headers: [], content: [], links: []}],
};
const before = toMdx({
  responses: 'Responses',
  'request-body': 'Request body',
  body: 'Body',
  'response-200': 'Response 200',
  'responses-note': 'Responses note',
  why: 'Why',
});
/** Another file of the same page, such as that of a tag. */
const hint = toMdx({why: 'Why', hint: 'Hint'});
const after = toMdx({why: 'Why', responses: 'Responses', next: 'Next'});

describe('headings in authored content', () => {
  it('get unique IDs, and keep their own IDs if these are free', () => {
    renderOperation({operation, authored: {before: [before, hint], after: [after]}});
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(
      expect.arrayContaining(['responses', 'request-body', 'body', 'why', 'next']),
    );
  });

  it('are the targets of the links in the table of contents', () => {
    renderOperation({operation, authored: {before: [before, hint], after: [after]}});
    const links = within(screen.getByRole('navigation', {name: 'On this page'})).getAllByRole(
      'link',
    );
    const titles = links.map(
      (link) =>
        document.getElementById(link.getAttribute('href')!.slice(1))?.firstChild?.textContent,
    );
    expect(titles).toEqual(yaml`
      [Responses, Request body, Body, Response 200, Responses note, Why, Why, Hint, Request body, Responses, Why, Responses, Next]
    `);
    expect(links.map(({textContent}) => textContent)).toEqual(titles);
  });

  it('are below the page title, even if the author uses the first level', () => {
    const title: AuthoredContent = ({components}) => {
      const Heading = components?.h1 ?? 'h1';
      return <Heading id="before-you-begin">Before you begin</Heading>;
    };
    renderOperation({operation, authored: {before: [title]}});
    expect(screen.getByRole('heading', {name: /^Before you begin/}).tagName).toBe('H2');
    expect(screen.getAllByRole('heading', {level: 1})).toHaveLength(1);
  });
});

it('labels the link to each section with the text of its heading', () => {
  renderOperation({
    operation: {...operation, parameters: [{name: 'limit', in: 'query', examples: []}]},
  });
  expect(
    [...document.querySelectorAll('h2 .hash-link')].map((link) => link.getAttribute('aria-label')),
  ).toEqual([
    'Direct link to Query parameters',
    'Direct link to Request body',
    'Direct link to Responses',
  ]);
});
