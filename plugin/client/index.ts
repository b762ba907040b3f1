export type * from '../model/types';
export type * from '../pages/props';
export {formatJson, formatValue} from '../model/exactNumber';
export {isImageAllowed} from '../model/imageHost';
export {toPlainText} from '../model/markdown/toPlainText';
export {listSecurity} from '../request';
export {toLanguage} from '../request/language';
export {useHighlight} from './code/useHighlight';
export {
  ApiDocumentProvider,
  useApiDocument,
  type ApiDocumentProviderProps,
  type LoadSchemas,
} from './document';
export {createOnDemand, type PendingProps} from './dom/createOnDemand';
export {useDismissibleDetails} from './dom/useDismissibleDetails';
export {StaticContent} from './dom/StaticContent';
export {useCopy, useCopyLink} from './dom/useCopy';
export {useCopyFrom} from './dom/useCopyFrom';
export {toPopoverTarget} from './dom/toPopoverTarget';
export {useDisclosure, type Disclosure} from './dom/useDisclosure';
export {useTabs, type Tabs} from './dom/useTabs';
export * from './page/anchors';
export {
  listAuthoredHeadings,
  type Authored,
  type AuthoredComponents,
  type AuthoredContent,
  type AuthoredHeading,
} from './page/authored';
export {useAuthoredIds} from './page/authoredIds';
export {findExpressionTarget, toExpressionParts, type ExpressionPart} from './page/expression';
export {toExampleText} from './page/exampleText';
export {
  listBodyExamples,
  listResponseExamples,
  type BodyExample,
  type ResponseExample,
  type ResponseExamples,
} from './page/examples';
export {groupMediaTypes, toMediaTypeNames, type MediaTypeGroup} from './page/mediaTypes';
export {
  ApiInnerOperationProvider,
  ApiOperationProvider,
  useApiOperation,
  type ApiInnerOperationProviderProps,
  type ApiOperationProviderProps,
} from './page/operation';
export {toDirections} from './page/operationRoots';
export {PageProvider, usePage, type PageMessage} from './page/page';
export {listSections, PARAMETER_LOCATIONS, type SectionId} from './page/sections';
export {shorten} from '../pages/shorten';
export type {ServerChoice} from './page/server';
export type {SampleChoice} from './page/sampleChoice';
export {GENERATED_SAMPLES, listSamples, type Sample} from './samples/listSamples';
export {usePageRequest, type ChosenRequest} from './samples/usePageRequest';
export type {PageRequest, PageSample, ShownExample} from '../request/pageRequest';
export type {SampleCode, SampleSource} from './samples/useSampleCode';
export {useChosenSample, useSamples, type ChosenSample, type Samples} from './samples/useSamples';
export {
  countNamed,
  hasParts,
  isComposite,
  saysMore,
  toSchemaContent,
  type SchemaContent,
  type Wrapper,
} from './schema/composite';
export {listOtherDescriptions} from './schema/descriptions';
export {hasFacts} from './schema/hasFacts';
export {hasNotes, hasValues} from './schema/hasNotes';
export type {Direction, SchemaPlan} from './schema/plan';
export {formatRange} from '../model/range';
export {MoreSchemas, useHasClosedParts, useSchemas} from './schema/schemas';
export {isBare} from './schema/isBare';
export {isShortValue} from './schema/shortValue';
export {splitProperties, type SplitProperties} from './schema/splitProperties';
export {toTerms, toValues, type Term} from './schema/terms';
export {groupInherited, type PropertyGroup} from '../model/schema/groupInherited';
export {toAllowed} from '../model/schema/allowed';
export {chooseDescription, isSaidBy} from '../model/sameText';
export {toTitle} from './schema/title';
export {splitElementType, toNamedType, toTypeText} from '../model/schema/typeWords';
export {useEnumFilter, type EnumFilter} from './schema/useEnumFilter';
export {EXPANSION_CLASS, useExpandAll, type ExpandAll} from './schema/useExpandAll';
export {useMissingSchema, type MissingSchema} from './schema/useMissingSchema';
export {useMore, type More} from './schema/useMore';
export {toSchemaView, withoutDescription, type SchemaLookup, type SchemaView} from './schema/view';
export {toSelectMessage, type SelectMessage} from './plural';
export {useOtherApis} from './page/useOtherApis';
export {useSectionInView} from './page/useSectionInView';
export {usePageLink, type PageLink} from './page/usePageLink';
export {followGap} from './sidebar/followGap';
export type {SidebarGap} from './sidebar/toSidebar';
export {useSidebar, type SidebarFilter} from './sidebar/useSidebar';
export * from './console';
export {toAttributeText} from './page/attributeText';
