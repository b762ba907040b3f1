import React from 'react';
import {render} from '@testing-library/react';
import ApiDiagnostics from '@theme/ApiDiagnostics';

const finding = {
  code: 'ref-unresolved',
  area: 'document',
  severity: 'error',
  place: 'openapi.yaml:3:5',
  message: '`Pte` does not resolve.',
  help: 'Did you mean `Pet`?',
  frame: '> 3 | x\n    | ^',
} as const;

function renderFindings(...findings: React.ComponentProps<typeof ApiDiagnostics>['diagnostics']) {
  return render(<ApiDiagnostics diagnostics={findings} />).container;
}

describe('findings on a page of the development server', () => {
  it('show identifiers as code, and a lone backtick as written', () => {
    const container = renderFindings(finding, {...finding, message: 'A ` alone.'});
    expect(
      [...container.querySelectorAll(':not(pre) > code')].map(({textContent}) => textContent),
    ).toEqual(['Pte', 'Pet', 'Pet']);
    expect(container.textContent).toContain('A ` alone.');
  });

  it('expand the source lines of errors, but not those of warnings', () => {
    const container = renderFindings(finding, {...finding, severity: 'warning'});
    expect(
      [...container.querySelectorAll('li details')].map(
        (details) => (details as HTMLDetailsElement).open,
      ),
    ).toEqual([true, false]);
  });

  it('are listed once, with their other places in a disclosure', () => {
    const container = renderFindings({
      ...finding,
      severity: 'warning',
      frame: undefined,
      otherPlaces: ['openapi.yaml:9:1', 'openapi.yaml:12:1'],
    });
    expect(container.querySelector('summary')!.textContent).toMatch(/: 3$/);
    expect(container.querySelector('li details summary')!.textContent).toBe('Other places: 2');
    expect([...container.querySelectorAll('li li')].map(({textContent}) => textContent)).toEqual([
      'openapi.yaml:9:1',
      'openapi.yaml:12:1',
    ]);
  });

  it.each([true, undefined])('of warnings alone are expanded where a page says so: %s', (open) => {
    const warnings = [{...finding, severity: 'warning'} as const];
    const {container} = render(<ApiDiagnostics diagnostics={warnings} open={open} />);
    expect(container.querySelector('details')!.open).toBe(open === true);
  });
});
