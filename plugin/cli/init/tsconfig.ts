import {applyEdits, modify, parse, type ParseError} from 'jsonc-parser';
import {isRecord} from '../../document/isObject';
import {PLUGIN_NAME} from '../../options';
import {type Edit, toFormattingOptions} from './packageScripts';

export const TSCONFIG = 'tsconfig.json';
/** The types that a wrapped or replaced component needs. */
export const TYPES = `${PLUGIN_NAME}/theme`;

/** Adds the types to the source of tsconfig.json; everything else is left unchanged. */
export function addTypes(text: string): Edit {
  const errors: ParseError[] = [];
  const config: unknown = parse(text, errors, {allowTrailingComma: true});
  if (!isRecord(config) || errors.length > 0)
    return {kind: 'unclear', reason: 'It is not an object in JSON.'};
  const options = config.compilerOptions ?? {};
  const types = isRecord(options) ? (options.types ?? []) : undefined;
  if (!Array.isArray(types))
    return {kind: 'unclear', reason: '`compilerOptions.types` is not a list.'};
  if (types.includes(TYPES)) return {kind: 'present'};
  const path = ['compilerOptions', 'types', ...(types.length > 0 ? [-1] : [])];
  const edits = modify(text, path, types.length > 0 ? TYPES : [TYPES], {
    formattingOptions: toFormattingOptions(text),
    isArrayInsertion: types.length > 0,
  });
  return {kind: 'edited', text: applyEdits(text, edits)};
}
