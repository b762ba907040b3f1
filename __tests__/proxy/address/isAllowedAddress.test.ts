import {isAllowedAddress} from '../../../plugin/proxy/address/isAllowedAddress';
import {isAllowedHost} from '../../../plugin/proxy/address/isAllowedHost';
import {words} from '../support/words';

type Row = [name: string, publicly: boolean, loopback: boolean, privately: boolean];

const ADDRESSES: Row[] = [
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

const HOSTS: Row[] = [
  ['api.example.com', true, true, true],
  ['xn--mnchen-3ya.de', true, true, true],
  ['localhost', false, true, true],
  ['api.localhost', false, true, true],
  ['[::1]', false, true, true],
  // Names that no public resolver answers.
  ...words('metadata db.internal printer.local x.svc.cluster.local router.home.arpa a.onion').map(
    (name): Row => [name, false, false, true],
  ),
  ['10.0.0.1', false, false, true],
  ['169.254.169.254', false, false, false],
];

describe.each([
  ['isAllowedAddress', isAllowedAddress, ADDRESSES],
  ['isAllowedHost', isAllowedHost, HOSTS],
])('%s', (_name, isAllowed, rows) => {
  it.each(rows)('%s: public %s, loopback %s, private %s', (name, ...allowed) =>
    expect(
      (['public', 'loopback', 'private'] as const).map((access) => isAllowed(name, access)),
    ).toEqual(allowed),
  );
});
