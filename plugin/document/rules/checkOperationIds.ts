import {quote} from '../../diagnostics/text';
import {childOf} from '../place';
import type {OperationPlace} from '../types';
import {type RuleContext, textOf} from './context';
import {appendKey} from '../pointer';

const HELP = 'Add an `operationId`, and keep it when the path changes.';

/**
 * Reports operations without an `operationId` and operations that share one, including webhooks and
 * callbacks.
 */
export function checkOperationIds({root, operations, warn}: RuleContext): void {
  // Callbacks are skipped because nothing links to their operations.
  const linked = operations.filter(({kind}) => kind !== 'callback');
  const missing = linked.filter(({place}) => textOf(place, 'operationId') === undefined);
  // A document without any ids gets a single finding.
  if (missing.length > 1 && missing.length === linked.length)
    warn(
      'operation-id-missing',
      childOf(root, 'paths') ?? root,
      `None of the ${missing.length} operations has an \`operationId\`.`,
      HELP,
    );
  else
    for (const {place, method, path} of missing)
      warn('operation-id-missing', place, `${method} ${quote(path)} has no \`operationId\`.`, HELP);
  const first = new Map<string, OperationPlace>();
  for (const operation of operations) {
    const {place} = operation;
    const id = textOf(place, 'operationId');
    if (id === undefined) continue;
    const other = first.get(id);
    if (!other) first.set(id, operation);
    else
      warn(
        'operation-id-duplicate',
        {file: place.file, pointer: appendKey(place.pointer, 'operationId')},
        `The operationId ${quote(id)} is already used by ${other.method} ${quote(other.path)}.`,
        'Give each operation its own id: links and generated code depend on it.',
      );
  }
}
