import fs from 'fs';
import {parse} from 'yaml';

type Value = null | boolean | number | string | Value[] | {[key: string]: Value};

/**
 * The texts of the named schemas of a document, by schema name: properties, plain descriptions and
 * allowed values. Found by walking the document, without the product's own reading.
 */
export function collectSchemaTexts(file: string): Map<string, string[]> {
  const {components} = parse(fs.readFileSync(file, 'utf8')) as {
    components: {schemas: {[name: string]: Value}};
  };
  return new Map(
    Object.entries(components.schemas).map(([name, schema]) => [name, listTexts(schema)]),
  );
}

function listTexts(schema: Value): string[] {
  if (Array.isArray(schema)) return schema.flatMap(listTexts);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]): string[] => {
    if (key === 'description')
      return typeof value === 'string' && !/[`*_[\]<]|\n\n/.test(value) ? [value] : [];
    if (key === 'enum') return (value as Value[]).map(toText);
    if (key === 'const') return [toText(value)];
    if (key === 'properties')
      return Object.entries(value as {[name: string]: Value}).flatMap(([name, property]) => [
        name,
        ...listTexts(property),
      ]);
    return /^(allOf|anyOf|oneOf|items|additionalProperties|propertyNames|if|then|else)$/.test(key)
      ? listTexts(value)
      : [];
  });
}

function toText(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
