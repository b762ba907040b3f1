import {childOf, fieldOf} from '../../document/place';
import type {Json, JsonObject, PathItemPlace, Place} from '../../document/types';
import {isInternal} from '../../document/audience';
import {listCallbackItems, listOfItem} from '../../document/operations';
import {extensionOf, extensionsOf, extensionPlaces} from '../../document/extensions/read';
import {findTitleProblem, splitTitle} from '../../document/title';
import {present} from '../../document/present';
import {toBadges} from '../text/badges';
import {toCodeSamples} from './codeSamples';
import type {OperationContext, Context} from '../context';
import {toDeprecation} from './deprecation';
import {addExchanges} from './exchanges';
import {toExtensions} from '../text/extensions';
import {toExternalDocs} from '../text/externalDocs';
import {type OperationSource, toSecurity} from './operationSources';
import {toParameters} from './parameters';
import {textOf, textsOf, wordsOf, flagOf, nonEmpty, toText, wordsOfExtension} from '../read';
import {toResponses} from './responses';
import {toServers} from './links';
import {readTryItMode} from './tryItMode';
import {checkWords, markdownOf, descriptionOf, markdownAt} from '../text/text';
import type {
  Operation,
  RequestBody,
  Callback,
  OperationId,
  PageSettings,
  Markdown,
  MarkdownNode,
} from '../types';
import type {Direction} from '../example/composition';
import {followToObject} from '../follow';
import {toMediaTypes} from './mediaType';
import {toExcerpt} from '../markdown/excerpt';
import {toPlainText} from '../markdown/toPlainText';

/**
 * An Operation Object with the fields that it inherits from its path item. `schemas` and `formats`
 * are filled in when all schemas are built.
 */
export function toOperation(
  context: OperationContext,
  source: OperationSource,
  depth = 0,
): Operation {
  const {id, kind, key, method, path, place, item} = source;
  const {value} = place;
  const summaryOwner = itemLayer(item, 'summary');
  const descriptionOwner = itemLayer(item, 'description');
  const operation: Operation = present({
    id,
    kind,
    key,
    method,
    path,
    operationId: textOf(value, 'operationId'),
    ...toSummary(context, source),
    pathSummary: summaryOwner && wordsOf(summaryOwner.value, 'summary'),
    pathDescription: descriptionOwner && markdownOf(context, descriptionOwner),
    tags: [...new Set(textsOf(fieldOf(value, 'tags')))],
    deprecated: toDeprecation(context, place),
    externalDocs: toExternalDocs(context, place),
    badges: toBadges(context, place),
    page: toPageSettings(value, context.document.root.value),
    servers: unlessSame(
      toServers(context, place) ?? toServers(context, itemLayer(item, 'servers')),
      context.defaults.servers,
    ),
    // The document's default does not apply to requests that the API itself sends.
    security:
      kind === 'operation'
        ? unlessSame(toSecurity(place), context.defaults.security)
        : toSecurity(place),
    parameters: toParameters(context, itemField(item, 'parameters'), childOf(place, 'parameters')),
    requestBody: toRequestBody(
      context,
      childOf(place, 'requestBody'),
      kind === 'operation' ? 'request' : 'response',
    ),
    responses: toResponses(context, childOf(place, 'responses')),
    callbacks: toCallbacks(context, source, {id, depth}, (callback, callbackDepth) =>
      toOperation(context, callback, callbackDepth),
    ),
    codeSamples: toCodeSamples(value),
    extensions: toExtensions(context, value),
    schemas: [],
    formats: [],
  });
  addExchanges(operation, value);
  return operation;
}

/** An operation's own value, unless it equals the document's. */
function unlessSame<T>(own: T | undefined, ofDocument: T): T | undefined {
  return own !== undefined && JSON.stringify(own) !== JSON.stringify(ofDocument) ? own : undefined;
}

/** A field of the item itself, or of the item it refers to. */
function itemField(item: PathItemPlace, name: string): Place | undefined {
  return childOf(itemLayer(item, name), name);
}

/** The layer that has a field, for callers that need the owner. */
function itemLayer({layers}: PathItemPlace, name: string): Place<JsonObject> | undefined {
  return layers.find((layer) => fieldOf(layer.value, name) !== undefined);
}

/**
 * A Request Body Object. The API sends the body of a webhook or callback, so for readers it is like
 * a response.
 */
function toRequestBody(
  context: Context,
  place: Place | undefined,
  direction: Direction,
): RequestBody | undefined {
  const target = place && followToObject(context, place);
  return (
    target &&
    present({
      description: markdownOf(context, target),
      required: flagOf(target.value, 'required'),
      content: toMediaTypes(context, childOf(target, 'content'), direction, {
        hasShape: direction === 'response',
        isBody: direction === 'request',
      }),
      extensions: toExtensions(context, target.value),
    })
  );
}

/** Maximum nesting of callbacks in callbacks; deeper ones are left out. */
const MAX_DEPTH = 2;

/**
 * The operation that has the callbacks, and the number of operations with callbacks that contain
 * it.
 */
type Parent = {id: OperationId; depth: number};
type BuildOperation = (source: OperationSource, depth: number) => Operation;

/** Every expression of every callback, with all its methods. */
function toCallbacks(
  context: OperationContext,
  source: Pick<OperationSource, 'place'>,
  {id, depth}: Parent,
  build: BuildOperation,
): Callback[] {
  if (depth >= MAX_DEPTH) return [];
  const follow = (place: Place) => followToObject(context, place);
  const items = listCallbackItems(source.place, follow);
  return context.showShared(items[0]?.item.layers[0], items).map(({name, item}) => ({
    name,
    expression: item.path,
    operations: listOfItem(item, follow)
      .filter(({place}) => !isInternal([place, ...item.layers]))
      .map((operation) => {
        const newId = context.newId(id, 'callback', name, operation.method.toLowerCase());
        return build({...operation, id: newId}, depth + 1);
      }),
  }));
}

/** The settings of an operation's page from its extensions, or from those of the whole document. */
function toPageSettings(operation: Json, root: Json): PageSettings | undefined {
  const mode = readTryItMode(operation, root);
  const settings: PageSettings = present({
    title: wordsOfExtension(operation, 'title'),
    description: wordsOfExtension(operation, 'description'),
    badge: wordsOfExtension(operation, 'badge'),
    hidden: extensionsOf(operation, 'hidden').some(({value}) => value === true) || undefined,
    route: toRoute(wordsOfExtension(operation, 'route')),
    group: toGroup(extensionOf(operation, 'group')),
    name: wordsOfExtension(operation, 'name'),
    tryIt: mode === 'full' ? undefined : mode,
    sampleLanguages: nonEmpty(
      textsOf(extensionOf(operation, 'sampleLanguages') ?? extensionOf(root, 'sampleLanguages')),
    ),
  });
  return Object.keys(settings).length > 0 ? settings : undefined;
}

/** The path of a page on another site; a URL elsewhere is not a route here. */
function toRoute(href: string | undefined): string[] | undefined {
  if (href === undefined || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return undefined;
  const [path = ''] = href.split(/[?#]/);
  return nonEmpty(path.split('/').filter(Boolean));
}

/** Nested groups are a list or contain dots: `admin.users`. */
function toGroup(said: Json | undefined): string | undefined {
  const group = Array.isArray(said) ? textsOf(said).join('.') : toText(said);
  return group?.trim() === '' ? undefined : group;
}

/** Inline Markdown, tags and entities. */
const INLINE = /`|\*\*|\]\(|<\/?[a-z]|&(?:[a-z]+|#x?[0-9a-f]+);/i;

/**
 * `summary` and `description` of an operation. Of a summary that is not a title, the first sentence
 * may be one; the rest becomes the start of the description, unless the description already begins
 * with the summary.
 */
function toSummary(
  context: Context,
  {kind, place}: Pick<OperationSource, 'kind' | 'place'>,
): Pick<Operation, 'summary' | 'description' | 'descriptionText'> {
  const described = withContent(context, place, descriptionOf(context, place));
  const summary = textOf(place.value, 'summary');
  if (summary === undefined || summary.trim() === '') return described;
  checkWords(context, place, 'summary');
  const isTitle = findTitleProblem(summary) === undefined;
  const {title, rest} = isTitle
    ? {title: summary, rest: ''}
    : (splitTitle(summary, kind) ?? {title: '', rest: summary});
  const plain = INLINE.test(title) ? toPlainText(context.markdown(title)).trim() : title;
  // A summary that is an icon says nothing.
  const titled = plain === '' ? {} : {summary: plain};
  const description = described.description ?? [];
  if (rest === '' || toPlainText(description).startsWith(toPlainText(context.markdown(summary))))
    return {...titled, ...described};
  const whole = [...toNodes(context.markdown(rest)), ...toNodes(description)];
  return {...titled, description: whole, descriptionText: toExcerpt(whole)};
}

/** Markdown that other tools show in addition follows the description. */
function withContent(
  context: Context,
  place: Place,
  described: ReturnType<typeof descriptionOf>,
): ReturnType<typeof descriptionOf> {
  const [field] = extensionPlaces(place, 'content');
  const content = field && markdownAt(context, field);
  if (content === undefined) return described;
  const description = [...toNodes(described.description ?? []), ...toNodes(content)];
  return {descriptionText: toExcerpt(description), ...described, description};
}

function toNodes(markdown: Markdown): readonly MarkdownNode[] {
  return typeof markdown === 'string' ? [['p', {}, [markdown]]] : markdown;
}
