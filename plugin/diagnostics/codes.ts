import {CHANGE_RULES} from './rules/changeRules';
import {CONFIGURATION_RULES} from './rules/configurationRules';
import {CONTENT_RULES} from './rules/contentRules';
import {DOCUMENT_RULES} from './rules/documentRules';
import type {Rule} from './rules/types';

/**
 * Every rule that can be broken, by ID. The documentation page of the rules is generated from this
 * table.
 */
export const RULES = {...CONFIGURATION_RULES, ...DOCUMENT_RULES, ...CONTENT_RULES, ...CHANGE_RULES};

export type Code = keyof typeof RULES;

/** The rules whose severity `rules` in docs.json can change. */
export const ADJUSTABLE_RULES: readonly string[] = Object.entries<Rule>(RULES).flatMap(
  ([code, {isFixed}]) => (isFixed ? [] : [code]),
);
