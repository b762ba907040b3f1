import fs from 'fs';
import path from 'path';
import {deflateSync} from 'zlib';
import {runMigrate} from '../../../plugin/cli/migrate/run';
import {createFolder} from '../../support/folder';
import {INSTALLED} from '../../support/installed';
import {createTestTerminal} from '../../support/terminal';

type Redirect = {from: string; to: string};

/** Runs `migrate` in a site with these files. */
export const migrate = (files: {[name: string]: string}, ...argv: string[]) => run(files, argv);

/** Runs `migrate` in a terminal where its question gets this answer. */
export const migrateAsked = (answer: string, files: {[name: string]: string}, ...argv: string[]) =>
  run(files, argv, answer);

async function run(files: {[name: string]: string}, argv: string[], answer?: string) {
  const folder = createFolder({...INSTALLED, ...files});
  const terminal = createTestTerminal(folder);
  const questions: string[] = [];
  const ask = (question: string) => {
    questions.push(question);
    return Promise.resolve(answer ?? '');
  };
  const code = await runMigrate(argv, {...terminal, ...(answer !== undefined && {ask})});
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  return {
    code,
    folder,
    questions,
    output: terminal.output(),
    errors: terminal.errors(),
    read,
    json: (name: string) => JSON.parse(read(name)) as unknown,
    redirects: () =>
      (JSON.parse(read('api-redirects.json')) as Redirect[]).map(({from, to}) => `${from} ${to}`),
    files: () => fs.readdirSync(folder).filter((name) => name !== 'node_modules'),
  };
}

/** A file that docusaurus-openapi-docs generates for an operation. */
export function toGeneratedFile(id: string, method: string, route: string, more = ''): string {
  const api = deflateSync(JSON.stringify({method, path: route})).toString('base64');
  return `---\nid: ${id}\ntitle: "Title"\n${more}api: ${api}\nsidebar_class_name: "${method} api-method"\n---\n\nText\n`;
}

export const toDocument = (title: string, paths: string) =>
  `openapi: 3.0.3\ninfo: {title: ${title}, version: '1'}\ntags: [{name: Pet Care}]\npaths:\n${paths}`;
