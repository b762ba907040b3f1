import type {OperationOverride} from '../config/types';
import type {Operation, OperationId} from '../model/types';
import type {OperationPage} from './types';

/** `overrides.title`, else summary, else operationId, else `METHOD /path`. */
export function toTitle({summary, operationId, key}: Operation, {title}: OperationOverride): string {
  return [title, summary, operationId].map((text) => text?.trim()).find(Boolean) ?? key;
}

/** Whatever is known about a page besides the pages around it. */
export function toPage(operation: Operation, override: OperationOverride, permalink: string): OperationPage {
  return {operation, override, title: toTitle(operation, override), permalink, hidden: override.hidden ?? false, breadcrumbs: []};
}

/** Pages by the id of their operation. */
export type Pages = ReadonlyMap<OperationId, OperationPage>;
