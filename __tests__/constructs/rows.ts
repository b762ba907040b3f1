import {BODY_ROWS} from './rows/bodies';
import {DOCUMENT_LEVEL} from './rows/document';
import {PARAMETER_ROWS} from './rows/parameters';
import {RESPONSE_ROWS} from './rows/responses';
import {SCHEMAS} from './rows/schemas';
import {SECURITY_ROWS} from './rows/security';
import type {RowGroup} from './types';

/**
 * Everything that the documentation lists as supported. The HTML and the Markdown of its fixture prove each row.
 */
export const ROW_GROUPS: readonly RowGroup[] = [
  DOCUMENT_LEVEL,
  SCHEMAS,
  PARAMETER_ROWS,
  BODY_ROWS,
  RESPONSE_ROWS,
  SECURITY_ROWS,
];
