/** What the components of the Try It console are made with. */
export {ConsoleProvider, useConsole, type Console, type ConsoleProviderProps} from './context';
export {isOpenedFromLink, readOpeningLink} from './openFromLink';
export type {ConsoleState, Exchange, FormPlace, PlacedFinding} from './types';
export {
  clearCredentials,
  confirmOrigin,
  removeCredential,
  setCredential,
  setRemember,
} from '../credentials/change';
export type {
  CredentialsState,
  OAuthClient,
  StoredCredential,
  TokenGrant,
} from '../credentials/types';
export {switchVariant} from '../form/switchVariant';
export {formatLocalTime, isDateTime, parseLocalTime} from '../form/dateTime';
export {formatScalar, parseNumber} from '../form/numbers';
export {getProperty, renameProperty, setProperty} from '../form/objectValues';
export {isNullable, toControl, type Control} from '../form/toControl';
export {isObject} from '../../document/isObject';
export {isReadOnly, toEmptyValue} from '../form/toEmptyValue';
export {useHistory} from '../history/useHistory';
export {toShareLink} from '../history/shareLink';
export type {HistoryEntry} from '../history/types';
export {parseExactJson} from '../json/parseExactJson';
export {layOut} from '../json/layOut';
export type {RefusedValue} from '../history/fitToDocument';
export type {DirectReason} from '../send/chooseTarget';
export type {ResponseHead, SendFailure, SendOutcome, SendRoute} from '../send/types';
export type {Finding} from '../../model/validation/types';
export {
  toBodyValues,
  toInitialBody,
  toInitialValues,
  formatBody,
  isBinary,
  isRange,
  toCredentialKind,
  toMediaKind,
} from '../../request';
export {toCurl} from '../../request/samples';
export {findVariant} from '../../request/findVariant';
export {findNode} from '../../request/schemas';
export type {
  BodyValues,
  Credential,
  FileValue,
  HttpRequest,
  ParameterValue,
  PartValue,
  RequestProblem,
  RequestValues,
} from '../../request/types';
export {
  matchResponse,
  type ResponseDifference,
  type ResponseMatch,
} from '../response/matchResponse';
export {readContentType, toBodyKind, type BodyKind} from '../response/toBodyKind';
export {toFileName} from '../response/toFileName';
export {useResponseBody, type ResponseBody} from '../response/useResponseBody';
export {useStreamItems} from '../response/useStreamItems';
export {toRedirectedRequest} from '../send/toRedirectedRequest';
export {findRows} from '../json/findRows';
export {toRowPieces} from '../json/rowPieces';
export {deliverCallback} from '../oauth/callback';
export type {DevicePrompt} from '../oauth/device';
export type {OAuthFailure, TokenFlow} from '../oauth/types';
export {useOAuth, type OAuth} from '../oauth/useOAuth';
