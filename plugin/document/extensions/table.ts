import type {ObjectName} from '../objects';

/**
 * Lists the extensions of OpenAPI documents that have an effect here, ours and those of other
 * tools. All code that reads extensions uses this table; `check --explain extensions` lists the
 * rest.
 */
type ExtensionEffect = {
  /** The objects that may have the extension. */
  on: readonly ObjectName[];
  /**
   * In order of precedence. `x-mint/href` is the field `href` of `x-mint`. Standard fields and
   * docs.json take precedence over all of them.
   */
  fields: readonly string[];
};

/** Every object with a value that callers send or receive. */
const VALUES = ['parameter', 'header', 'schema'] as const;

export const EFFECTS = {
  /** The operation is left out of all output. */
  leftOut: {
    on: ['operation', 'pathItem'],
    fields: ['x-internal', 'x-excluded', 'x-scalar-ignore', 'x-fern-ignore'],
  },
  /** The operation has a page that nothing links to. */
  hidden: {on: ['operation'], fields: ['x-hidden', 'x-mint/metadata/hidden']},
  /** The title of the page; replaces `summary`. */
  title: {on: ['operation'], fields: ['x-mint/metadata/title']},
  /** The line below the title. */
  description: {on: ['operation'], fields: ['x-mint/metadata/description']},
  badge: {on: ['operation'], fields: ['x-mint/metadata/tag']},
  /** The route below the tab. */
  route: {on: ['operation'], fields: ['x-mint/href']},
  /** Markdown after the description. */
  content: {on: ['operation'], fields: ['x-mint/content']},
  /** The group of an operation without tags. */
  group: {on: ['operation'], fields: ['x-speakeasy-group', 'x-fern-sdk-group-name']},
  /** The title of an operation without `summary` and `operationId`. */
  name: {on: ['operation'], fields: ['x-speakeasy-name-override', 'x-fern-sdk-method-name']},
  /** The mode of Try It, which the site may restrict further. */
  tryIt: {
    on: ['openapi', 'operation'],
    fields: [
      'x-try-it',
      'x-readme/explorer-enabled',
      'x-explorer-enabled',
      'x-fern-explorer',
      'x-mint/metadata/playground',
      'x-hideTryItPanel',
      'x-hideReplay',
    ],
  },
  /** The languages of generated samples that come first. */
  sampleLanguages: {
    on: ['openapi', 'operation'],
    fields: ['x-readme/samples-languages', 'x-samples-languages'],
  },
  /** All of them are used. */
  samples: {
    on: ['operation'],
    fields: [
      'x-codeSamples',
      'x-code-samples',
      'x-custom-examples',
      'x-readme/code-samples',
      'x-scalar-examples',
      'x-stainless-snippets',
      'x-stainless-examples',
      'x-fern-examples',
    ],
  },
  /** Requests with their responses, as examples. */
  exchanges: {on: ['operation'], fields: ['x-fern-examples']},
  deprecated: {
    on: ['operation', 'securityScheme', ...VALUES],
    fields: ['x-mint/metadata/deprecated', 'x-scalar-stability', 'x-fern-availability'],
  },
  deprecationReason: {
    on: ['operation', 'securityScheme', ...VALUES],
    fields: [
      'x-deprecated-description',
      'x-speakeasy-deprecation-message',
      'x-stainless-deprecation-message',
    ],
  },
  sunset: {on: ['operation', 'securityScheme', ...VALUES], fields: ['x-sunset']},
  /** All of them are used. */
  stability: {
    on: ['operation', ...VALUES],
    fields: ['x-stability', 'x-lifecycle', 'x-scalar-stability', 'x-fern-availability'],
  },
  labels: {on: ['operation', ...VALUES], fields: ['x-badges']},
  labelsBefore: {on: VALUES, fields: ['x-mint/pre']},
  labelsAfter: {on: VALUES, fields: ['x-mint/post']},
  order: {on: ['parameter', 'schema'], fields: ['x-order']},
  enumNames: {
    on: ['schema'],
    fields: [
      'x-enum-varnames',
      'x-enumNames',
      'x-enum-names',
      'x-enumVarnames',
      'x-speakeasy-enums',
      'x-fern-enum',
    ],
  },
  enumDescriptions: {
    on: ['schema'],
    fields: [
      'x-enumDescriptions',
      'x-enum-descriptions',
      'x-speakeasy-enum-descriptions',
      'x-fern-enum',
    ],
  },
  /** The value of a discriminator that selects the schema, if no `mapping` names it. */
  discriminatorValue: {on: ['schema'], fields: ['x-discriminator-value']},
  /** The name of the keys of `additionalProperties`, beside or inside it. */
  keyName: {on: ['schema'], fields: ['x-additionalPropertiesName']},
  serverName: {
    on: ['server'],
    fields: ['x-oai-name', 'x-fern-server-name', 'x-speakeasy-server-id'],
  },
  tagLabel: {on: ['tag'], fields: ['x-displayName', 'x-group']},
  tagGroups: {on: ['openapi'], fields: ['x-tagGroups']},
  logo: {on: ['info'], fields: ['x-logo']},
  webhooks: {on: ['openapi'], fields: ['x-webhooks']},
} as const satisfies {[name: string]: ExtensionEffect};

export type EffectName = keyof typeof EFFECTS;
export type FieldOf<E extends EffectName> = (typeof EFFECTS)[E]['fields'][number];
