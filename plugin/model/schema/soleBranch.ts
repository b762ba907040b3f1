import {isObject} from '../../document/isObject';
import type {Json, JsonObject} from '../../document/types';
import {fieldOf} from '../../document/place';

/**
 * The branch of a `oneOf` or `anyOf` without a choice: a single branch, or one branch and `null`.
 * With a discriminator it remains a choice.
 */
export function toSoleBranch(
  schema: JsonObject,
  keyword: 'oneOf' | 'anyOf',
): {index: number; nullable?: true; loose?: true} | undefined {
  const branches = fieldOf(schema, keyword);
  if (
    !Array.isArray(branches) ||
    branches.length > 2 ||
    fieldOf(schema, 'discriminator') !== undefined
  )
    return undefined;
  if (branches.length === 1) return {index: 0};
  const nulls = branches.map((branch) => isNullSchema(branch) || isLooseNull(branch));
  if (nulls[0] === nulls[1]) return undefined;
  const index = nulls[0] ? 1 : 0;
  return {index, nullable: true, ...(isLooseNull(branches[1 - index]) && {loose: true})};
}

/**
 * Whether a branch is only `{nullable: true}`. It allows every value, but its authors mean `null`.
 */
export function isLooseNull(schema: Json | undefined): boolean {
  return (
    isObject(schema) && fieldOf(schema, 'nullable') === true && Object.keys(schema).length === 1
  );
}

/** The same with annotations. It remains a branch, since these describe `null`. */
export function isDescribedNull(schema: Json | undefined): boolean {
  return (
    isObject(schema) &&
    fieldOf(schema, 'nullable') === true &&
    Object.keys(schema).every((key) =>
      /^(?:nullable|title|description|example|default|deprecated|x-.*)$/.test(key),
    )
  );
}

/**
 * Whether a schema is `{type: 'null'}`, `{const: null}` or `{enum: [null]}`. One that describes
 * `null` is an ordinary branch.
 */
export function isNullSchema(schema: Json | undefined): boolean {
  if (
    !isObject(schema) ||
    fieldOf(schema, 'title') !== undefined ||
    fieldOf(schema, 'description') !== undefined
  )
    return false;
  const type = fieldOf(schema, 'type');
  const values = fieldOf(schema, 'enum');
  return (
    type === 'null' ||
    (Array.isArray(type) && type.length === 1 && type[0] === 'null') ||
    fieldOf(schema, 'const') === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  );
}
