export {formatJson, formatValue, isExactNumber, isJsonNumber, toBound, toComparable, toExactNumber, toPlainNumber, withoutMarks} from '../document/exactNumber';
