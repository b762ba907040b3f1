import path from 'path';
import {toSettings} from '../../../plugin/cli/check/settings';
import {yaml} from '../../support/yaml';

const settle = (values: Parameters<typeof toSettings>[0], env: NodeJS.ProcessEnv = {}) =>
  toSettings(values, [], {cwd: path.resolve('/site'), env});

describe('the settings of check', () => {
  it('have defaults without any option', () => {
    const outputs = [{format: 'pretty'}];
    expect(settle({})).toMatchObject({failOn: 'error', maxProblems: 50, outputs});
  });

  it('accept several formats, each with an optional file', () => {
    expect(settle({format: ['pretty', 'sarif=out/check.sarif', 'json=a=b.json']})).toMatchObject({
      outputs: [
        {format: 'pretty'},
        {format: 'sarif', file: path.resolve('/site/out/check.sarif')},
        {format: 'json', file: path.resolve('/site/a=b.json')},
      ],
    });
  });

  it('add the GitHub format in GitHub Actions, but only once', () => {
    expect(settle({}, {GITHUB_ACTIONS: 'true'})).toMatchObject({
      outputs: [{format: 'pretty'}, {format: 'github'}],
    });
    expect(settle({format: ['github']}, {GITHUB_ACTIONS: 'true'})).toMatchObject({
      outputs: [{format: 'github'}],
    });
    // A program reads it.
    expect(settle({format: ['json']}, {GITHUB_ACTIONS: 'true'})).toMatchObject({
      outputs: [{format: 'json'}],
    });
    expect(settle({format: ['pretty', 'json=a']}, {GITHUB_ACTIONS: 'true'})).toMatchObject({
      outputs: [{format: 'pretty'}, {format: 'json'}, {format: 'github'}],
    });
  });

  it('prefer `--fail-on` over `--strict`', () => {
    expect(settle({strict: true})).toMatchObject({failOn: 'warning'});
    expect(settle({strict: true, 'fail-on': 'never'})).toMatchObject({failOn: 'never'});
  });

  it.each<[object, string]>(yaml`
    - [{fail-on: all}, '\`--fail-on\` takes error, warning, info, breaking, never, not \`all\`.']
    - [{min-severity: note}, '\`--min-severity\` takes error, warning, info, not \`note\`.']
    - [{min-severity: warning, fail-on: info}, '\`--min-severity warning\` hides findings that \`--fail-on info\` fails on.']
    - [{against: ['HEAD:'], min-severity: warning}, '\`--min-severity\` does not work with \`--against\`.']
    - [{max-problems: '-1'}, '\`--max-problems\` takes a number, not \`-1\`.']
    - [{against: ['HEAD:'], published: docs.example.com}, '\`--published\` takes the URL of a site, such as https://docs.example.com/, not \`docs.example.com\`.']
    - [{against: ['HEAD:'], preview: 'javascript:alert(1)'}, '\`--preview\` takes the URL of a site, such as https://docs.example.com/, not \`javascript:alert(1)\`.']
    - [{route-base-path: ref}, '\`--route-base-path\` needs \`--no-code\`; otherwise the configuration of the site says it.']
    - [{fail-on: breaking}, '\`--fail-on breaking\` needs \`--against\`.']
    - [{published: 'https://docs.example.com'}, '\`--published\` needs \`--against\`.']
    - [{against: ['HEAD:'], watch: true}, '\`--watch\` does not work with \`--against\`.']
    - [{against: ['HEAD:'], inspect: [auto]}, '\`--inspect\` does not work with \`--against\`.']
    - [{against: ['HEAD:'], update-baseline: true}, '\`--update-baseline\` is about findings, not changes; \`acceptedChanges\` in docs.json accepts changes.']
    - [{format: [xml]}, 'There is no format \`xml\`; there are pretty, json, github, sarif, junit, markdown.']
    - [{format: [__proto__]}, 'There is no format \`__proto__\`; there are pretty, json, github, sarif, junit, markdown.']
  `)('reject %j', (values, message) => {
    expect(settle(values)).toBe(message);
  });
});
