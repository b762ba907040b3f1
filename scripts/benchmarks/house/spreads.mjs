// Spreads whose only condition is that a value exists, `...(x !== undefined && {x})`: the long form of
// `present({x})`.
import ts from 'typescript';
import {visit} from './functions.mjs';
import {listOwnSources} from './program.mjs';

/**
 * How many such spreads each top folder has.
 * @param {ts.Program} program
 * @returns {{plugin: number; theme: number}} `theme` with its parts
 */
export function countSpreads(program) {
  const counts = {plugin: 0, theme: 0};
  for (const {name} of listSpreads(program))
    counts[name.startsWith('plugin/') ? 'plugin' : 'theme']++;
  return counts;
}

/**
 * @param {ts.Program} program
 * @returns {{name: string; node: ts.SpreadAssignment; object: ts.ObjectLiteralExpression}[]} `object`
 *   is what is spread if the value exists
 */
function listSpreads(program) {
  const checker = program.getTypeChecker();
  const spreads = [];
  for (const {name, source} of listOwnSources(program))
    visit(source, (node) => {
      const object = ts.isSpreadAssignment(node) ? findObject(node.expression, checker) : undefined;
      if (object) spreads.push({name, node, object});
    });
  return spreads;
}

/** The object that a spread adds if its values exist; undefined if it depends on anything else. */
function findObject(expression, checker) {
  const node = withoutParentheses(expression);
  if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
  )
    return ifTested(toTested(node.left, checker), node.right);
  if (!ts.isConditionalExpression(node)) return undefined;
  return isEmpty(node.whenFalse)
    ? ifTested(toTested(node.condition, checker), node.whenTrue)
    : isEmpty(node.whenTrue)
      ? ifTested(toAbsent(node.condition), node.whenFalse)
      : undefined;
}

/** An object with no other value than the tested one. */
function ifTested(tested, expression) {
  const object = withoutParentheses(expression);
  if (tested === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const isTested = (property) =>
    (ts.isShorthandPropertyAssignment(property) && property.name.text === tested) ||
    (ts.isPropertyAssignment(property) && property.initializer.getText() === tested);
  return object.properties.length > 0 && object.properties.every(isTested) ? object : undefined;
}

/** The value that must not be undefined for the condition to be true, as it is written. */
function toTested(condition, checker) {
  const node = withoutParentheses(condition);
  if (isComparison(node, ts.SyntaxKind.ExclamationEqualsEqualsToken)) return node.left.getText();
  return isPath(node) && isTruthy(checker.getTypeAtLocation(node), checker)
    ? node.getText()
    : undefined;
}

function toAbsent(condition) {
  const node = withoutParentheses(condition);
  return isComparison(node, ts.SyntaxKind.EqualsEqualsEqualsToken)
    ? node.left.getText()
    : undefined;
}

function isComparison(node, operator) {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === operator &&
    ts.isIdentifier(node.right) &&
    node.right.text === 'undefined' &&
    isPath(node.left)
  );
}

/** A name or fields of one, which can be read twice. */
function isPath(node) {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isPath(node.expression));
}

/** Whether every value of the type is true as a condition, except undefined. */
function isTruthy(type, checker) {
  const types = type.isUnion() ? type.types : [type];
  return types.every(
    (one) =>
      (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Undefined)) !== 0 ||
      checker.typeToString(one) === 'true',
  );
}

function isEmpty(expression) {
  const object = withoutParentheses(expression);
  return ts.isObjectLiteralExpression(object) && object.properties.length === 0;
}

function withoutParentheses(node) {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}
