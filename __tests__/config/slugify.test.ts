import {slugify} from '../../plugin/config/slugify';

describe('slugify', () => {
  it.each([
    ['Admin API', 'admin-api'],
    ['  API — v1.2  ', 'api-v1-2'],
    ['Größe', 'größe'],
    ['管理 API', '管理-api'],
    ['हिन्दी', 'हिन्दी'],
    ['a/../b?c#d', 'a-b-c-d'],
    ['<script>', 'script'],
    ['🏷️', ''],
    ['Tags 🏷️', 'tags'],
    ['***', ''],
    ['', ''],
  ])('turns %j into %j', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});
