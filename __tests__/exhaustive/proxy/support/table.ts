import fs from 'fs';
import path from 'path';
import {ROOT} from '../../../support/site';
import {ADAPTERS} from './adapters';
import {ROWS} from './rows';

const PAGE = path.join(ROOT, 'example-site/docs/hosts.md');
const START = '{/* adapters: UPDATE_ADAPTERS=1 npm run test:all -- proxy */}\n\n';
const END = '\n\n{/* /adapters */}';

/** What came of a row on an adapter: whether it passed. */
export type Outcomes = ReadonlyMap<string, boolean>;

export const toKey = (what: string, adapter: string): string => `${what}\n${adapter}`;

/** The table of the documentation. Without outcomes: what it says if all rows pass. */
export function toTable(outcomes?: Outcomes): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['', ...ADAPTERS.map(({name}) => name)]),
    line(['---', ...ADAPTERS.map(() => '---')]).replaceAll(' ', ''),
    ...ROWS.map(({what, only}) =>
      line([
        what,
        ...ADAPTERS.map(({name, entry}) => {
          if (only && !only.includes(entry)) return 'no';
          return (outcomes?.get(toKey(what, name)) ?? outcomes === undefined) ? 'yes' : 'fails';
        }),
      ]),
    ),
  ].join('\n');
}

export function readTable(): string {
  const text = fs.readFileSync(PAGE, 'utf8');
  const start = text.indexOf(START);
  return text.slice(start + START.length, text.indexOf(END, start));
}

export function writeTable(table: string): void {
  const text = fs.readFileSync(PAGE, 'utf8');
  fs.writeFileSync(
    PAGE,
    text.replace(START + readTable() + END, () => START + table + END),
  );
}
