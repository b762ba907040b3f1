import {toFileName} from '../../plugin/client/response/toFileName';

const head = (headers: [string, string][], url = 'https://api.example.com/v1/pets/1/photo') =>
  ({status: 200, statusText: 'OK', headers, url, via: 'proxy'}) as const;
const named = (disposition: string) => toFileName(head([['Content-Disposition', disposition]]));

describe('the file name of a download', () => {
  it('is the name that the API proposes', () => {
    expect(named('attachment; filename="report 2026.csv"')).toBe('report 2026.csv');
    expect(named('attachment; filename="plain.txt"; filename*=UTF-8\'\'na%C3%AFve.txt')).toBe(
      'naïve.txt',
    );
  });

  it.each([
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment; filename="C:\\\\Windows\\\\evil.exe"', 'evil.exe'],
    ['attachment; filename="con.txt"', '_con.txt'],
    ['attachment; filename="photo\u202Egnp.exe"', 'photo_gnp.exe'],
    ['attachment; filename=".htaccess"', 'htaccess'],
    ['attachment; filename="a<b>:c|d?.txt"', 'a_b_c_d_.txt'],
    ["attachment; filename*=UTF-8''%2e%2e%2fx.txt", 'x.txt'],
  ])('is made harmless: %s', (disposition, name) => {
    expect(named(disposition)).toBe(name);
  });

  it('is at most 100 characters long', () => {
    expect(named(`attachment; filename="${'x'.repeat(10_000)}.txt"`).length).toBeLessThanOrEqual(
      100,
    );
  });

  it('is made from the path and the media type if the API proposes none', () => {
    expect(toFileName(head([['content-type', 'image/png']]))).toBe('photo.png');
    expect(
      toFileName(
        head([['content-type', 'application/json; charset=utf-8']], 'https://api.example.com/'),
      ),
    ).toBe('response.json');
    expect(named('attachment; filename="/"')).toBe('photo.bin');
  });

  it('is not that of the media type if the bytes could not be decoded', () => {
    const json = head([['content-type', 'application/json']]);
    expect([toFileName(json), toFileName(json, 'zzz')]).toEqual(['photo.json', 'photo.bin']);
    const proposed = head([['content-disposition', 'attachment; filename="a.json"']]);
    expect(toFileName(proposed, 'zzz')).toBe('a.json.bin');
  });
});
