import {quote} from '../../diagnostics/text';
import {childOf} from '../place';
import {type RuleContext, textOf} from './context';
import {isPlaceholderUrl} from './placeholderUrl';

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
