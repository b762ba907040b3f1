import {toAllowed} from '../schema/allowed';
import type {
  BooleanSchema,
  Deprecation,
  EnumValue,
  Extension,
  ExternalDocs,
  Json,
  NodeSchema,
  SchemaAnnotations,
  UnknownSchema,
  XmlObject,
} from '../types';
import type {Message} from './types';

/** What a schema is without its references: what it says itself, and what it says beside them. */
export type Spoken = {
  annotations: SchemaAnnotations;
  target?: NodeSchema | BooleanSchema | UnknownSchema;
};

/** Values that a schema names. */
export type ValueFact = {
  words: Message;
  values: readonly Json[];
  isExample?: true;
};

/** The constant, the default, the examples; the allowed values come between, or after them. */
export function toValueFacts({annotations, target}: Spoken): {
  facts: ValueFact[];
  allowed?: EnumValue[];
} {
  const node = target?.kind === 'schema' ? target : undefined;
  const {only, values} = node ? toAllowed(node) : {};
  const facts: ValueFact[] = [];
  if (only !== undefined) facts.push({words: {message: 'schema.const'}, values: [only]});
  if (annotations.default !== undefined)
    facts.push({words: {message: 'schema.default'}, values: [annotations.default]});
  if (annotations.examples)
    facts.push({
      words: {message: 'schema.example'},
      values: annotations.examples,
      isExample: true,
    });
  for (const {from, value} of node?.mergedExamples ?? [])
    facts.push({
      words: {message: 'schema.exampleOf', values: {name: [from]}},
      values: [value],
      isExample: true,
    });
  return {facts, ...(values && {allowed: values})};
}

/** The less common things that are said about a schema. */
export type Note =
  | {kind: 'deprecation'; deprecation: Deprecation}
  | {kind: 'conflict'; words: Message; values: {from?: string; value: Json}[]}
  | {kind: 'xml'; xml: XmlObject}
  | {kind: 'externalDocs'; externalDocs: ExternalDocs}
  | {kind: 'extensions'; extensions: Extension[]};

export function toSchemaNotes({annotations, target}: Spoken): Note[] {
  const {deprecated, externalDocs, xml, extensions} = annotations;
  const {conflicts = [], other} = target?.kind === 'schema' ? target : {};
  const notes: Note[] = [];
  if (deprecated) notes.push({kind: 'deprecation', deprecation: deprecated});
  for (const {keyword, values} of conflicts)
    notes.push({
      kind: 'conflict',
      words: {message: 'schema.conflict', values: {keyword: [keyword]}},
      values,
    });
  if (xml) notes.push({kind: 'xml', xml});
  if (externalDocs) notes.push({kind: 'externalDocs', externalDocs});
  if (other) notes.push({kind: 'extensions', extensions: other});
  if (extensions) notes.push({kind: 'extensions', extensions});
  return notes;
}
