import fs from 'fs';
import path from 'path';
import {
  applyBaseline,
  readBaseline,
  toBaseline,
  writeBaseline,
} from '../../../plugin/cli/check/baseline';
import {toDiagnostic} from '../../../plugin/diagnostics/diagnostic';
import {createFolder} from '../../support/folder';

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

  it('counts known findings that no longer occur', () => {
    expect(applyBaseline([make('/a')], toBaseline([make('/a'), make('/b'), make('/c')]))).toEqual({
      fresh: [],
      gone: 2,
    });
  });

  it('is written as JSON and read back unchanged', async () => {
    const folder = createFolder({});
    const file = path.join(folder, 'baseline.json');
    await writeBaseline(file, [make('/a')]);
    expect(fs.readFileSync(file, 'utf8')).toBe(
      '{\n  "version": 1,\n  "findings": [\n    {\n      "code": "tag-duplicate",\n      "file": "a.yaml",\n      "pointer": "/a"\n    }\n  ]\n}\n',
    );
    expect(await readBaseline(file)).toEqual(toBaseline([make('/a')]));
  });

  it('is optional, but must be valid JSON of the supported version', async () => {
    const folder = createFolder({'other.json': '{"version": 2}', 'broken.json': '{'});
    expect(await readBaseline(path.join(folder, 'none.json'))).toBeUndefined();
    for (const name of ['other.json', 'broken.json'])
      expect(await readBaseline(path.join(folder, name))).toBe(
        `\`${path.join(folder, name)}\` is not a baseline of this version; \`--update-baseline\` replaces it.`,
      );
  });
});
