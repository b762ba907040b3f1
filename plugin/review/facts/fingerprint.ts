import {ALERT_MARKER} from '../../model/markdown/alerts';

/** The line that makes a quotation an alert: its first one, when it goes on. Pages have a title instead. */
const ALERT = new RegExp(`^(?<!^ {0,3}>.*\\n) {0,3}> ?${ALERT_MARKER.source}(?=\\n {0,3}>)`, 'gim');

/**
 * The first letters and digits of a text, without what Markdown and HTML add to it: equal for a description as it is
 * written and as it is shown. Empty when nothing of it would be shown.
 */
export function toFingerprint(text: string): string {
  return text
    .slice(0, 2000)
    .replace(ALERT, '')
    .replace(/<!--[^]*?-->|<[^<>]*>/g, '')
    .replace(/\]\([^()\s]*\)/g, ']')
    .replace(/&(?:[a-z]+|#\d+|#x[0-9a-f]+);/gi, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 24)
    .toLowerCase();
}
