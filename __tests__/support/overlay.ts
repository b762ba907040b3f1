import {stringify} from 'yaml';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {loadDocument} from '../../plugin/document/load';
import type {Json, JsonObject} from '../../plugin/document/types';
import {createFolder} from './folder';
import type {Loaded} from './load';

/** A valid document with these fields. */
export function toOpenApi(fields: JsonObject): JsonObject {
  return {openapi: '3.1.1', info: {title: 'Pets', version: '1'}, ...fields};
}

/** An overlay with these actions. */
export function toOverlay(actions: Json, version = '1.1.0', fields: JsonObject = {}): JsonObject {
  return {overlay: version, info: {title: 'Words', version: '1'}, ...fields, actions};
}

/** Loads a document with overlays; objects are written as YAML. */
export async function loadOverlaid(
  document: JsonObject | string,
  overlays: (JsonObject | string)[],
  files: {[name: string]: string} = {},
): Promise<Loaded & {findings: string[]}> {
  const toText = (said: JsonObject | string) => (typeof said === 'string' ? said : stringify(said));
  const names = overlays.map((_, index) => `overlay-${index + 1}.yaml`);
  const rootDir = createFolder({
    'openapi.yaml': toText(document),
    ...Object.fromEntries(names.map((name, index) => [name, toText(overlays[index]!)])),
    ...files,
  });
  const diagnostics: Diagnostic[] = [];
  const loaded = await loadDocument(
    {rootDir, source: 'openapi.yaml', overlays: names},
    (diagnostic) => diagnostics.push(diagnostic),
  );
  const own = diagnostics.filter(
    ({code}) => code.startsWith('overlay-') || code === 'document-limit',
  );
  return {document: loaded, diagnostics, findings: own.map(toLine)};
}

/** `error overlay-action /actions/0/update: what is wrong`. */
function toLine({severity, code, source, message}: Diagnostic): string {
  return `${severity} ${code} ${source.pointer ?? source.file}: ${message}`;
}
