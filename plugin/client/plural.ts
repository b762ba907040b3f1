import {remember} from '../model/remember';

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Selects the plural form of a message for a number: `{count} item|{count} items`. */
export type SelectMessage = (count: number, pluralMessages: string) => string;

/**
 * A shorter version of Docusaurus's `usePluralForm`. Forms are in the order of the language's
 * plural categories; if some are missing, the last one is used for the others. Remembered, because
 * plural rules are slow to create.
 * @param locale as a site names it, which need not be a language that browsers know: English rules
 *   are used for those
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
