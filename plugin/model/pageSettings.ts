import {extensionOf, extensionsOf} from '../document/extensions/read';
import type {Json} from '../document/types';
import {nonEmpty, present, textsOf, toText, wordsOfExtension} from './read';
import type {PageSettings} from './types';

/** Values that turn Try It off: `false`, or a playground that sends nothing. */
const OFF: ReadonlySet<Json> = new Set<Json>([false, 'none', 'simple']);

/** The settings of an operation's page from its extensions, or from those of the whole document. */
export function toPageSettings(operation: Json, root: Json): PageSettings | undefined {
  const tryIt = extensionOf(operation, 'tryIt') ?? extensionOf(root, 'tryIt');
  const settings: PageSettings = present({
    title: wordsOfExtension(operation, 'title'),
    description: wordsOfExtension(operation, 'description'),
    badge: wordsOfExtension(operation, 'badge'),
    hidden: extensionsOf(operation, 'hidden').some(({value}) => value === true) || undefined,
    route: toRoute(wordsOfExtension(operation, 'route')),
    group: toGroup(extensionOf(operation, 'group')),
    name: wordsOfExtension(operation, 'name'),
    tryIt: tryIt !== undefined && OFF.has(tryIt) ? false : undefined,
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
