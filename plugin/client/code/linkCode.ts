import {isWithin, responseAnchor, toAnchorSegment, type Anchor} from '../../model/page/anchors';
import {locateKeys, type LocatedKey} from './locateKeys';
import {readTokens} from './useHighlight';

const ROW = 'li.theme-api-row[id]';
const CODE = '.theme-api-code>code';
const NAME = 'theme-api-marked';
/** The segment of a part that has no name: any other property of an object. */
const ANY = '*';

/** Code of a card, and the id of the schema that it is an example of. */
type Card = {text: Text; root: Anchor; keys: LocatedKey[]};

/**
 * Connects the rows of an operation with both code cards: the property of the row under the pointer,
 * or with the focus, is marked in the code, and a key in the code leads to its row.
 * @param prefix of all ids of the operation
 * @param goTo shows the part of the page with an id
 * @returns disconnects them
 */
export function linkCode(
  article: HTMLElement,
  prefix: Anchor,
  goTo: (id: Anchor) => void,
): () => void {
  let marked: Element | null = null;
  const onOver = ({target}: {target: EventTarget | null}) => {
    const row = target instanceof Element ? target.closest(ROW) : null;
    if (row === marked) return;
    marked = row;
    mark(row ? findRanges(article, prefix, row.id) : []);
  };
  const onMove = (event: PointerEvent) => {
    const found = findKey(event, prefix);
    const code = event.target instanceof Element ? event.target.closest<HTMLElement>(CODE) : null;
    if (!code) return;
    code.style.cursor = found ? 'pointer' : '';
    mark(found ? [toRange(found.card.text, found.key.start, found.key.end)] : []);
  };
  const onClick = (event: MouseEvent) => {
    // A reader who selects code does not want to go elsewhere.
    if (getSelection()?.isCollapsed === false) return;
    const found = findKey(event, prefix);
    if (found) goTo(findRow(article, found.card.root, found.key.path));
  };
  article.addEventListener('pointerover', onOver);
  article.addEventListener('focusin', onOver);
  article.addEventListener('pointermove', onMove);
  article.addEventListener('click', onClick);
  // This code was loaded because of the row that is pointed to.
  onOver({
    target: Array.from(article.querySelectorAll(`${ROW}:hover`)).at(-1) ?? document.activeElement,
  });
  return () => {
    article.removeEventListener('pointerover', onOver);
    article.removeEventListener('focusin', onOver);
    article.removeEventListener('pointermove', onMove);
    article.removeEventListener('click', onClick);
    mark([]);
  };
}

function mark(ranges: Range[]): void {
  if (ranges.length === 0) CSS.highlights.delete(NAME);
  else {
    const highlight = new Highlight(...ranges);
    highlight.priority = 1;
    CSS.highlights.set(NAME, highlight);
  }
}

function toRange(text: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/** Where the visible code has the property of a row. */
function findRanges(article: HTMLElement, prefix: Anchor, id: Anchor): Range[] {
  const codes = Array.from(article.querySelectorAll<HTMLElement>(CODE));
  return codes.flatMap((code) => {
    const card = code.closest('[hidden]') ? undefined : toCard(code, prefix);
    if (!card) return [];
    // A property of the request is often in the response, too; one of another response is not.
    const isOfRequest = isWithin(id, `${prefix}body`);
    const root = isOfRequest ? `${prefix}body` : card.root;
    const path = toPath(id, root);
    return path === undefined
      ? []
      : card.keys
          .filter((key) => isSame(path, key.path))
          .map(({start, valueEnd}) => toRange(card.text, start, valueEnd));
  });
}

/** The key under the pointer. */
function findKey(
  {clientX, clientY, target}: MouseEvent,
  prefix: Anchor,
): {card: Card; key: LocatedKey} | undefined {
  const code = target instanceof Element ? target.closest<HTMLElement>(CODE) : null;
  const card = code ? toCard(code, prefix) : undefined;
  const offset = card && readOffset(card.text, clientX, clientY);
  if (!card || offset === undefined) return undefined;
  const key = card.keys.find(({start, end}) => start <= offset && offset < end);
  return key && {card, key};
}

function readOffset(text: Text, x: number, y: number): number | undefined {
  if ('caretPositionFromPoint' in document) {
    const position = document.caretPositionFromPoint(x, y);
    return position?.offsetNode === text ? position.offset : undefined;
  }
  return undefined;
}

const cards = new WeakMap<Text, {data: string; card: Card}>();

/** The code of the request's card or of the response's; undefined for other code. */
function toCard(code: HTMLElement, prefix: Anchor): Card | undefined {
  const text = code.firstChild;
  if (!(text instanceof Text)) return undefined;
  const known = cards.get(text);
  if (known?.data === text.data) return known.card;
  const root = toRoot(code);
  if (root === undefined) return undefined;
  const card = {text, root: prefix + root, keys: locateKeys(text.data, readTokens(text))};
  cards.set(text, {data: text.data, card});
  return card;
}

function toRoot(code: HTMLElement): Anchor | undefined {
  // The console is above the page: nothing behind it can be seen.
  if (code.closest('dialog')) return undefined;
  if (code.closest('.theme-api-samples')) return 'body';
  if (!code.closest('.theme-api-response-examples')) return undefined;
  const tab = code.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  const status = document.getElementById(tab ?? '')?.querySelector('.theme-api-status');
  // The only tab without a status is the payload of a webhook.
  return status ? responseAnchor(status.textContent ?? '') : 'body';
}

/** The row of a property: one that can be seen, else any, else the place that it would have. */
function findRow(article: HTMLElement, root: Anchor, path: readonly string[]): Anchor {
  const rows = Array.from(article.querySelectorAll(ROW)).filter(({id}) => {
    const own = toPath(id, root);
    return own !== undefined && isSame(own, path);
  });
  const row = rows.find((each) => !each.closest('[hidden]')) ?? rows[0];
  return row?.id ?? [root, ...path.map(toAnchorSegment)].join('.');
}

/** The names in the id of a row; variants, media types and items of lists have none. */
function toPath(id: Anchor, root: Anchor): string[] | undefined {
  if (!isWithin(id, root) || id.startsWith(`${root}:header`)) return undefined;
  return Array.from(id.slice(root.length).matchAll(/([.:=@/])([^.:=@/]*)/g)).flatMap(
    ([, sign, name = '']) =>
      sign === '.' ? [name] : sign === ':' && /^(?:other$|pattern-)/.test(name) ? [ANY] : [],
  );
}

function isSame(own: readonly string[], path: readonly string[]): boolean {
  return (
    own.length > 0 &&
    own.length === path.length &&
    own.every((name, index) => name === ANY || name === toAnchorSegment(path[index] ?? ''))
  );
}
