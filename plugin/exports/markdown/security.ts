import type {OAuthFlow, SecurityRequirement, SecurityScheme} from '../../model/types';
import {listFlowUrls, toFlowTitle} from '../../model/words/oauth';
import {toSchemeWords} from '../../model/words/security';
import {toDeprecationNote, toExtensionsNote} from './notes';
import type {SchemaWriting} from './types';
import {escapeText, toCode, toItem, toList, toValueBlock} from './text';
import {say, saySentence} from './words';

/** The ways to authenticate, one of which is enough. */
export function toRequirements(
  requirements: readonly SecurityRequirement[],
  schemes: readonly SecurityScheme[],
): string {
  if (requirements.length === 0) return saySentence('security.none');
  const items = requirements.map(({schemes: wanted}) => {
    const words = wanted.map(({name, scopes}) => {
      const scheme = schemes.find((entry) => entry.name === name);
      const notes = scopes.length > 0 ? [`scopes ${scopes.map(toCode).join(', ')}`] : [];
      const title = toTitle(scheme);
      return scheme
        ? `${title} (${[toCode(name), ...notes].join('; ')})`
        : `${toCode(name)} (${[title, ...notes].join('; ')})`;
    });
    return toItem(words.length > 0 ? words.join(` ${say('security.and')} `) : say('security.none'));
  });
  return items.length === 1 ? toList(items) : `One of:\n\n${toList(items)}`;
}

/** The security schemes themselves, with everything that the document says about them. */
export function toSchemes(
  schemes: readonly SecurityScheme[],
  writing: Pick<SchemaWriting, 'prose' | 'styles'>,
): string {
  return toList(schemes.map((scheme) => toScheme(scheme, writing)));
}

function toScheme(
  scheme: SecurityScheme,
  {prose, styles}: Pick<SchemaWriting, 'prose' | 'styles'>,
): string {
  const {name, description, deprecated, extensions} = scheme;
  const {url} = toSchemeWords(scheme);
  return toItem(
    `${toTitle(scheme)} (${[toCode(name), ...(deprecated ? [say('deprecated')] : [])].join(', ')})`,
    [
      description && prose(description),
      deprecated && toDeprecationNote(deprecated, prose),
      url && `${say(url.label)}: ${toCode(url.url)}`,
      scheme.kind === 'oauth2' ? toList(scheme.flows.map(toFlow)) : undefined,
      scheme.kind === 'unknown' ? toValueBlock(scheme.value) : undefined,
      extensions && toExtensionsNote(extensions, styles),
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

function toTitle(scheme: SecurityScheme | undefined): string {
  const {title} = toSchemeWords(scheme);
  return title ? say(title) : 'unknown kind';
}
