import {toApiReference} from '../../plugin/model/apiReference';
import {loadFiles} from './load';

/** The model of a document of these files, its first operation, and the findings about it. */
export async function loadModel(source: string | object, others: {[name: string]: string} = {}) {
  const text = typeof source === 'string' ? source : JSON.stringify(source);
  const {document, diagnostics} = await loadFiles({'openapi.yaml': text, ...others});
  const reference = await toApiReference(document!, (found) => diagnostics.push(found));
  return {document: document!, reference, operation: reference.operations[0]!, diagnostics};
}
