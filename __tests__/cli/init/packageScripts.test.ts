import {addScripts} from '../../../plugin/cli/init/packageScripts';

describe('addScripts', () => {
  it('adds the missing scripts and keeps the rest byte for byte', () => {
    const before = '{\n    "name": "site",\n    "scripts": {\n        "start": "docusaurus start",\n        "dev": "my-dev"\n    },\n    "private":true\n}\n';
    expect(addScripts(before)).toBe(before.replace('"my-dev"\n', '"my-dev",\n        "check": "docusaurus-plugin-api-reference check"\n'));
  });

  it('makes the scripts when there are none', () => {
    expect(JSON.parse(addScripts('{"name": "site"}'))).toEqual({name: 'site', scripts: {dev: 'docusaurus start', check: 'docusaurus-plugin-api-reference check'}});
  });

  it('changes nothing when all are there', () => {
    const text = '{"scripts": {"dev":"a",\t"check":"b"}}';
    expect(addScripts(text)).toBe(text);
  });
});
