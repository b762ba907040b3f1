import type {Context} from './context';
import {childOf, isObjectPlace, type Place} from '../document/place';
import {present, textOf, wordsOf} from './read';
import {addressOf, descriptionOf} from './text';
import type {Info} from './types';

/** The Info Object, with `x-logo`. */
export function toInfo(context: Context): Info {
  const {root} = context.document;
  const place: Place = childOf(root, 'info') ?? {value: {}, file: root.file, pointer: '/info'};
  return present({
    title: textOf(place.value, 'title') ?? '',
    version: textOf(place.value, 'version') ?? '',
    summary: wordsOf(place.value, 'summary'),
    ...descriptionOf(context, place),
    termsOfService: addressOf(context, place, 'termsOfService'),
    contact: toContact(context, childOf(place, 'contact')),
    license: toLicense(context, childOf(place, 'license')),
    logo: toLogo(context, childOf(place, 'x-logo')),
  });
}

function toContact(context: Context, place: Place | undefined): Info['contact'] {
  if (!isObjectPlace(place)) return undefined;
  const email = textOf(place.value, 'email');
  if (email !== undefined && !isEmail(email))
    context.warn('content-invalid', place, '`email` is not an e-mail address; it is left out.');
  return present({
    name: wordsOf(place.value, 'name'),
    url: addressOf(context, place, 'url'),
    email: email !== undefined && isEmail(email) ? email : undefined,
  });
}

/**
 * Strict about characters that could add fields to a `mailto:` link or end an attribute; the rest
 * is up to the author.
 */
function isEmail(text: string): boolean {
  return /^[^\s@?&"<>]+@[^\s@?&"<>]+$/.test(text);
}

function toLicense(context: Context, place: Place | undefined): Info['license'] {
  if (!isObjectPlace(place)) return undefined;
  return present({
    name: textOf(place.value, 'name') ?? '',
    identifier: textOf(place.value, 'identifier'),
    url: addressOf(context, place, 'url'),
  });
}

function toLogo(context: Context, place: Place | undefined): Info['logo'] {
  const url = isObjectPlace(place) ? addressOf(context, place, 'url') : undefined;
  // Without an image there is no logo.
  return place && typeof url === 'string'
    ? present({
        url,
        altText: wordsOf(place.value, 'altText'),
        href: addressOf(context, place, 'href'),
      })
    : undefined;
}
