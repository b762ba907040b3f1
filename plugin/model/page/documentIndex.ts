import {rememberOf} from '../remember';
import type {ApiReference, Operation} from '../types';

/** The index of an operation's document in the list of the tab's documents. */
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
