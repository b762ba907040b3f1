import {toCSharp} from './csharp';
import {toGo} from './go';
import {toJava} from './java';
import {toJavaScript} from './javascript';
import {toKotlin} from './kotlin';
import {toPhp} from './php';
import {toPowerShell} from './powershell';
import {toPython} from './python';
import {toRuby} from './ruby';
import {toRust} from './rust';
import {toSwift} from './swift';
import type {ToSample} from './types';

/** Every language except cURL, by its `id`. */
export const LANGUAGES: ReadonlyMap<string, ToSample> = new Map([
  ['javascript', toJavaScript],
  ['python', toPython],
  ['go', toGo],
  ['java', toJava],
  ['php', toPhp],
  ['csharp', toCSharp],
  ['ruby', toRuby],
  ['rust', toRust],
  ['swift', toSwift],
  ['kotlin', toKotlin],
  ['powershell', toPowerShell],
]);
