import type {Context} from './context';
import {toText, nonEmpty, present, textOf, textsOf, wordsOf, wordsOfExtension} from './read';
import {childOf, entriesOf, fieldOf, itemsOf, type Place} from '../document/place';
import {markdownOf} from './text';
import type {Server, ServerVariable} from './types';
import {isRelativeUrl} from '../document/parseUrl';
import {resolveUrl} from './url';

/** `servers` of the document, a path item or an operation. Undefined when there are none. */
export function toServers(context: Context, owner: Place | undefined): Server[] | undefined {
  const list = owner && childOf(owner, 'servers');
  return list && nonEmpty(itemsOf(list).flatMap((place) => toServer(context, place) ?? []));
}

/**
 * A Server Object. Undefined without a URL. The URL keeps its `{variables}`; a relative one is
 * resolved against the URL that its file was pulled from, and otherwise kept as written: then it is
 * relative to the site (OpenAPI, "Server Object"; `$self` names no place where an API is).
 */
export function toServer(context: Context, place: Place): Server | undefined {
  const url = textOf(place.value, 'url');
  if (url === undefined) return undefined;
  const base = context.document.pulledFrom?.get(place.file);
  return present({
    url: base !== undefined && isRelativeUrl(url) ? resolveUrl(url.trim(), base) : url,
    name: wordsOf(place.value, 'name') ?? wordsOfExtension(place.value, 'serverName'),
    description: markdownOf(context, place),
    variables: toVariables(context, place),
  });
}

function toVariables(context: Context, server: Place): ServerVariable[] {
  return entriesOf(childOf(server, 'variables')).map(([name, place]) =>
    present({
      name,
      default: toText(fieldOf(place.value, 'default')) ?? '',
      enum: nonEmpty(textsOf(fieldOf(place.value, 'enum'))),
      description: markdownOf(context, place),
    }),
  );
}
