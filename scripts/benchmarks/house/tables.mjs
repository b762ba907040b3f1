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
    name: 'Known',
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
    name: 'PartContent',
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
 * Functions that know by themselves how to get from a schema to the schemas in it, or go over a
 * tree of schemas with a loop or a recursion of their own.
 * @type {readonly {of: string; name: string; file: string}[]}
 */
export const WALKERS = [
  {of: 'document', name: 'visitAll', file: 'plugin/document/reference/walk.ts'},
  {of: 'document', name: 'walkObjects', file: 'plugin/document/extensions/listUnused.ts'},
  {of: 'document', name: 'toSchema', file: 'plugin/document/swagger/schema.ts'},
  {of: 'document', name: 'flatten', file: 'plugin/model/schema/flatten.ts'},
  {of: 'document', name: 'readPart', file: 'plugin/checks/facts/sourcePart.ts'},
  {of: 'document', name: 'toFacts', file: 'plugin/compare/schema/facts.ts'},
  {of: 'document', name: 'compareFacts', file: 'plugin/compare/schema/compareFacts.ts'},
  {of: 'document', name: 'statedTypes', file: 'plugin/compare/schema/types.ts'},
  {of: 'document', name: 'listVariants', file: 'plugin/compare/schema/addChoices.ts'},
  {of: 'document', name: 'copy', file: 'plugin/exports/operationDocument/copier.ts'},
  {of: 'document', name: 'toJsonSchema', file: 'plugin/exports/jsonSchema/toJsonSchema.ts'},
  {of: 'model', name: 'visitInner', file: 'plugin/model/visit.ts'},
  {of: 'model', name: 'visitSchemas', file: 'plugin/model/visit.ts'},
  {of: 'model', name: 'countSchemas', file: 'plugin/model/visit.ts'},
  {of: 'model', name: 'findNamed', file: 'plugin/model/closure.ts'},
  {of: 'model', name: 'listFirstLevel', file: 'plugin/model/firstLevel.ts'},
  {of: 'model', name: 'findAddresses', file: 'plugin/model/collectLinks.ts'},
  {of: 'model', name: 'hasExample', file: 'plugin/model/example/hasExample.ts'},
  {of: 'model', name: 'composeNode', file: 'plugin/model/example/value.ts'},
  {of: 'model', name: 'listForbidden', file: 'plugin/model/example/exclusive.ts'},
  {of: 'model', name: 'walkPart', file: 'plugin/checks/facts/modelContent.ts'},
  {of: 'model', name: 'findInner', file: 'plugin/lists/changelog/findPlace.ts'},
  {of: 'model', name: 'findProperty', file: 'plugin/pages/fragments/schemaFragment.ts'},
  {of: 'model', name: 'toSchemaBlocks', file: 'plugin/exports/markdown/schema.ts'},
  {of: 'model', name: 'planSchemas', file: 'plugin/client/schema/plan.ts'},
  {of: 'model', name: 'toSchemaContent', file: 'plugin/client/schema/composite.ts'},
  {of: 'model', name: 'ApiSchemaParts', file: 'parts/ApiSchema/Parts/index.tsx'},
  {of: 'model', name: 'ApiSchemaProperties', file: 'parts/ApiSchema/Properties/index.tsx'},
  {of: 'model', name: 'toEmptyValue', file: 'plugin/client/form/toEmptyValue.ts'},
  {of: 'value', name: 'walk', file: 'plugin/model/validation/validate.ts'},
  {of: 'value', name: 'addOptional', file: 'plugin/request/addOptional.ts'},
  {of: 'value', name: 'keepRequired', file: 'plugin/request/keepRequired.ts'},
  {of: 'value', name: 'toXmlNodes', file: 'plugin/request/xml.ts'},
  {of: 'value', name: 'applyVariants', file: 'plugin/client/form/applyVariants.ts'},
  {of: 'value', name: 'ApiConsoleField', file: 'parts/ApiConsole/Field/index.tsx'},
];

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
