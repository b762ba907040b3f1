import {CHANGE_RULES} from './rules/changeRules';
import {CONFIGURATION_RULES} from './rules/configurationRules';
import {CONTENT_RULES} from './rules/contentRules';
import {DOCUMENT_RULES} from './rules/documentRules';

/**
 * Every rule that can be broken, by ID. The documentation page of the rules is generated from this
 * table.
 */
export const RULES = {...CONFIGURATION_RULES, ...DOCUMENT_RULES, ...CONTENT_RULES, ...CHANGE_RULES};

export type Code = keyof typeof RULES;
