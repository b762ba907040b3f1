import React from 'react';
import {render, screen} from '@testing-library/react';
import ApiFragmentLink from 'docusaurus-plugin-api-reference/parts/ApiFragment/Link';
import ApiFragmentProperty from 'docusaurus-plugin-api-reference/parts/ApiFragment/Property';
import ApiEmbed from '@theme/ApiEmbed';
import ApiFragmentSchema from '@theme/ApiFragment/Schema';
import ApiFragmentTryIt from '@theme/ApiFragment/TryIt';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {MemoryRouter} from 'react-router-dom';
import type {NodeSchema, Schema} from '../../plugin/model/types';
import {array, object, reference, string, toChunk, toDocument, withBody} from './support/operation';

const show = (element: React.ReactElement) =>
  render(
    <BrowserContextProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </BrowserContextProvider>,
  );
const schema = (id?: string) => (
  <ApiFragmentSchema
    document={toDocument()}
    name="Thing"
    schema={object({name: string})}
    isProperty={false}
    schemas={{}}
    formatNotes={[]}
    id={id}
  />
);
const tryIt = (parameters: {[name: string]: string}) => (
  <ApiFragmentTryIt
    operation="GET /things"
    facts={{parameters: ['query.limit'], mediaTypes: [], servers: []}}
    load={() => Promise.reject(new Error('Nothing is loaded.'))}
    parameters={parameters}
  >
    Three things
  </ApiFragmentTryIt>
);

describe('fragments in an authored page', () => {
  it('have unique IDs, even if the same fragment occurs twice', () => {
    const {container} = show(
      <>
        {schema()}
        {schema()}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('use the IDs that the author sets', () => {
    const {container} = show(schema('thing'));
    expect(container.querySelector('[id="thing-schema.name"]')).not.toBeNull();
  });

  it('have a target for each link of a schema that contains itself', () => {
    const node = reference('Node');
    const {container} = show(
      <ApiFragmentSchema
        document={toDocument()}
        name="Node"
        schema={node}
        isProperty={false}
        schemas={{Node: {name: 'Node', schema: object({label: string, next: node})}}}
        formatNotes={[]}
      />,
    );
    const links = [...container.querySelectorAll('a[href^="#"]')];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
  });

  it('have unique IDs if they are the same operation of two versions, or have a prefix', () => {
    const embed = (tabId: string, id?: string) => (
      <ApiEmbed
        document={toDocument({tabId})}
        {...toChunk({operation: withBody(object({name: string}))})}
        id={id}
      />
    );
    const {container} = show(
      <>
        {embed('default')}
        {embed('default/1.0')}
        {embed('default', 'own')}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const prefix of ['default-', 'default-1-0-', 'own-'])
      expect(ids.filter((id) => id.startsWith(prefix)).length).toBeGreaterThan(0);
  });

  it('contain no headings', () => {
    show(schema());
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });

  it('link to an operation with its method, and with its title or the words of the author', () => {
    const link = {
      title: 'List things',
      permalink: '/api/default/things/get',
      method: 'GET',
      path: '/things',
      kind: 'operation',
    } as const;
    show(
      <>
        <ApiFragmentLink {...link} />
        <ApiFragmentLink {...link}>all of them</ApiFragmentLink>
      </>,
    );
    for (const name of ['GET List things', 'GET all of them'])
      expect(screen.getByRole('link', {name}).getAttribute('href')).toBe(link.permalink);
  });

  it('are valid inside a paragraph if they are links, buttons or lines of properties', () => {
    const pet = {name: 'Pet', schema: object({name: string})};
    const email: NodeSchema = {
      ...{kind: 'schema', types: ['string'], type: 'string', format: 'email'},
      constraints: {maxLength: 5, pattern: '^a'},
    };
    const line = (property: Schema) => (
      <ApiFragmentProperty
        document={toDocument()}
        name="owner"
        schema={property}
        required
        schemas={{Pet: pet}}
      />
    );
    const {container} = show(
      <p>
        {line(email)}, {line(reference('Pet'))}, {line(array(reference('Pet')))} {tryIt({})}
        <ApiFragmentLink
          {...{title: 'List things', permalink: '/', method: 'GET', path: '/', kind: 'operation'}}
        />
      </p>,
    );
    expect(container.textContent).toContain('owner required string · ≤ 5');
    expect(container.querySelector('a[href^="#"]')).toBeNull();
    const parsed = document.createElement('template');
    parsed.innerHTML = container.innerHTML;
    expect(parsed.innerHTML).toBe(container.innerHTML);
  });

  it('refuse values for parameters that the operation does not have', () => {
    show(tryIt({limit: '3'}));
    expect(screen.getByRole('button', {name: 'Three things'})).toBeTruthy();
    const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show(tryIt({limt: '3'}))).toThrow(
      '`GET /things` has no parameter `limt`. It has `limit`.',
    );
    silent.mockRestore();
  });
});
