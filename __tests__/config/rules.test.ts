import {applyRules, normalizeRules} from '../../plugin/config/rules';
import {toDiagnostic} from '../../plugin/diagnostics/diagnostic';
import type {Diagnostic} from '../../plugin/diagnostics/types';
import {toTab} from '../support/reference';
import {yaml} from '../support/yaml';

const make = (code: Diagnostic['code'], tabId?: string) =>
  toDiagnostic(code, {source: {file: 'a.yaml'}, message: 'x', ...(tabId && {tabId})});
const tab = toTab({
  rules: new Map([
    ['tag-parent', 'off'],
    ['tag-duplicate', 'error'],
    ['ref-unresolved', 'info'],
  ]),
});
const apply = (diagnostics: Diagnostic[], reference: object | undefined = {}) =>
  applyRules(diagnostics, [{config: tab, reference}]).map(({code, severity}) => [code, severity]);

describe('the rules of a tab', () => {
  it('raise, lower and silence findings', () => {
    expect(
      apply([
        make('tag-parent', 'default'),
        make('tag-duplicate', 'default'),
        make('ref-unresolved', 'default'),
        make('path-template', 'default'),
      ]),
    ).toEqual([
      ['tag-duplicate', 'error'],
      ['ref-unresolved', 'info'],
      ['path-template', 'warning'],
    ]);
  });

  it('do not affect findings of other tabs or of no tab', () => {
    expect(apply([make('tag-parent', 'other'), make('tag-parent')])).toEqual([
      ['tag-parent', 'warning'],
      ['tag-parent', 'warning'],
    ]);
  });

  it('cannot lower the error that leaves a tab without pages', () => {
    expect(applyRules([make('ref-unresolved', 'default')], [{config: tab}])).toMatchObject([
      {severity: 'error'},
    ]);
  });

  it('are validated; the closest rule is suggested for an unknown one', () => {
    const found: Diagnostic[] = [];
    const rules = normalizeRules(
      yaml`
        {$schema: x, tag-parent: off, tag-parents: off, constructor: off, config-site-url: off, path-template: none}
      `,
      '/api/rules',
      {
        locate: (pointer) => ({file: 'docs.json', pointer}),
        report: (diagnostic) => found.push(diagnostic),
      },
    );
    expect([...rules]).toEqual([['tag-parent', 'off']]);
    expect(found).toMatchObject(yaml<object>`
      - {code: config-unknown-key, source: {pointer: /api/rules/tag-parents}, help: 'Did you mean \`tag-parent\`?'}
      - {code: config-unknown-key, source: {pointer: /api/rules/constructor}}
      - {code: config-unknown-key, source: {pointer: /api/rules/config-site-url}, message: '\`rules\` cannot change \`config-site-url\`, which is not about a single tab.'}
      - {code: config-type, source: {pointer: /api/rules/path-template}}
    `);
  });
});
