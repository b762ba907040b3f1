import {quote} from '../../diagnostics/text';
import {type OperationPlace, type RuleContext, textOf} from './context';
import {appendKey} from '../pointer';

/** Operations with the same `operationId`, webhooks and callbacks among them. */
export function checkOperationIds({operations, warn}: RuleContext): void {
  const first = new Map<string, OperationPlace>();
  for (const operation of operations) {
    const {place} = operation;
    const id = textOf(place, 'operationId');
    const other = id === undefined ? undefined : first.get(id);
    if (id === undefined) continue;
    if (!other) first.set(id, operation);
    else warn('operation-id-duplicate', {file: place.file, pointer: appendKey(place.pointer, 'operationId')}, `The operationId ${quote(id)} is already that of ${other.method} ${quote(other.path)}.`, 'Give each operation an id of its own: links and generated code depend on it.');
  }
}
