import fs from 'node:fs/promises';
import path from 'node:path';
import {loadDocument} from '../../document/load';
import {toApiReference} from '../../model/apiReference';
import type {ApiReference} from '../../model/types';

const SCHEMA = './node_modules/docusaurus-plugin-api-reference/schemas/docs.schema.json';

/**
 * Creates docs.json for the template document, without anything that would be wrong for another
 * document.
 */
export async function buildTemplateDocsJson(): Promise<string> {
  const template = JSON.parse(
    await fs.readFile(path.join(__dirname, 'templates/docs.json'), 'utf8'),
  ) as object;
  return toText({$schema: SCHEMA, ...template});
}

/**
 * Creates docs.json for a document of the site: one tab, its groups in the order of the tags that
 * operations have.
 */
export async function buildDocsJson(rootDir: string, source: string): Promise<string> {
  const ignore = () => undefined;
  const document = await loadDocument({rootDir, source}, ignore);
  const tagsOrder = document ? toTagsOrder(await toApiReference(document, ignore)) : [];
  return toText({
    $schema: SCHEMA,
    tab: 'API Reference',
    api: {source, ...(tagsOrder.length > 0 && {tagsOrder})},
  });
}

/**
 * Declared tags in their order, then the others in order of appearance; only tags that operations
 * use.
 */
function toTagsOrder({operations, tags}: ApiReference): string[] {
  const used = new Set(
    operations.filter(({kind}) => kind === 'operation').flatMap((operation) => operation.tags),
  );
  return [...new Set([...tags.map(({name}) => name), ...used])].filter(
    (name) => used.has(name) && name.trim() !== '',
  );
}

function toText(docs: object): string {
  return `${JSON.stringify(docs, undefined, 2)}\n`;
}
