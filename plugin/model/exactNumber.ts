export {
  formatJson,
  formatValue,
  isExactNumber,
  isJsonNumber,
  toBound,
  toComparable,
  toExactNumber,
  toPlainNumber,
  toWholeNumber,
  withoutMarks,
} from '../document/exactNumber';
