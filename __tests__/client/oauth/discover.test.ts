import {discoverFlows} from '../../../plugin/client/oauth/discover';
import {useSitePage} from '../support/window';

const METADATA_URL = 'https://id.example.com/.well-known/openid-configuration';
const METADATA = {
  issuer: 'https://id.example.com',
  authorization_endpoint: 'https://id.example.com/auth',
  token_endpoint: 'https://id.example.com/token',
};
useSitePage();

/** Discovers flows from metadata on a site without a proxy. */
function discover(metadata: object, metadataUrl = METADATA_URL) {
  globalThis.fetch = () => Promise.resolve(Response.json(metadata));
  return discoverFlows(
    {scheme: 'id', documentId: 'default'},
    metadataUrl,
    new AbortController().signal,
  );
}

describe('the metadata of an authorization server', () => {
  it.each(['https://evil.example', 'https://id.example.com/tenant', 'http://id.example.com'])(
    'threat 138: offers no flows if it names the issuer %s',
    async (issuer) => {
      expect(await discover({...METADATA, issuer})).toEqual({
        ok: false,
        failure: {kind: 'wrong-metadata', issuer, metadataUrl: METADATA_URL},
      });
    },
  );

  it('threat 138: offers no flows if it names no issuer', async () => {
    expect(await discover({...METADATA, issuer: undefined})).toEqual({
      ok: false,
      failure: {kind: 'malformed'},
    });
  });

  it('is accepted with any issuer if its URL is not derived from an issuer', async () => {
    const metadata = {...METADATA, issuer: 'https://other.example.com'};
    expect(await discover(metadata, 'https://docs.example.com/openid.json')).toMatchObject({
      ok: true,
    });
  });
});
