import {slugify} from '../config/slugify';
import {readDocumentAddress} from '../model/markdown/documentAddress';
import {type AddressTargets, createAddressFinder} from '../navigation/findAddress';

/** An overview of another document of the site. */
type OtherApi = {label: string; overview: string};

/**
 * The page of a link of another tool; undefined if the document has no such part.
 * @param others of a page of several documents, whose links begin with the name of one
 */
export function resolveOldLink(
  hash: string,
  targets: AddressTargets,
  others: readonly OtherApi[] = [],
): string | undefined {
  const [, document, rest] = DOCUMENT.exec(hash) ?? [];
  const name = document === undefined ? '' : slugify(document);
  const other = name === '' ? undefined : others.find(({label}) => slugify(label) === name);
  if (other) return `${other.overview}#${rest}`;
  if (/^#(?:[^/]+\/)?models$/.test(hash)) return targets.schemaList;
  const find = createAddressFinder(targets);
  for (const one of [hash, hash.replace(OPERATION_PLACE, '$1').replace(MODEL_PLACE, '$1')]) {
    const address = readDocumentAddress(one);
    const permalink = address && find(address);
    if (permalink !== undefined) return permalink;
  }
  return undefined;
}

/** Scalar's name of a document, before what its links name. */
const DOCUMENT = /^#([^/]+)\/((?:tag|webhook|model|description|[A-Z]+)\/.+|models)$/s;
/** What Scalar appends to an operation: `.path.petId`, `.201`, `.body.name`. */
const OPERATION_PLACE =
  /^(.*?[/#][A-Z]+\/.*?)\.(?:body|path|query|headers?|cookies?|default|[1-5](?:\d\d|XX))(?:\..+)?$/s;
/** A property, which it appends to a schema. */
const MODEL_PLACE = /^(.*[/#]model\/[^./]+)\..+$/s;
