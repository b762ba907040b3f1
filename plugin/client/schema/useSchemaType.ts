import {splitElementType, toNamedType} from '../../model/schema/typeWords';
import type {Anchor} from '../../model/page/anchors';
import {isSaidBy} from '../../model/text/sameText';
import type {Markdown} from '../../model/types';
import {toSchemaFacts} from '../../model/words/line';
import {isNever} from '../../model/words/rows';
import type {Fact} from '../../model/words/types';
import {isComposite, toSchemaContent} from './composite';
import type {Direction} from './plan';
import {useSchemas} from './schemas';
import {withoutVariants, type SchemaView} from './view';

export type SchemaType = {
  /** The words of the type before and after the schema's name: `map of ` and `[]`. */
  before: string;
  name?: string;
  after: string;
  /** Where the page shows the named schema, if that is elsewhere and shows more. */
  home?: Anchor;
  /** Permalink of the named schema's page. */
  page?: string;
  /** What follows the type in the line, except its limits. */
  facts: readonly Fact[];
};

/**
 * The type of a schema, worded for one line.
 * @param name what the schema describes; a title that repeats it is omitted
 * @param isAboveVariants whether its variants are listed below, so that its name is enough
 */
export function useSchemaType(
  given: SchemaView,
  id: Anchor,
  direction: Direction,
  name?: string,
  isAboveVariants = false,
): SchemaType {
  const view = isAboveVariants ? withoutVariants(given) : given;
  const {lookup, plan, own, toPage} = useSchemas();
  const {target, annotations} = view;
  const node = target?.kind === 'schema' ? target : undefined;
  // The words for a list or map include the name of its element.
  const element =
    node && view.id === undefined && (node.items ?? node.additionalProperties)
      ? toSchemaContent(view, id, lookup).view
      : view;
  const elementType =
    element === view || element.name === undefined
      ? undefined
      : splitElementType(view.type, element.name);
  const named = elementType ? element : view;
  const home = named.id === undefined ? undefined : plan.toHome(named.id, direction);
  // The heading of a schema's page already shows its name.
  const isTitled = own !== undefined && named.id === own && home === id;
  const words =
    elementType ??
    (named.name === undefined || isTitled
      ? {before: view.type, name: undefined, after: ''}
      : toNamedType(view.type, named.name));
  const page = named.id === undefined ? undefined : toPage(lookup(named.id));
  // A schema whose line shows everything needs no link.
  const isElsewhere =
    words.name !== undefined &&
    home !== id &&
    (named.targetDescription !== undefined ||
      (named.target?.kind === 'schema' && isComposite(named.target)));
  return {
    ...words,
    ...(isElsewhere && {home}),
    ...(words.name !== undefined && page !== undefined && {page}),
    facts: toSchemaFacts({
      node,
      annotations,
      title: toTitle(annotations.title, [view.name, name], annotations.description),
      included: [...(view.via ?? []), ...(node?.allOf ?? []).map((part) => part.name)],
      isDynamic: view.dynamic,
      isRecursive: named.recursive,
      isEmpty: isNever(node?.additionalProperties) && node && !isComposite(node),
    }),
  };
}

/**
 * The title, unless it repeats a name next to it (`Simple User` next to `simple-user`) or the
 * description below it.
 */
function toTitle(
  title: string | undefined,
  names: readonly (string | undefined)[],
  description?: Markdown,
): string | undefined {
  if (title === undefined || isSaidBy(title, description)) return undefined;
  const bare = toBareWords(title);
  return bare === '' || names.some((name) => name !== undefined && toBareWords(name) === bare)
    ? undefined
    : title;
}

function toBareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
