import {quoteValue} from '../../diagnostics/text';
import {formatJson} from '../exactNumber';
import {extensionPlaces} from '../extensions/read';
import type {Place} from '../types';
import type {RuleContext} from './context';

/**
 * Reports extensions that leave out or hide an operation if they are `true`, and are something else:
 * the author may have meant to hide what is published. In YAML, `yes` is a string.
 */
export function checkVisibility({operations, warn}: RuleContext): void {
  const linked = operations.filter(({kind}) => kind !== 'callback');
  // The operations of a path item share its layers.
  const items = new Set(linked.flatMap(({item}) => item.layers));
  const places = linked.map(({place}) => place);
  const check = (holders: Iterable<Place>, effect: 'leftOut' | 'hidden', words: string) => {
    for (const holder of holders)
      for (const {value, ...place} of extensionPlaces(holder, effect)) {
        if (typeof value === 'boolean') continue;
        const name = place.pointer.slice(holder.pointer.length + 1).replaceAll('/', '.');
        warn(
          'document-schema',
          place,
          `\`${name}\` is ${quoteValue(formatJson(value))}. Only \`true\` ${words}.`,
          'Write `true` without quotes, or remove it.',
        );
      }
  };
  check([...items, ...places], 'leftOut', 'leaves operations out, so this is published');
  check(places, 'hidden', 'hides an operation, so pages link to it');
}
