import type {SecurityRequirement} from '../../model/types';
import type {PropApiDocument} from '../props';

/** Which parts of a document a fragment needs. */
type Needs = {
  security?: readonly SecurityRequirement[];
  /** Requests are made, so servers are needed. */
  servers?: boolean;
};

/**
 * The data that the pages of a document share, without the parts that a fragment does not show.
 * @param shown what it shows, as JSON
 */
export function toFragmentDocument(
  document: PropApiDocument,
  {security = [], servers = false}: Needs,
  shown: string,
): PropApiDocument {
  const {documentLinks, lostImages, operationServers, versions, ...rest} = document;
  const links = Object.entries(documentLinks ?? {}).filter(([href]) => includes(shown, href));
  const lost = lostImages?.filter((url) => includes(shown, url)) ?? [];
  const named = new Set(security.flatMap(({schemes}) => schemes.map(({name}) => name)));
  return {
    ...rest,
    servers: servers ? rest.servers : [],
    ...(servers && operationServers && {operationServers}),
    ...(servers && versions && {versions}),
    security: [...security],
    securitySchemes: rest.securitySchemes.filter(({name}) => named.has(name)),
    ...(links.length > 0 && {documentLinks: Object.fromEntries(links)}),
    ...(lost.length > 0 && {lostImages: lost}),
    diagnostics: [],
  };
}

function includes(json: string, text: string): boolean {
  return json.includes(JSON.stringify(text));
}
