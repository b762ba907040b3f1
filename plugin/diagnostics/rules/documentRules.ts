import type {Rule} from './types';

/** Rules for a document as a whole and for its references. */
export const DOCUMENT_RULES = {
  'document-syntax': {
    area: 'document',
    severity: 'error',
    summary: 'The file is not valid YAML or JSON.',
    reason: 'Nothing in the file can be read reliably.',
    mend: 'Correct the text at the reported place.',
  },
  'document-encoding': {
    area: 'document',
    severity: 'warning',
    summary: 'The file is not valid UTF-8, or has an escape for half of a character.',
    reason: 'The pages show replacement characters instead.',
    mend: 'Save the file as UTF-8, and write both halves of a surrogate pair.',
  },
  'document-empty': {
    area: 'document',
    severity: 'error',
    summary: 'The file is empty.',
    reason: 'There are no pages to generate.',
    mend: 'Write an OpenAPI document into the file, or name another file in `source`.',
  },
  'document-duplicate-key': {
    area: 'document',
    severity: 'error',
    summary: 'An object has the same key twice.',
    reason:
      'One of the two values would be lost without a warning; in `paths`, that is a whole set of operations.',
    mend: 'Merge the two values, or rename one key.',
  },
  'document-limit': {
    area: 'document',
    severity: 'error',
    summary: 'The document is too large, too deep, or expands without bounds.',
    reason: 'A small file can expand to more than any machine can hold, and the build must end.',
    mend: 'Split the document, or replace nested YAML aliases by `$ref`. The finding names the limit and the way out.',
  },
  'document-kind': {
    area: 'document',
    severity: 'error',
    summary: 'The document is not OpenAPI 3.x.',
    reason: 'Other formats use the same words with other meanings.',
    mend: 'Convert the document to OpenAPI 3.x, or name the right file.',
  },
  'document-version': {
    area: 'document',
    severity: 'warning',
    summary: 'The document declares an OpenAPI 3 version that is not supported yet.',
    reason:
      'It is read as the newest supported version, so new features may be missing from the pages.',
    mend: 'Update this package, or declare the version that the document was written for.',
  },
  'document-structure': {
    area: 'document',
    severity: 'error',
    summary: 'A part that operations depend on is missing or has the wrong type.',
    reason: 'Operations would silently be missing from the site.',
    mend: 'Write the missing object at the reported place.',
  },
  'document-schema': {
    area: 'document',
    severity: 'warning',
    summary:
      'The document does not follow the OpenAPI version it declares; the page shows the rest.',
    reason: 'Tools ignore or misread what the specification does not allow, each in its own way.',
    mend: 'Correct the field at the reported place.',
  },
  'ref-unresolved': {
    area: 'document',
    severity: 'error',
    summary: 'A reference does not resolve.',
    reason: 'The page lacks what the reference names.',
    mend: 'Correct the `$ref`, or add what it names.',
  },
  'ref-remote': {
    area: 'document',
    severity: 'error',
    summary: 'A reference points to the network; nothing is fetched during a build.',
    reason:
      'A build must give the same pages on every machine and every day, independent of other servers.',
    mend: 'Bundle the document into one file, or copy the other document into the project.',
  },
  'ref-outside': {
    area: 'document',
    severity: 'error',
    summary: 'A reference points outside the project root.',
    reason: 'Files outside the folder of docs.json are never read.',
    mend: 'Move the file into that folder.',
  },
  'ref-circular': {
    area: 'document',
    severity: 'error',
    summary: 'A reference only refers to itself.',
    reason:
      'It never reaches a value. Schemas that refer to each other through properties are fine.',
    mend: 'Replace one reference of the cycle with the value.',
  },
  'ref-kind': {
    area: 'document',
    severity: 'warning',
    summary:
      'A reference points to a component of another kind, such as a schema instead of a response.',
    reason: 'The page shows only what has a meaning there, which is often nothing.',
    mend: 'Refer to a component of the right kind.',
  },
  'ref-siblings-ignored': {
    area: 'document',
    severity: 'warning',
    summary: 'Fields beside a `$ref` are ignored.',
    reason:
      'The author meant them to apply, but no tool shows them. In OpenAPI 3.0 this is true of every `$ref`.',
    mend: 'Move them to the target of the reference, or in a schema, put the reference into an `allOf`.',
  },
  'component-unused': {
    area: 'document',
    severity: 'info',
    summary: 'Nothing refers to a component.',
    reason: 'No page shows it. Often a reference to it is misspelled or missing.',
    mend: 'Refer to it, or remove it.',
  },
  'document-secret': {
    area: 'document',
    severity: 'warning',
    summary: 'The document contains a secret, or what looks like one.',
    reason: 'The document is published with the site.',
    mend: 'Replace it with a placeholder, and revoke the secret if it is real.',
  },
  'source-fact-lost': {
    area: 'document',
    severity: 'warning',
    summary: 'A fact of the document is missing from the pages.',
    reason:
      'Pages show operation IDs, paths, methods, servers, security, parameters, responses with their headers and links, callbacks, media types, schemas with their properties and enums, examples and descriptions exactly. `check` compares them, a build does not. A missing one is a bug of this package or a mistake in the document.',
    mend: 'See whether another finding at the same place explains it. If not, please report a bug with this part of the document.',
  },
  'page-size': {
    area: 'document',
    severity: 'info',
    summary: 'An operation uses more schemas than one page should load.',
    reason: 'The page shows the nearest schemas and loads the others when a reader opens them.',
    mend: 'Nothing has to be done. Smaller or less connected schemas make the pages complete from the start.',
  },
} as const satisfies {readonly [code: string]: Rule};
