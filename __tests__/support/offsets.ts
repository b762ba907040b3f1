import {isAlias, isMap, isScalar, isSeq, type Node, parseDocument, type Pair} from 'yaml';
import {appendKey} from '../../plugin/document/pointer';
import {findOffset} from '../../plugin/document/position/locate';
import {toPositions} from '../../plugin/document/position/positions';

/** The offset of every pointer into a YAML or JSON text, according to the `yaml` package. */
function listOffsets(text: string): Map<string, number> {
  const offsets = new Map<string, number>();
  const document = parseDocument(text, {uniqueKeys: false, logLevel: 'silent'});
  const visit = (node: unknown, pointer: string) => {
    if (isMap(node)) {
      for (const {key, value} of node.items as Pair<Node, Node>[]) {
        const name = isScalar(key) ? (key.source ?? String(key.value)) : '';
        if (!isScalar(key) || name === '<<') continue;
        const at = appendKey(pointer, name);
        offsets.set(at, key.range![0]);
        visit(value, at);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of (node.items as Node[]).entries()) {
        const at = appendKey(pointer, index);
        if (!isAlias(item)) offsets.set(at, item.range![0]);
        visit(item, at);
      }
    }
  };
  visit(document.contents, '');
  return offsets;
}

/** The pointers into a text whose offsets differ from those of the `yaml` package. */
export function compareOffsets(text: string, format: 'json' | 'yaml'): string[] {
  const positions = toPositions(text, format);
  const wrong: string[] = [];
  for (const [pointer, offset] of listOffsets(text)) {
    const found = findOffset(positions, pointer);
    if (found !== offset)
      wrong.push(
        `${pointer}: ${JSON.stringify(text.slice(found, found + 20))} instead of ${JSON.stringify(text.slice(offset, offset + 20))}`,
      );
  }
  return wrong;
}
