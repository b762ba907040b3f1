import dns from 'dns';
import {guardConnections} from '../../plugin/remote/guardConnections';

const REMOTE = {url: 'https://api.example.com/openapi.yaml', origins: [], privateNetwork: false};

afterEach(() => jest.restoreAllMocks());

/** Looks a name up; DNS has a fixed answer. */
async function look(guard: ReturnType<typeof guardConnections>, ...addresses: string[]) {
  const answer = addresses.map((address) => ({address, family: address.includes(':') ? 6 : 4}));
  const lookup = ((_name: string, _options: object, done: (...args: unknown[]) => void) =>
    done(null, answer)) as never;
  jest.spyOn(dns, 'lookup').mockImplementation(lookup);
  return new Promise<string>((resolve) =>
    guard.lookup('api.example.com', {}, (error, address) =>
      resolve(error?.code ?? (address as string)),
    ),
  );
}

describe('guardConnections', () => {
  it.each(['10.0.0.1', '127.0.0.1', '::1', '169.254.169.254'])(
    'threat 144: keeps a name public that was public once; then %s',
    async (address) => {
      for (const privateNetwork of [false, true]) {
        const guard = guardConnections({...REMOTE, privateNetwork});
        expect(await look(guard, '93.184.216.34')).toBe('93.184.216.34');
        expect(await look(guard, address)).toBe('EFORBIDDENADDRESS');
        expect(await look(guard, '93.184.216.34', address)).toBe('EFORBIDDENADDRESS');
      }
    },
  );

  it('allows private addresses only to names that docs.json calls private', async () => {
    expect(await look(guardConnections({...REMOTE, privateNetwork: true}), '10.0.0.1')).toBe(
      '10.0.0.1',
    );
    const named = guardConnections({...REMOTE, origins: ['http://10.0.0.7:8080', 'http://specs']});
    expect(() => named.checkHost(new URL('http://10.0.0.7:8080/a.yaml'))).not.toThrow();
    expect(() => named.checkHost(new URL('http://specs/a.yaml'))).not.toThrow();
    for (const url of ['http://10.0.0.8', 'http://localhost', 'http://[::1]', 'http://other'])
      expect(() => named.checkHost(new URL(url))).toThrow(/private address/);
    const metadata = guardConnections({...REMOTE, url: 'http://169.254.169.254/a.yaml'});
    expect(() => metadata.checkHost(new URL('http://169.254.169.254/a.yaml'))).toThrow();
  });
});
