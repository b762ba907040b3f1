import {CHANGE_KINDS, type ChangeKind} from '../compare/kinds';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {suggest} from '../diagnostics/suggest';
import {isObject} from '../document/isObject';
import type {Json} from '../document/types';
import {type ConfigContext, describe, readFields} from './fields';
import {ACCEPTED_CHANGE_FIELDS} from './schema';
import type {AcceptedChange} from './types';

/**
 * `api.acceptedChanges`: the changes that `check --against` no longer reports, each with its
 * reason.
 */
export function normalizeAcceptedChanges(
  list: readonly Json[],
  pointer: string,
  context: ConfigContext,
): AcceptedChange[] {
  return list.flatMap((value, index) => {
    const change = toAcceptedChange(value, `${pointer}/${index}`, context);
    return change ? [change] : [];
  });
}

function toAcceptedChange(
  value: Json,
  pointer: string,
  context: ConfigContext,
): AcceptedChange | undefined {
  const {locate, report} = context;
  const fail = (field: string, message: string, help?: string) => {
    report(
      toDiagnostic('config-type', {
        source: locate(field === '' ? pointer : `${pointer}/${field}`),
        message,
        ...(help !== undefined && {help}),
      }),
    );
    return undefined;
  };
  if (!isObject(value))
    return fail('', `An accepted change must be an object, but is ${describe(value)}.`);
  const {kind, operation, reason, until} = readFields(
    value,
    ACCEPTED_CHANGE_FIELDS,
    {pointer, name: 'An accepted change'},
    context,
  );
  if (kind === undefined || reason === undefined)
    return fail(
      '',
      `An accepted change needs \`${kind === undefined ? 'kind' : 'reason'}\`.`,
      'Write "kind": "operation-removed", "reason": "Nobody calls it." and, to accept it for a time, "until": "2027-01-31".',
    );
  if (!isKind(kind)) {
    const nearest = suggest(kind, CHANGE_KINDS);
    return fail(
      'kind',
      `There is no kind of change called ${describe(kind)}.`,
      nearest === undefined ? undefined : `Did you mean "${nearest}"?`,
    );
  }
  return {
    kind,
    reason,
    ...(operation !== undefined && {operation}),
    ...(until !== undefined && {until}),
  };
}

function isKind(kind: string): kind is ChangeKind {
  return (CHANGE_KINDS as string[]).includes(kind);
}
