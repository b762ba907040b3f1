import isEqual from 'lodash/isEqual';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {formatPlace} from '../diagnostics/format';
import {quote} from '../diagnostics/text';
import type {Diagnostic} from '../diagnostics/types';
import {childOf, itemsOf, stringOf} from '../document/place';
import type {LoadedDocument, OperationPlace, Place, PlaceInFile} from '../document/types';
import {appendKey} from '../document/pointer';

/** A place, with the document that contains it. */
type Said<T> = T & {document: LoadedDocument};

/** Reports the conflicts between the documents of one tab. */
export function checkJoined(documents: readonly LoadedDocument[]): Diagnostic[] {
  const operations = documents.flatMap((document) =>
    document.operations.map((operation) => ({...operation, document})),
  );
  return [
    ...checkKeys(operations),
    ...checkOperationIds(operations),
    ...checkTags(
      documents.flatMap((document) => listTags(document).map((tag) => ({...tag, document}))),
    ),
  ];
}

/** Reports operations with the same method and path, and webhooks with the same name. */
function checkKeys(operations: readonly Said<OperationPlace>[]): Diagnostic[] {
  return findRepeated(operations, ({key}) => key).map(([operation, first]) =>
    toDiagnostic('operation-twice', {
      source: operation.document.locate(operation.item.key),
      message: `${quote(operation.key)} is also in ${toPlaceText(first.document, first.item.key)}, and only that one has a page.`,
      help: 'Remove one of them, mark it with `x-internal: true`, or give each document its own tab.',
    }),
  );
}

function checkOperationIds(operations: readonly Said<OperationPlace>[]): Diagnostic[] {
  const toIdPlace = ({place: {file, pointer}}: OperationPlace) => ({
    file,
    pointer: appendKey(pointer, 'operationId'),
  });
  return findRepeated(operations, ({operationId}) => operationId).map(([operation, first]) =>
    toDiagnostic('operation-id-duplicate', {
      source: operation.document.locate(toIdPlace(operation)),
      message: `The operationId ${quote(operation.operationId ?? '')} is already used in ${toPlaceText(first.document, toIdPlace(first))}.`,
      help: 'Give each operation its own id: links and generated code depend on it.',
    }),
  );
}

type TagPlace = {name: string; description: Place};

function listTags(document: LoadedDocument): TagPlace[] {
  return itemsOf(childOf(document.root, 'tags')).flatMap((place) => {
    const name = stringOf(place.value, 'name');
    const description = childOf(place, 'description');
    return name !== undefined && description ? [{name, description}] : [];
  });
}

function checkTags(tags: readonly Said<TagPlace>[]): Diagnostic[] {
  return findRepeated(tags, ({name}) => name)
    .filter(([tag, first]) => !isEqual(tag.description.value, first.description.value))
    .map(([tag, first]) =>
      toDiagnostic('tag-descriptions-differ', {
        source: tag.document.locate(tag.description),
        message: `The tag ${quote(tag.name)} is described differently in ${toPlaceText(first.document, first.description)}, and the pages show that description.`,
        help: 'Describe the tag in one of the documents, or in the same words.',
      }),
    );
}

/** Each item whose name an earlier document already uses, with the first item of that name. */
function findRepeated<T extends {document: LoadedDocument}>(
  things: readonly T[],
  toName: (thing: T) => string | undefined,
): [thing: T, first: T][] {
  const firsts = new Map<string, T>();
  return things.flatMap((thing): [T, T][] => {
    const name = toName(thing);
    if (name === undefined) return [];
    const first = firsts.get(name);
    if (!first) firsts.set(name, thing);
    // A duplicate inside one document is another rule's finding.
    return first && first.document !== thing.document ? [[thing, first]] : [];
  });
}

function toPlaceText(document: LoadedDocument, place: PlaceInFile): string {
  return quote(formatPlace(document.locate(place)));
}
