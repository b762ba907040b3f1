import {quote} from '../../diagnostics/text';
import {childOf} from '../place';
import {type RuleContext, textOf} from './context';

/** Reports contact and legal fields that still have the value of an example. */
export function checkInfo({root, warn}: RuleContext): void {
  const info = childOf(root, 'info');
  if (!info) return;
  const [contact, license] = [childOf(info, 'contact'), childOf(info, 'license')];
  for (const [owner, name, words] of [
    [contact, 'url', 'The contact'],
    [contact, 'email', 'The contact'],
    [license, 'url', 'The license'],
    [info, 'termsOfService', 'The URL of the terms of service'],
  ] as const) {
    const text = owner && textOf(owner, name)?.trim();
    if (owner && text !== undefined && isPlaceholderUrl(text))
      warn(
        'info-placeholder',
        childOf(owner, name) ?? owner,
        `${words} is ${quote(text)}, whose host exists only in examples.`,
        'Write the real URL, or remove the field.',
      );
  }
}

/**
 * Hosts that RFC 2606 reserves for examples and tests, in a URL or after the `@` of an e-mail
 * address.
 */
const PLACEHOLDER =
  /^(?:https?:\/\/|[^\s@/]+@)(?:[\w-]+\.)*(?:example\.(?:com|net|org)|(?:[\w-]+\.)?(?:example|test|invalid|localhost))(?=[:/?#]|$)/i;

/** Whether a URL or an e-mail address has a host that exists only in examples. */
function isPlaceholderUrl(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/**
 * The same for a server, whose host may have variables. Servers on `localhost` are for development;
 * another rule says what they cannot do.
 */
export function isPlaceholderServer(url: string): boolean {
  const filled = url.trim().replace(/\{[^{}]*\}/g, 'x');
  return (
    isPlaceholderUrl(filled) && !/^https?:\/\/(?:[\w-]+\.)*localhost(?=[:/?#]|$)/i.test(filled)
  );
}
