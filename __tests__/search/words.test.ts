import {fold, toIndexWords, toQueryWords} from '../../plugin/search/words';

/** Whether a text is found by a query, as words and their beginnings. */
const finds = (query: string, text: string) => {
  const words = toIndexWords(text);
  return toQueryWords(query).every((word) => words.some((one) => one.startsWith(word)));
};

describe('words of names', () => {
  it.each([
    ['getHTTPUrl_v2', ['get', 'http', 'url', 'v', '2', 'gethttpurlv2']],
    ['per_page', ['per', 'page', 'perpage']],
    ['/pets/{petId}', ['pets', 'pet', 'id', 'petid']],
    ['X-Rate-Limit', ['x', 'rate', 'limit', 'xratelimit']],
  ])('%s has its parts and itself in one piece', (name, words) => {
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
  ])('%s finds %s', (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it('does not find what has only some of the words', () => {
    expect(finds('per user', 'per_page')).toBe(false);
  });
});

describe('words of scripts without spaces', () => {
  it.each([
    ['一覧', 'ペットの一覧を取得する'],
    ['取得する', 'ペットの一覧を取得する'],
    ['る', 'ペットの一覧を取得する'],
    ['ﾍﾟｯﾄ', 'ペットの一覧'],
    ['宠物', '创建新的宠物'],
    ['新', '创建新的宠物'],
    ['반려동물', '반려동물을 추가합니다'],
    ['สัตว์', 'เพิ่มสัตว์เลี้ยง'],
    ['petの一覧', 'petの一覧'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it('tells words apart that have the same signs', () => {
    expect(finds('本日', '日本')).toBe(false);
  });
});

describe('words in Arabic', () => {
  it.each([
    ['حيوان', 'قائمة الحيوانات الأليفة'],
    ['الحيوانات', 'قائمة حيوانات'],
    ['الاليفه', 'قائمة الحيوانات الأليفة'],
    ['مكتبة', 'مَكْتَبَة'],
    ['مكتبــة', 'مكتبه'],
    ['على', 'علي'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it('keeps what is no article', () => {
    expect(toQueryWords('الف')).toEqual(['الف']);
  });
});

it('compares texts of one alphabet only by their case', () => {
  expect(fold('Pull_Request 2')).toBe('pull_request 2');
});
