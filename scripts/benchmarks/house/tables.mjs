// What was found by reading. `house.mjs` fails if something here no longer exists, so that whoever
// removes or moves it updates its row.

/**
 * The types that a property of a schema passes between the document and what people and programs
 * read, in that order. A type counts if values of it stand for one property, or for its schema.
 * @type {readonly {to: string; name: string; file: string; adds: string}[]}
 */
export const FORMS = [
  {
    to: 'page',
    name: 'Json',
    file: 'plugin/document/types.ts',
    adds: 'The parsed value; numbers keep their digits.',
  },
  {
    to: 'page',
    name: 'Place',
    file: 'plugin/document/types.ts',
    adds: 'Its file and pointer.',
  },
  {
    to: 'page',
    name: 'Expected',
    file: 'plugin/document/reference/types.ts',
    adds: 'The kind of object that the specification expects there.',
  },
  {
    to: 'page',
    name: 'SchemaPart',
    file: 'plugin/model/schema/flatten.ts',
    adds: 'The named schema that the keywords come from, through allOf.',
  },
  {
    to: 'page',
    name: 'FlatSchema',
    file: 'plugin/model/schema/flatten.ts',
    adds: 'All parts that apply together, and the references that stay.',
  },
  {
    to: 'page',
    name: 'Slot',
    file: 'plugin/model/schema/draft.ts',
    adds: 'Every place that defines the property, with its origin.',
  },
  {
    to: 'page',
    name: 'Draft',
    file: 'plugin/model/schema/draft.ts',
    adds: 'The merged keywords; nested schemas are still places.',
  },
  {
    to: 'page',
    name: 'Schema',
    file: 'plugin/model/types.ts',
    adds: 'The finished schema as plain JSON, with its type in words.',
  },
  {
    to: 'page',
    name: 'Property',
    file: 'plugin/model/types.ts',
    adds: 'Name, required, origin, version notes.',
  },
  {
    to: 'page',
    name: 'NamedSchema',
    file: 'plugin/model/types.ts',
    adds: "The name of the schema around it and, in a page's data, the URL segment of its page.",
  },
  {
    to: 'page',
    name: 'SchemaPlace',
    file: 'plugin/model/page/innerPlaces.ts',
    adds: 'The anchor on the page.',
  },
  {
    to: 'page',
    name: 'InnerPlace',
    file: 'plugin/model/page/innerPlaces.ts',
    adds: 'Whether it is one level deeper in the data.',
  },
  {
    to: 'page',
    name: 'PlannedRoot',
    file: 'plugin/client/schema/plan.ts',
    adds: 'Direction, depth, and the named schemas that were already shown.',
  },
  {
    to: 'page',
    name: 'SchemaView',
    file: 'plugin/client/schema/view.ts',
    adds: 'The target of a reference, with the annotations beside the reference.',
  },
  {
    to: 'page',
    name: 'SchemaContent',
    file: 'plugin/client/schema/composite.ts',
    adds: 'The lists and maps around the object whose properties are shown.',
  },
  {
    to: 'page',
    name: 'SplitProperties',
    file: 'plugin/client/schema/splitProperties.ts',
    adds: 'Whether the message contains it, and whether the page does.',
  },
  {
    to: 'page',
    name: 'PropertyGroup',
    file: 'plugin/model/schema/groupInherited.ts',
    adds: 'Neighbours with the same origin.',
  },
  {
    to: 'page',
    name: 'Props',
    file: 'theme/ApiSchema/Property/index.tsx',
    adds: 'The anchor, the direction, whether it is open at first.',
  },
  {
    to: 'page',
    name: 'SchemaType',
    file: 'plugin/client/schema/useSchemaType.ts',
    adds: 'The words of the type around a link.',
  },
  {
    to: 'page',
    name: 'Props',
    file: 'theme/ApiRow/index.tsx',
    adds: 'The row as nodes of React.',
  },
  {
    to: 'Markdown',
    name: 'Nesting',
    file: 'plugin/exports/markdown/schema.ts',
    adds: 'The path for a heading, and the number of lists around it.',
  },
  {
    to: 'Markdown',
    name: 'Aside',
    file: 'plugin/exports/markdown/schemas.ts',
    adds: 'The title of a section for what is too deep.',
  },
  {
    to: 'search',
    name: 'SearchName',
    file: 'plugin/search/types.ts',
    adds: 'Only the anchor and the name are left.',
  },
  {
    to: 'search',
    name: 'SearchEntry',
    file: 'plugin/search/listEntries.ts',
    adds: 'All places of the same name.',
  },
  {
    to: 'search',
    name: 'KnownEntry',
    file: 'plugin/search/listEntries.ts',
    adds: 'Its names in the form in which they are compared.',
  },
  {
    to: 'facts',
    name: 'SourcePart',
    file: 'plugin/checks/facts/sourcePart.ts',
    adds: 'Its name and place, read again from the document.',
  },
  {
    to: 'facts',
    name: 'SchemaDetail',
    file: 'plugin/checks/facts/sourceContent.ts',
    adds: 'The schema or operation that contains it.',
  },
  {
    to: 'facts',
    name: 'ModelPartContent',
    file: 'plugin/checks/facts/modelContent.ts',
    adds: 'Its name, read from the model.',
  },
  {
    to: 'comparison',
    name: 'Schemas',
    file: 'plugin/compare/schema/schemaFacts.ts',
    adds: 'All places that define it.',
  },
  {
    to: 'comparison',
    name: 'SchemaFacts',
    file: 'plugin/compare/schema/schemaFacts.ts',
    adds: 'The merged keywords with their places: a second model.',
  },
  {
    to: 'comparison',
    name: 'Node',
    file: 'plugin/compare/graph.ts',
    adds: 'What differs at it and below it.',
  },
  {
    to: 'comparison',
    name: 'Change',
    file: 'plugin/compare/types.ts',
    adds: 'One difference, with the operations that it concerns.',
  },
  {
    to: 'comparison',
    name: 'ChangedPlace',
    file: 'plugin/lists/changelog/findPlace.ts',
    adds: 'The same place in the model, found by the steps to it.',
  },
  {
    to: 'comparison',
    name: 'ChangelogChange',
    file: 'plugin/lists/changelog/types.ts',
    adds: 'The link to the page.',
  },
  {
    to: 'deprecations',
    name: 'FoundInSchema',
    file: 'plugin/lists/deprecations/listInSchema.ts',
    adds: 'The deprecation or the version that removes it.',
  },
  {
    to: 'deprecations',
    name: 'Deprecated',
    file: 'plugin/lists/deprecations/types.ts',
    adds: 'The link to the page.',
  },
  {
    to: 'console',
    name: 'ObjectField',
    file: 'plugin/client/form/listFields.ts',
    adds: 'Whether the reader can remove it.',
  },
  {
    to: 'console',
    name: 'Control',
    file: 'plugin/client/form/toControl.ts',
    adds: 'The kind of field that edits it.',
  },
];

/**
 * Functions and tables that know by themselves how to get from a schema to the schemas in it, as
 * `listWalkers` finds them: a test fails with one that is not listed. Before you add one, see whether
 * `visitInner`, or one of these, does it.
 * @type {{readonly [file: string]: readonly string[]}}
 */
export const WALKERS = {
  'parts/ApiConsole/Body/Parts/index.tsx': ['ApiConsoleBodyParts'],
  'parts/ApiSchema/Expansion/index.tsx': ['useSummary'],
  'parts/ApiSchema/Parts/index.tsx': ['Properties'],
  'parts/ApiSchema/messages.tsx': ['propertiesAndVariants'],
  'plugin/checks/reviewDocument.ts': ['findNestedPart'],
  'plugin/client/form/applyVariants.ts': ['applyInside', 'applyParts'],
  'plugin/client/form/listVariants.ts': ['listVariants'],
  'plugin/client/form/toControl.ts': ['toControl'],
  'plugin/client/form/toEmptyValue.ts': ['toEmptyValue'],
  'plugin/client/schema/composite.ts': ['countNamed', 'isSaidByType', 'toElement'],
  'plugin/client/schema/hasFacts.ts': ['hasFacts'],
  'plugin/client/schema/useSchemaType.ts': ['useSchemaType'],
  'plugin/client/schema/view.ts': ['withoutVariants'],
  'plugin/compare/operation/content.ts': ['hasPart'],
  'plugin/compare/schema/compareChoices.ts': ['compareWithChoice', 'isOpen'],
  'plugin/compare/schema/facts.ts': ['toFacts'],
  'plugin/document/reference/walk.ts': ['lacksItems'],
  'plugin/document/validate/hints.ts': ['OPENAPI'],
  'plugin/exports/markdown/schema.ts': ['toNodeBlocks'],
  'plugin/lists/deprecations/listInSchema.ts': ['PATHS'],
  'plugin/lists/errors/listSchemaErrors.ts': ['SAME_LEVEL'],
  'plugin/model/example/applied.ts': ['satisfyApplied'],
  'plugin/model/example/dropProperties.ts': ['listProperties'],
  'plugin/model/example/exclusive.ts': ['listForbidden', 'listForeign'],
  'plugin/model/example/hasExample.ts': ['listParts'],
  'plugin/model/example/object.ts': [
    'addsNothing',
    'composeObject',
    'requiresNothing',
    'toNarrowed',
  ],
  'plugin/model/example/variant.ts': ['endsBefore'],
  'plugin/model/page/firstLevel.ts': ['listFirstLevel'],
  'plugin/model/schema/draft.ts': ['createDraft'],
  'plugin/model/schema/findPart.ts': ['findProperty', 'findType'],
  'plugin/model/schema/typeLabel.ts': ['toAlternatives', 'toWords'],
  'plugin/model/validation/checkApplied.ts': ['APPLY', 'asksForEvaluated'],
  'plugin/model/visit.ts': ['ANCHORS', 'READERS'],
  'plugin/pages/fragments/schemaFragment.ts': ['listProperties', 'toLine'],
  'plugin/request/addOptional.ts': ['addOptional'],
  'plugin/request/encoding.ts': ['toBodySchema'],
  'plugin/request/shownValue.ts': ['toShape'],
  'plugin/request/xml.ts': ['toNamedVariant'],
};

/** Functions that find a result again instead of being handed it. Zero is the aim. */
export const GETTERS = [
  'listOperations',
  'toSchemaPages',
  'toDeprecations',
  'toChangelog',
  'toTabFormats',
  'createFindInVersions',
  'toDownloads',
  'toEntryDownloads',
  'toSearchFolder',
  'withVersionNotes',
  'collectImages',
  'createDocumentIndex',
];

/** Values whose optional fields several stages fill in. */
export const BAGS = [
  {name: 'LoadedTab', file: 'plugin/stages.ts'},
  {name: 'Site', file: 'plugin/types.ts'},
  {name: 'TabConfig', file: 'plugin/config/types.ts'},
  {name: 'ApiReference', file: 'plugin/model/types.ts'},
  {name: 'TabNavigation', file: 'plugin/navigation/types.ts'},
];
