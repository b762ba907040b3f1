import {fold, toIndexWords, toQueryWords} from '../../plugin/search/words';

/** Whether a query finds a text: each of its words must begin a word of the text. */
const finds = (query: string, text: string) => {
  const words = toIndexWords(text);
  return toQueryWords(query).every((word) => words.some((one) => one.startsWith(word)));
};

describe('names in the search', () => {
  it.each([
    ['getHTTPUrl_v2', ['get', 'http', 'url', 'v', '2', 'gethttpurlv2']],
    ['per_page', ['per', 'page', 'perpage']],
    ['/pets/{petId}', ['pets', 'pet', 'id', 'petid']],
    ['X-Rate-Limit', ['x', 'rate', 'limit', 'xratelimit']],
  ])('are indexed by their parts and as a whole: %s', (name, words) => {
    expect(toIndexWords(name).sort()).toEqual([...words].sort());
  });

  it.each([
    ['pullrequest', 'pull_request'],
    ['PullReq', 'pull_request'],
    ['page per', 'per_page'],
    ['oauth2', 'OAuth2Token'],
    ['cafe', 'Café'],
    ['ＰＥＴ', 'pet'],
    ['straße', 'STRASSE'.replace('SS', 'ß')],
    ['STRASSE', 'Straße'],
    ['HESABI', 'hesabı'],
    ['ΛΟΓΟΣ', 'λόγοσ'],
    ['lodz', 'Łódź'],
    ['smorrebrod', 'Smørrebrød'],
  ])('are found by a query: %s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it.each([
    // Texts in scripts without spaces.
    ['一覧', 'ペットの一覧を取得する'],
    ['取得する', 'ペットの一覧を取得する'],
    ['る', 'ペットの一覧を取得する'],
    ['ﾍﾟｯﾄ', 'ペットの一覧'],
    ['宠物', '创建新的宠物'],
    ['新', '创建新的宠物'],
    ['반려동물', '반려동물을 추가합니다'],
    ['สัตว์', 'เพิ่มสัตว์เลี้ยง'],
    ['petの一覧', 'petの一覧'],
    // Texts in Arabic, regardless of articles and spelling variants.
    ['حيوان', 'قائمة الحيوانات الأليفة'],
    ['الحيوانات', 'قائمة حيوانات'],
    ['الاليفه', 'قائمة الحيوانات الأليفة'],
    ['مكتبة', 'مَكْتَبَة'],
    ['مكتبــة', 'مكتبه'],
    ['على', 'علي'],
  ])('are found by a query in other scripts: %s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['only some of its words match', 'per user', 'per_page'],
    ['the characters have another order', '本日', '日本'],
  ])('are not found by a query if %s', (_why, query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('keep letters that only look like an Arabic article', () => {
    expect(toQueryWords('الف')).toEqual(['الف']);
  });
});

it('`fold` changes only the case of plain Latin text', () => {
  expect(fold('Pull_Request 2')).toBe('pull_request 2');
});
