/**
 * All languages at once, for programs outside of a browser, where `languages.ts` would load them one
 * by one.
 */
import * as csharp from './csharp';
import {toCurl} from './curl';
import * as go from './go';
import * as java from './java';
import * as javascript from './javascript';
import * as kotlin from './kotlin';
import * as php from './php';
import * as powershell from './powershell';
import * as python from './python';
import * as ruby from './ruby';
import * as rust from './rust';
import * as swift from './swift';
import type {ToSample} from './types';

/** By the ids of the languages. */
export const SAMPLE_WRITERS: ReadonlyMap<string, ToSample> = new Map([
  ['curl', toCurl],
  ['javascript', javascript.write],
  ['python', python.write],
  ['go', go.write],
  ['java', java.write],
  ['php', php.write],
  ['csharp', csharp.write],
  ['ruby', ruby.write],
  ['rust', rust.write],
  ['swift', swift.write],
  ['kotlin', kotlin.write],
  ['powershell', powershell.write],
]);
