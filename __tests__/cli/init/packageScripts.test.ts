import {addScripts} from '../../../plugin/cli/init/packageScripts';

describe('addScripts', () => {
  it('adds the missing scripts and keeps the rest byte for byte', () => {
    const before =
      '{\n    "name": "site",\n    "scripts": {\n        "start": "docusaurus start",\n        "dev": "my-dev"\n    },\n    "private":true\n}\n';
    expect(addScripts(before)).toEqual({
      kind: 'edited',
      text: before.replace(
        '"my-dev"\n',
        '"my-dev",\n        "check": "docusaurus-plugin-api-reference check"\n',
      ),
    });
  });

  it('adds `scripts` when there are none', () => {
    const edit = addScripts('{"name": "site"}');
    expect(edit.kind === 'edited' && JSON.parse(edit.text)).toEqual({
      name: 'site',
      scripts: {dev: 'docusaurus start', check: 'docusaurus-plugin-api-reference check'},
    });
  });

  it('changes nothing when all scripts exist', () => {
    expect(addScripts('{"scripts": {"dev":"a",\t"check":"b"}}')).toEqual({kind: 'present'});
  });

  it.each(['{"name": }', '[]', 'null', ''])('does not edit %j', (text) => {
    expect(addScripts(text)).toEqual({kind: 'unclear', reason: 'It is not an object in JSON.'});
  });
});
