import {toPart} from '../../../plugin/document/overlay/edit';
import {updateAll} from '../../../plugin/document/overlay/updateAll';
import type {Json} from '../../../plugin/document/types';

it('an update changes each of 200,000 nodes', () => {
  const list: Json[] = Array.from({length: 200_000}, () => ({}));
  const place = {file: 'openapi.yaml', pointer: ''};
  const problems: unknown[] = [];
  const {value, added} = updateAll(
    toPart(list, place),
    {
      matches: list.map((node, index) => ({keys: [index], value: node})),
      update: toPart({a: 1}, {file: 'overlay.yaml', pointer: '/actions/0/update'}),
      left: 1_000_000,
      change: {kind: 'update', value: {a: 1}},
      owned: {containers: new WeakSet(), copied: 0},
    },
    (problem) => problems.push(problem),
  );
  expect([problems, added]).toEqual([[], 400_000]);
  expect((value as Json[]).every((node) => JSON.stringify(node) === '{"a":1}')).toBe(true);
});
