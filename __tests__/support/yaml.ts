import {CORE_SCHEMA, load} from 'js-yaml';

/**
 * A value in the notation of YAML, which has one line where TypeScript would have ten. Backslashes
 * mean what they mean in YAML, except before a backtick.
 */
export const yaml = <T>(text: TemplateStringsArray): T =>
  load(String.raw(text).replaceAll('\\`', '`'), {schema: CORE_SCHEMA}) as T;
