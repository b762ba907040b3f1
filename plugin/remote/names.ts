import {quote} from '../diagnostics/text';
import {RemoteFailure} from './failure';

/** Files that mean something to other programs, which a document must not overwrite. */
const RESERVED =
  /^(?:docs(?:\.lock)?|package(?:-lock)?|npm-shrinkwrap|tsconfig(?:\..*)?|jsconfig|lerna|nx|turbo|vercel|now|firebase|composer|pnpm-(?:lock|workspace)|docker-compose(?:\..*)?|compose|i18n)\.(?:json|ya?ml)$/i;

/**
 * Throws if a file that a document refers to must not be written under its name: a server must not
 * decide what runs here.
 */
export function checkName(file: string, source: string): void {
  const names = file.split('/');
  const fail = (reason: string): never => {
    throw new RemoteFailure('refused', `${quote(source)} refers to ${quote(file)}: ${reason}.`);
  };
  if (!/\.(?:ya?ml|json)$/i.test(file))
    fail('`pull` writes files that end in .yaml, .yml or .json only');
  if (names.some((name) => name.startsWith('.') || name.toLowerCase() === 'node_modules'))
    fail('`pull` writes nothing into hidden folders and node_modules');
  if (names.some((name) => /[\\:*?"<>|]/.test(name) || /\p{Cc}/u.test(name)))
    fail('not every system allows a file of this name');
  if (RESERVED.test(names.at(-1) ?? '')) fail('other programs read files of this name');
}
