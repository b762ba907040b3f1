import type {ParameterValue, RequestValues} from '../../request/types';
import type {ConsoleAction, ConsoleState, Exchange} from './types';

/** Returns the next state. Ignores events of an exchange that has been replaced. */
export function reduceConsole(
  state: ConsoleState,
  action: Exclude<ConsoleAction, {kind: 'server'}>,
): ConsoleState {
  switch (action.kind) {
    case 'load':
      return {...state, values: action.values};
    case 'parameter':
      return withValues(state, {
        parameters: setParameter(state.values.parameters, action.parameter),
      });
    case 'body':
      return withValues(state, {body: action.body});
    case 'alternative':
      return withValues(state, {
        security: {
          credentials: [],
          ...(action.alternative !== undefined && {alternative: action.alternative}),
        },
      });
    case 'sent':
      return {...state, exchange: action.exchange, remarks: []};
    case 'head':
      return updateExchange(state, action.id, {head: action.head, headAt: action.at});
    case 'received':
      return updateExchange(state, action.id, {size: action.size});
    case 'ended':
      return updateExchange(state, action.id, {
        outcome: action.outcome,
        size: action.size,
        endedAt: action.at,
      });
    case 'remarked':
      return state.exchange?.id === action.id ? {...state, remarks: action.remarks} : state;
    case 'sought':
      return {...state, sought: action.field};
    case 'dismiss':
      return {values: state.values};
  }
}

function withValues(state: ConsoleState, values: Partial<RequestValues>): ConsoleState {
  return {...state, values: {...state.values, ...values}};
}

function updateExchange(state: ConsoleState, id: number, update: Partial<Exchange>): ConsoleState {
  return state.exchange?.id === id ? {...state, exchange: {...state.exchange, ...update}} : state;
}

/** A changed parameter keeps its position. */
function setParameter(
  parameters: readonly ParameterValue[],
  parameter: ParameterValue,
): ParameterValue[] {
  const isSame = (other: ParameterValue) =>
    other.in === parameter.in && other.name === parameter.name;
  const isSent =
    parameter.value !== undefined || parameter.raw !== undefined || parameter.empty !== undefined;
  if (!isSent) return parameters.filter((other) => !isSame(other));
  return parameters.some(isSame)
    ? parameters.map((other) => (isSame(other) ? parameter : other))
    : [...parameters, parameter];
}
