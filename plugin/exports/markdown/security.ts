import type {OAuthFlow, SecurityRequirement, SecurityScheme} from '../../model/types';
import {listFlowUrls, toFlowTitle} from '../../model/words/oauth';
import {toSchemeWords} from '../../model/words/security';
import {toDeprecationNote, toExtensionsNote} from './notes';
import type {Prose} from './prose';
import {escapeText, toCode, toItem, toList, toValueBlock} from './text';
import {say, saySentence} from './words';

/** The ways to authorize, one of which is enough. */
export function toRequirements(
  requirements: readonly SecurityRequirement[],
  schemes: readonly SecurityScheme[],
): string {
  if (requirements.length === 0) return saySentence('security.none');
  const items = requirements.map(({schemes: wanted}) => {
    const words = wanted.map(({name, scopes}) => {
      const scheme = schemes.find((entry) => entry.name === name);
      return `${toCode(name)} (${[toKind(scheme), ...(scopes.length > 0 ? [`scopes ${scopes.map(toCode).join(', ')}`] : [])].join('; ')})`;
    });
    return toItem(words.length > 0 ? words.join(` ${say('security.and')} `) : say('security.none'));
  });
  return items.length === 1 ? toList(items) : `One of:\n\n${toList(items)}`;
}

/** The security schemes themselves, with everything that the document says about them. */
export function toSchemes(schemes: readonly SecurityScheme[], prose: Prose): string {
  return toList(schemes.map((scheme) => toScheme(scheme, prose)));
}

function toScheme(scheme: SecurityScheme, prose: Prose): string {
  const {name, description, deprecated, extensions} = scheme;
  const {url} = toSchemeWords(scheme);
  return toItem(
    `${toCode(name)}: ${[toKind(scheme), ...(deprecated ? [say('deprecated')] : [])].join(', ')}`,
    [
      description && prose(description),
      deprecated && toDeprecationNote(deprecated, prose),
      url && `${say(url.label)}: ${toCode(url.url)}`,
      scheme.kind === 'oauth2' ? toList(scheme.flows.map(toFlow)) : undefined,
      scheme.kind === 'unknown' ? toValueBlock(scheme.value) : undefined,
      extensions && toExtensionsNote(extensions),
    ],
  );
}

function toFlow(flow: OAuthFlow): string {
  return toItem(say(toFlowTitle(flow)), [
    toList([
      ...listFlowUrls(flow).map(({label, url}) => toItem(`${say(label)}: ${toCode(url)}`)),
      ...flow.scopes.map((scope) =>
        toItem(
          `Scope ${toCode(scope.name)}${scope.description.trim() === '' ? '' : `: ${escapeText(scope.description)}`}`,
        ),
      ),
    ]),
  ]);
}

function toKind(scheme: SecurityScheme | undefined): string {
  const [kind = 'unknown kind', ...details] = toSchemeWords(scheme).facts.map(say);
  return [kind, ...details.map((detail) => `(${detail})`)].join(' ');
}
