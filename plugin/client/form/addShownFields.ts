import {isObject} from '../../document/isObject';
import {hasMember, memberOf, membersOf, toObject} from '../../document/keyOrder';
import {toMediaKind} from '../../model/operation/mediaKind';
import type {Json, MediaType, SchemaTable} from '../../model/types';
import {toInitialBody} from '../../request/initialBody';
import type {BodyContent} from '../../request/types';
import {parseExactJson} from '../../model/text/parseExactJson';

/**
 * Adds the optional fields that the page shows to the body of a form. Undefined if it has all of
 * them, or cannot have them, such as text that is no JSON.
 */
export function addShownFields(
  mediaType: MediaType,
  body: BodyContent,
  table: SchemaTable,
): BodyContent | undefined {
  if (!mediaType.generated?.optional) return undefined;
  const page = toInitialBody(mediaType, table);
  if (body.kind === 'parts' && page.kind === 'parts') {
    const missing = page.parts.filter(
      ({name}) => name !== undefined && !body.parts.some((part) => part.name === name),
    );
    return missing.length > 0 ? {...body, parts: [...body.parts, ...missing]} : undefined;
  }
  const own = toValue(mediaType, body);
  if (own === undefined || page.kind !== 'value' || !lacks(own, page.value)) return undefined;
  return {kind: 'value', value: complete(own, page.value)};
}

function toValue({mediaType}: MediaType, body: BodyContent): Json | undefined {
  if (body.kind === 'value') return body.value;
  if (body.kind !== 'text' || toMediaKind(mediaType) !== 'json') return undefined;
  return body.text.trim() === '' ? {} : parseExactJson(body.text)?.value;
}

function lacks(own: Json, shown: Json): boolean {
  if (Array.isArray(own) && Array.isArray(shown)) {
    const [first] = shown;
    return first !== undefined && (own.length === 0 || own.some((item) => lacks(item, first)));
  }
  return (
    isObject(own) && isObject(shown) && membersOf(shown).some(([name]) => !hasMember(own, name))
  );
}

/** The fields in the order of the page, then those that the reader has added. */
function complete(own: Json, shown: Json): Json {
  if (Array.isArray(own) && Array.isArray(shown)) {
    const [first] = shown;
    if (own.length === 0 || first === undefined) return shown;
    return own.map((item) => complete(item, first));
  }
  if (!isObject(own) || !isObject(shown)) return own;
  return toObject([
    ...membersOf(shown).map(([name, field]): [string, Json] => [
      name,
      memberOf(own, name) ?? field,
    ]),
    ...membersOf(own).filter(([name]) => !hasMember(shown, name)),
  ]);
}
