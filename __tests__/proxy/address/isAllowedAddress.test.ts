import {isAllowedAddress} from '../../../plugin/proxy/address/isAllowedAddress';
import {isAllowedHost} from '../../../plugin/proxy/address/isAllowedHost';
import {words} from '../support/words';

const ADDRESSES: [address: string, publicly: boolean, loopback: boolean, privately: boolean][] = [
  ['93.184.215.14', true, true, true],
  ['2606:2800:21f:cb07::1', true, true, true],
  ['127.0.0.1', false, true, true],
  ['::1', false, true, true],
  ['10.1.2.3', false, false, true],
  ['192.168.0.1', false, false, true],
  ['100.64.0.1', false, false, true],
  ['fd12:3456::1', false, false, true],
  ['169.254.169.254', false, false, false],
  ['fe80::1', false, false, false],
  ['100.100.100.200', false, false, false],
  ['fd00:ec2::254', false, false, false],
  ['fd00:c1::a9fe:a9fe', false, false, false],
  ['fd00:42::42', false, false, false],
  ['fd00:42::43', false, false, true],
  ['fd00:a9fe:a9fe::1', false, false, false],
  ['fd00:100::100:200', false, false, false],
  ['168.63.129.16', false, false, false],
  ['192.88.99.1', false, false, false],
  ['::ffff:127.0.0.1', false, false, false],
  ['::7f00:1', false, false, false],
  // IANA has allocated nothing outside 2000::/3, and networks use it for their own translators.
  ['64:ff9b:2::7f00:1', false, false, false],
  ['1::7f00:1', false, false, false],
  ['4000::1', false, false, false],
  ['0.0.0.0', false, false, false],
  ['::', false, false, false],
  ['224.0.0.1', false, false, false],
  ['nonsense', false, false, false],
  ['', false, false, false],
];

describe('isAllowedAddress', () => {
  it.each(ADDRESSES)(
    '%s: public %s, loopback %s, private %s',
    (address, publicly, loopback, privately) => {
      expect([
        isAllowedAddress(address, 'public'),
        isAllowedAddress(address, 'loopback'),
        isAllowedAddress(address, 'private'),
      ]).toEqual([publicly, loopback, privately]);
    },
  );
});

describe('isAllowedHost', () => {
  it('refuses names that no public resolver answers when only public targets are allowed', () => {
    for (const host of words(
      'localhost metadata db.internal printer.local x.svc.cluster.local router.home.arpa',
      'a.onion',
    ))
      expect(isAllowedHost(host, 'public')).toBe(false);
    for (const host of ['api.example.com', 'example.dev', 'xn--mnchen-3ya.de'])
      expect(isAllowedHost(host, 'public')).toBe(true);
  });

  it('with `loopback` access allows `localhost` and `[::1]`, but no private network', () => {
    expect(isAllowedHost('localhost', 'loopback')).toBe(true);
    expect(isAllowedHost('api.localhost', 'loopback')).toBe(true);
    expect(isAllowedHost('[::1]', 'loopback')).toBe(true);
    expect(isAllowedHost('db.internal', 'loopback')).toBe(false);
    expect(isAllowedHost('10.0.0.1', 'loopback')).toBe(false);
  });

  it('with `private` access allows a one-word name, but not the link-local metadata address', () => {
    expect(isAllowedHost('db', 'private')).toBe(true);
    expect(isAllowedHost('169.254.169.254', 'private')).toBe(false);
  });
});
