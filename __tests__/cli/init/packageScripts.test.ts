import {addScripts} from '../../../plugin/cli/init/packageScripts';

describe('addScripts', () => {
  it('adds `scripts` when there are none', () => {
    const edit = addScripts('{"name": "site"}');
    expect(edit.kind === 'edited' && JSON.parse(edit.text)).toEqual({
      name: 'site',
      scripts: {dev: 'docusaurus start', check: 'docusaurus-plugin-api-reference check'},
    });
  });

  it.each(['{"name": }', '[]', 'null', ''])('does not edit %j', (text) => {
    expect(addScripts(text)).toEqual({kind: 'unclear', reason: 'It is not an object in JSON.'});
  });
});
