import {remember} from '../model/remember';

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Chooses the form of a message that goes with a number: `{count} item|{count} items`. */
export type SelectMessage = (count: number, pluralMessages: string) => string;

/**
 * As Docusaurus's `usePluralForm`, which is longer than a page of ours should have: forms are in
 * the order of the categories of the language; where some are missing, the last one is for the
 * others. The rules of a language are slow to make.
 * @param locale as a site calls it, which need not be a language that browsers know: those are
 *   counted as in English
 */
export const toSelectMessage: (locale: string) => SelectMessage = remember((locale) => {
  const rules = toRules(locale);
  const {pluralCategories} = rules.resolvedOptions();
  const categories = CATEGORIES.filter((category) => pluralCategories.includes(category));
  return (count, pluralMessages) => {
    const forms = pluralMessages.split('|');
    return (
      forms[Math.min(categories.indexOf(rules.select(count)), forms.length - 1)] ?? pluralMessages
    );
  };
});

function toRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale);
  } catch (error) {
    if (error instanceof RangeError) return new Intl.PluralRules('en');
    throw error;
  }
}
