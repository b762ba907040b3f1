import {rememberOf} from './remember';
import type {ApiReference, Operation} from './types';

/** Says which of the documents of a tab an operation comes from, as an index of their list. */
export const createDocumentIndex = rememberOf(
  ({documents = []}: ApiReference): ((operation: Pick<Operation, 'id'>) => number) => {
    const indexes = new Map(
      documents.flatMap(({operations}, index) =>
        operations.map((id): [string, number] => [id, index]),
      ),
    );
    return ({id}) => indexes.get(id) ?? 0;
  },
);
