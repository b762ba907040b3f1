import {readSights} from './readSights';
import type {Row} from './types';

/** A row whose sights are written as text. Backslashes in it are as written. */
export const row =
  (title: string, fixture: string, more: Pick<Row, 'findings' | 'also'> = {}) =>
  ({raw: [text]}: TemplateStringsArray): Row => ({
    title,
    fixture,
    sights: text!.trim() === '' ? [] : readSights(text!),
    ...more,
  });
