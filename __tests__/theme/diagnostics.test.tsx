import React from 'react';
import {render} from '@testing-library/react';
import ApiDiagnostics from '@theme/ApiDiagnostics';

const finding = {code: 'ref-unresolved', area: 'document', severity: 'error', place: 'openapi.yaml:3:5', message: '`Pte` leads nowhere.', help: 'Did you mean `Pet`?', frame: '> 3 | x\n    | ^'} as const;

function renderFindings(...findings: React.ComponentProps<typeof ApiDiagnostics>['diagnostics']) {
  return render(<ApiDiagnostics diagnostics={findings} />).container;
}

describe('findings on a page of the development server', () => {
  it('show names as code, and a lone backtick as it stands', () => {
    const container = renderFindings(finding, {...finding, message: 'A ` alone.'});
    expect([...container.querySelectorAll(':not(pre) > code')].map(({textContent}) => textContent)).toEqual(['Pte', 'Pet', 'Pet']);
    expect(container.textContent).toContain('A ` alone.');
  });

  it('show the lines of errors at once, and those of warnings when they are asked for', () => {
    const container = renderFindings(finding, {...finding, severity: 'warning'});
    expect([...container.querySelectorAll('li details')].map((details) => (details as HTMLDetailsElement).open)).toEqual([true, false]);
  });

  it('stay closed while there are only warnings', () => {
    expect(renderFindings({...finding, severity: 'warning'}).querySelector('details')!.open).toBe(false);
  });
});
