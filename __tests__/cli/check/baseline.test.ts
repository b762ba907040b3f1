import {applyBaseline, toBaseline} from '../../../plugin/cli/check/baseline';
import {toDiagnostic} from '../../../plugin/diagnostics/diagnostic';

const make = (pointer: string | undefined, line = 1, message = 'Twice.') =>
  toDiagnostic('tag-duplicate', {
    source: {file: 'a.yaml', line, ...(pointer !== undefined && {pointer})},
    message,
  });

describe('a baseline', () => {
  it('hides known findings, even when their lines have moved', () => {
    expect(
      applyBaseline([make('/tags/1', 40), make('/tags/2')], toBaseline([make('/tags/1', 7)])),
    ).toEqual({fresh: [make('/tags/2')], gone: 0});
  });

  it('hides a finding only as often as it is known', () => {
    expect(applyBaseline([make('/a'), make('/a')], toBaseline([make('/a')])).fresh).toHaveLength(1);
  });

  it('identifies findings without a pointer by their message', () => {
    const [x, y] = [make(undefined, 1, 'x'), make(undefined, 1, 'y')];
    expect(applyBaseline([x, y], toBaseline([x])).fresh).toEqual([y]);
  });
});
