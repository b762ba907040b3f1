// For the other components of the theme. May change in any version.
export {formatJson} from '../document/exactNumber';
export {isObject} from '../document/isObject';
export {formatValue} from '../document/exactNumber';
export {hasBlock, isPlainMap} from '../model/schema/blocks';
export {findNode, isNullable} from '../model/schema/findNode';
export {groupInherited} from '../model/schema/groupInherited';
export {toTypeText} from '../model/schema/typeWords';
export {quoteShell} from '../request/samples/curlBody';
export {toDocumentMediaType} from '../model/text/documentMediaType';
export {splitCode} from '../model/text/splitCode';
export {useLinkedCode} from './code/useLinkedCode';
export type {
  Address,
  Badge,
  Discriminator,
  Encoding,
  Info,
  Link,
  Property,
  SchemaId,
  SchemaTable,
  SecurityRequirement,
  Server,
  ServerVariable,
  XmlObject,
} from '../model/types';
export {isNote, type ShownFinding} from '../model/validation/noteDirection';
export {
  listExtensionLines,
  listExtensionRows,
  listExtensionValues,
  toExtensionLabel,
} from '../model/words/extensions';
export {toVersionFacts} from '../model/words/line';
export {toSchemaFacts} from '../model/words/line';
export {toSchemaNotes, toValueFacts, type Note} from '../model/words/notes';
export {listFlowUrls, toFlowTitle} from '../model/words/oauth';
export {
  ENCODINGS,
  listConditionRows,
  listPartEncodings,
  listItemRows,
  toItemRules,
  toXmlFacts,
} from '../model/words/parts';
export {
  isChosenByLabel,
  isWord,
  listOpenRows,
  toObjectRules,
  toOrigin,
  toOtherwise,
  toSelector,
  toVariantRule,
  type PartRow,
} from '../model/words/rows';
export {
  PARAMETER_LOCATIONS,
  toSectionTitle,
  toStatusRange,
  type SectionId,
} from '../model/words/sections';
export type {
  PropApiDocument,
  PropApiSidebar,
  PropChangelog,
  PropDeprecations,
  PropDiagnostic,
  PropEdit,
  PropErrorExample,
  PropErrors,
  PropErrorUse,
  PropProblem,
  PropGroup,
  PropGuides,
  PropOperation,
  PropOperationCard,
  PropOperationChunk,
  PropDocumentPart,
  PropOverview,
  PropRedirect,
  PropSchemaChunk,
  PropSchemaIndex,
  PropSchemaPage,
  PropTagPage,
  SidebarLinks,
} from '../pages/props';
export {shorten} from '../navigation/sidebarItems';
export {chooseMediaType} from '../request/chooseMediaType';
export {findVariant} from '../model/schema/findVariant';
export {formatBody} from '../request/formatBody';
export {formatContent} from '../request/formatContent';
export {toInitialBody} from '../request/initialBody';
export {toOfferedValue, toRawValue} from '../request/initialValues';
export {listSecurity} from '../request/listSecurity';
export {isErrorResponse} from '../model/operation/errorResponses';
export {isRange, toMediaKind} from '../model/operation/mediaKind';
export type {ShownExample} from '../request/pageRequest';
export {toBodySchema, toPartSchema} from '../request/encoding';
export {
  describePresetProblem,
  findPresetProblem,
  type Preset,
  type PresetFacts,
} from '../request/preset';
export {isUnfilled} from '../request/problems';
export {toCurl} from '../request/samples/curl';
export {isBinary} from '../request/schemas';
export type {
  BodyValues,
  FileValue,
  ParameterValue,
  PartValue,
  RequestProblem,
  RequestValues,
} from '../request/types';
export {findResponse} from '../request/response/compareResponse';
export {isUnfilledValue} from '../request/unfilled';
export {ConsoleProvider, useConsole} from './console/context';
export {noteOpeningLink, readOpeningLink} from './console/openFromLink';
export type {Exchange} from './console/types';
export type {Exchanged} from './response/evaluateExpression';
export {findRemarks, type Remark} from './response/findRemarks';
export {findNextPage, followLink, toFilledWords} from './response/followLinks';
export {appendKey, parentOf, toPointer} from '../document/pointer';
export {
  clearCredentials,
  confirmOrigin,
  removeCredential,
  setCredential,
  setRemember,
} from './credentials/change';
export {ApiDocumentProvider, type LoadErrors, type LoadSchemas} from './document';
export {useFocusSuccessor} from './dom/useFocusSuccessor';
export {useLongList} from './dom/useLongList';
export {useModal} from './dom/useModal';
export type {PendingProps} from './dom/createOnDemand';
export {useValueProperty} from './dom/useValueProperty';
export {addShownFields} from './form/addShownFields';
export {formatLocalTime, isDateTime, parseLocalTime} from './form/dateTime';
export {formatScalar, parseNumber} from '../request/numbers';
export {getProperty, setProperty} from './form/objectValues';
export {listVariantProperties, switchVariant} from './form/switchVariant';
export {toControl, type Control} from './form/toControl';
export {listFields, type ObjectField} from './form/listFields';
export {toEmptyValue} from './form/toEmptyValue';
export {toFileValue} from './form/toFileValue';
export {goToField} from './form/goToField';
export {isSaidAt, toPathWords, toPlaceOf} from './form/paths';
export {toHint} from './form/toHint';
export type {RefusedValue} from './history/fitToDocument';
export {toFillLink, toShareLink} from './history/shareLink';
export {useHistory} from './history/useHistory';
export {findRows} from './json/findRows';
export {layOut, MAX_ROWS} from './json/layOut';
export {parseExactJson} from '../model/text/parseExactJson';
export {toRowPieces} from './json/rowPieces';
export {deliverCallback} from './oauth/callback';
export type {DevicePrompt} from './oauth/device';
export type {OAuthFailure, TokenFlow} from './oauth/types';
export {useOAuth, type OAuth} from './oauth/useOAuth';
export {
  callbackAnchor,
  headerAnchor,
  mediaTypeAnchor,
  parameterAnchor,
  partAnchor,
  propertyAnchor,
  responseAnchor,
  type SchemaPart,
  toAnchorSegment,
  toVersionAnchor,
} from '../model/page/anchors';
export {toAttributeText} from './page/attributeText';
export {listAuthoredHeadings, type Authored} from './page/authored';
export {listBodyExamples, toResponseExamples} from './page/examples';
export {findExpressionTarget, toExpressionParts, type ExpressionPart} from './page/expression';
export {
  groupMediaTypes,
  toMediaTypeNames,
  type MediaTypeGroup,
} from '../model/operation/mediaTypeGroups';
export {ApiSchemaProvider} from './page/schemaPage';
export {ApiInnerOperationProvider, ApiOperationProvider, toInnerLevel} from './page/operation';
export {toDirections} from './page/operationRoots';
export {isOldLink} from '../routes/oldLinks';
export {useOldLinks} from './page/oldLinks';
export {useFormerAddress} from './page/useFormerAddress';
export type {LoadAddresses} from './page/oldLinks';
export {PageProvider, usePage} from './page/page';
export type {SampleChoice} from './page/sampleChoice';
export {useFragmentId} from './page/useFragmentId';
export {listSections} from './page/sections';
export {useOtherApis} from './page/useOtherApis';
export {
  toPageTitle,
  toVersionMetadata,
  useShareVersions,
  useSidebarVersions,
  useVersions,
  type VersionLink,
  type VersionMetadata,
  type Versions,
} from './page/useVersions';
export {usePageLink, type PageLink} from './page/usePageLink';
export {useShowVariants} from './page/useShowVariants';
export {useSitePath} from './page/useSitePath';
export {useSectionInView} from './page/useSectionInView';
export {toSelectMessage} from './plural';
export {matchResponse, type ResponseDifference, type ResponseMatch} from './response/matchResponse';
export {listEncodings} from './response/readBody';
export {readContentType, toBodyKind} from '../request/response/toBodyKind';
export {toFileName} from './response/toFileName';
export {useErrorEntry} from './response/useErrorEntry';
export {useResponseBody, type ResponseBody} from './response/useResponseBody';
export {useStreamItems} from './response/useStreamItems';
export {listGenerated, listSamples, type Sample} from './samples/listSamples';
export {useChosenSample, useSamples, type Samples} from './samples/useSamples';
export {
  countNamed,
  isComposite,
  toSchemaContent,
  type SchemaContent,
  type Wrapper,
} from './schema/composite';
export {listOtherDescriptions} from './schema/descriptions';
export {hasFacts} from './schema/hasFacts';
export {ApiSchemaFragmentProvider} from './schema/schemaFragment';
export {MoreSchemas} from './schema/schemas';
export {splitProperties} from './schema/splitProperties';
export {toTerms, toValues, type Term} from './schema/terms';
export {useEnumFilter} from './schema/useEnumFilter';
export {EXPANSION_CLASS} from './schema/useExpandAll';
export {useMissingSchema} from './schema/useMissingSchema';
export {useMore} from './schema/useMore';
export {SEARCH_KINDS, type SearchEntry, type SearchKind} from '../search/listEntries';
export type {SearchTarget, TargetGroup} from './search/toTargets';
export {useChoice} from './search/useChoice';
export {useSearch, type SearchState} from './search/useSearch';
export {useReferenceSearch} from './search/useReferenceSearch';
export {useSearchOpener, type Typed} from './search/useSearchOpener';
export {useSiteSearch} from './search/useSiteSearch';
export type {DirectReason} from './send/chooseTarget';
export {toRedirectedRequest} from './send/toRedirectedRequest';
export type {ResponseHead, SendFailure} from './send/types';
export {useChapter, type ApiTab} from './sidebar/chapters';
export {followGap} from './sidebar/followGap';
export type {SidebarGap} from './sidebar/toSidebar';
export {useGuideNeighbours} from './sidebar/useGuideNeighbours';
export {
  useFiltered,
  useGuideSidebar,
  useSidebar,
  type SidebarFilter,
  type SidebarSearch,
} from './sidebar/useSidebar';
export {Say} from './words';
