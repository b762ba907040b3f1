// Code for browsers may only spread arrays. Sites for old browsers compile `[...values]` to
// `[].concat(values)`, which puts a set or an iterator into the array as a single entry.

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      iterable:
        'Spread a list: Array.from(…). Sites for old browsers take anything else as one entry.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isList = (type) =>
      type.isUnion()
        ? type.types.every(isList)
        : checker.isArrayType(type) || checker.isTupleType(type);
    return {
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement'({argument}) {
        const type = services.getTypeAtLocation(argument);
        if (!isList(checker.getApparentType(checker.getBaseConstraintOfType(type) ?? type)))
          context.report({node: argument, messageId: 'iterable'});
      },
    };
  },
};
