import fs from 'fs';
import path from 'path';
import {JSDOM} from 'jsdom';
import {runCommand} from '../../support/command';
import {createFolder} from '../../support/folder';
import {findNodes} from '../../support/formats';
import {startRepository} from '../../support/git';
import {buildSite, removeSite} from '../../support/site';
import {serveBuild, type StaticServer} from '../../support/staticServer';

const DOCUMENT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    get:
      operationId: listPets
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: 100}}, {name: 'a (b)', in: query, schema: {type: string}}]
      responses:
        '200': {description: All pets., content: {application/json: {schema: {type: array, items: {$ref: 'parts/pet.yaml'}}}}}
    post:
      operationId: addPet
      security: []
      requestBody: {content: {application/json: {schema: {$ref: 'parts/pet.yaml'}}}}
      responses: {'201': {description: Added.}}
  /cats/{cat}:
    get:
      operationId: getCat
      parameters: [{name: cat, in: path, required: true, schema: {type: string}}]
      responses: {'200': {description: A cat.}}
components: {securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}}
`;
const PET =
  'type: object\nproperties: {name: {type: string}, kind: {type: string, enum: [dog, cat]}}\n';
const BEFORE = {
  'docs.json': JSON.stringify({
    tab: 'API',
    api: {source: 'openapi.yaml', overrides: {'POST /pets': {slug: ['pets', 'add']}}},
  }),
  'openapi.yaml': DOCUMENT,
  'parts/pet.yaml': PET,
};
const AFTER = {
  'docs.json': JSON.stringify({
    tabs: [
      {tab: 'API', api: {source: 'openapi.yaml'}},
      {tab: 'New', api: {source: 'new.yaml'}},
    ],
  }),
  'openapi.yaml': DOCUMENT.replace('maximum: 100', 'maximum: 50')
    .replace(", {name: 'a (b)', in: query, schema: {type: string}}", '')
    .replace('/cats/{cat}:', '/animals/{cat}:')
    .replace('security: []', 'security: [{key: []}]'),
  'parts/pet.yaml': PET.replace('cat]', 'cat, bird]').replace('name: {type: string}, ', ''),
  'new.yaml': DOCUMENT.replaceAll("$ref: 'parts/pet.yaml'", 'type: object'),
};

const sites: string[] = [];
const servers: StaticServer[] = [];

async function publish({'docs.json': docs, ...files}: {[file: string]: string}, baseUrl: string) {
  const site = await buildSite({
    docs: JSON.parse(docs!) as unknown,
    files,
    config: {baseUrl, themes: ['@docusaurus/theme-classic']},
  });
  sites.push(site);
  const server = await serveBuild(path.join(site, 'build'), baseUrl);
  servers.push(server);
  return `${server.origin}${baseUrl}`;
}

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  sites.forEach(removeSite);
});

it('the comment on a pull request links to pages and places that both sites have', async () => {
  const repository = startRepository(createFolder(BEFORE));
  for (const [file, text] of Object.entries(AFTER))
    fs.writeFileSync(path.join(repository, file), text);
  const published = await publish(BEFORE, '/');
  const preview = await publish(AFTER, '/preview/');
  const {output} = await runCommand(
    repository,
    ...['check', '--no-code', '--against=HEAD:', '--format=markdown'],
    ...[`--published=${published}`, `--preview=${preview}`],
  );
  const urls = findNodes(output, 'link').map(({url}) => url);
  expect(urls.filter((url) => url.startsWith(preview)).length).toBeGreaterThan(4);
  expect(urls.filter((url) => !url.startsWith(preview)).length).toBeGreaterThan(4);
  const missing: string[] = [];
  for (const url of new Set(urls)) {
    const response = await fetch(url);
    const {document} = new JSDOM(await response.text()).window;
    const {hash} = new URL(url);
    const isThere = hash === '' || document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!response.ok || !isThere) missing.push(`${response.status} ${url}`);
  }
  expect(missing).toEqual([]);
}, 900_000);
