import {decodeText} from '../../../plugin/document/files/decode';

const TEXT = '{"title": "Größe 料金"}';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('decodeText', () => {
  it.each([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
    ['UTF-16, little endian', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(TEXT)])],
    ['UTF-16, big endian', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(TEXT)]).swap16()],
    ['UTF-16 without a byte order mark', utf16(TEXT)],
  ])('reads %s', (_name, bytes) => {
    expect(decodeText(bytes)).toEqual({text: TEXT});
  });

  it('reports the offset of the first byte that is not UTF-8', () => {
    expect(
      decodeText(Buffer.concat([Buffer.from('caf'), Buffer.from([0xe9]), Buffer.from('!')])),
    ).toEqual({text: 'caf\uFFFD!', invalidAt: 3});
  });

  it('returns an empty string for an empty file', () => {
    expect(decodeText(Buffer.alloc(0))).toEqual({text: ''});
  });
});
