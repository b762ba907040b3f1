import {isRecord} from '../document/isObject';
import {listNodes, type ParsedMdx} from './mdxSyntax';

/** JavaScript in authored MDX that uses the operation, which only a page knows. */
export type OperationUse = {
  line: number;
  column: number;
  /** `operation` instead of `props.operation`: the build fails there. */
  isUndefined: boolean;
};

const PROPS = /(?<![.\w$])props\b/;
const BARE = /(?<![.\w$'"`-])operation(?:\?\.|\.[\w$]|\[)/;
const COMMENT = /\/\*[^]*?\*\//g;
const DECLARED = /\boperation\b/;
const FUNCTION = /=>|\bfunction\b/;

/** Finds the expressions and attributes in MDX that use the operation. */
export function findOperationUses({tree}: ParsedMdx): OperationUse[] {
  const nodes = listNodes(tree);
  const isDeclared = nodes.some(
    (node: {type: string; value?: unknown}) =>
      node.type === 'mdxjsEsm' && DECLARED.test(String(node.value)),
  );
  return nodes.flatMap((node) => {
    const scripts = listScripts(node);
    const isUndefined =
      !isDeclared &&
      scripts.some((script) => BARE.test(script.replace(COMMENT, '')) && !FUNCTION.test(script));
    const {line = 1, column = 1} = node.position?.start ?? {};
    return isUndefined || scripts.some(usesProps) ? [{line, column, isUndefined}] : [];
  });
}

/** Whether an expression uses the props of the file. */
export function usesProps(script: string): boolean {
  return PROPS.test(script.replace(COMMENT, ''));
}

/** The JavaScript of an expression, or of a component's attributes. */
function listScripts(node: {type: string; value?: unknown; attributes?: unknown}): string[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
    return [String(node.value)];
  const attributes: unknown[] = Array.isArray(node.attributes) ? node.attributes : [];
  return attributes.flatMap((attribute) => {
    if (!isRecord(attribute)) return [];
    if (attribute.type === 'mdxJsxExpressionAttribute') return [String(attribute.value)];
    return isRecord(attribute.value) ? [String(attribute.value.value)] : [];
  });
}
