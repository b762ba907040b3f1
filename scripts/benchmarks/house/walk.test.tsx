/** @jest-environment node */
import fs from 'fs';
import path from 'path';
import {toFormatFiles} from '../../../plugin/exports/formatFiles';
import {toCurl} from '../../../plugin/request/samples/curl';
import {loadSample, SAMPLE_LANGUAGES} from '../../../plugin/request/samples/languages';
import {buildRequest, toInitialValues} from '../../../plugin/request';
import {createTestLoader} from '../../../__tests__/support/createTestLoader';
import {renderContent} from '../../../__tests__/theme/support/renderPages';
import type {House} from './counter';

const house = Reflect.get(globalThis, 'house') as House;
const SITE = path.join(__dirname, 'site');

it('follows one operation from docs.json to its page and the files beside it', async () => {
  house.isWalking = true;
  const content = await createTestLoader(SITE, {comparesFacts: true})();
  const [tab] = content.tabs;
  expect(content.diagnostics).toEqual([]);
  const [page] = tab!.navigation!.pages;
  const {operation, permalink} = page!;
  const {pages} = await renderContent(content, new Set([operation.key]));
  const {files} = await toFormatFiles(content, {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/',
    search: true,
  });
  const texts = files
    .filter(({url}) => url.startsWith(`${permalink}.`) || url.includes('/search-index/'))
    .map(({url, text}) => ({url, text: text()}));
  const {schemas, servers, security, securitySchemes} = tab!.reference!;
  const context = {operation, schemas, servers, security, securitySchemes};
  const request = buildRequest(context, toInitialValues(context));
  const samples = [];
  for (const {id} of SAMPLE_LANGUAGES)
    samples.push(id === 'curl' ? toCurl(request) : (await loadSample(id))?.(request));
  house.isWalking = false;

  // An operation that stops on its way would pass less.
  expect([...pages.keys()]).toEqual([operation.key]);
  expect(texts.map(({url}) => url)).toEqual([
    `${permalink}.md`,
    `${permalink}.json`,
    '/api/default/search-index/operations.json',
    '/api/default/search-index/facts.json',
  ]);
  const outputs = [...pages.values(), ...texts.map(({text}) => text)];
  expect(outputs.map((text) => text.includes('zip'))).toEqual([true, true, true, false, true]);
  expect(samples.filter((sample) => !sample?.includes('Rex'))).toEqual([]);
  const ran = Array.from(house.ran, ([file, functions]) => [file, [...functions]]);
  const {HOUSE_RESULT} = process.env;
  if (HOUSE_RESULT !== undefined) fs.writeFileSync(HOUSE_RESULT, JSON.stringify(ran));
});
