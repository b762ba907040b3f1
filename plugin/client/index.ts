// For components of sites, and for components that are safe to eject: kept between minor versions.
// `plugin/api.md` lists the signatures.
export {toPlainText} from '../model/markdown/toPlainText';
export {toConstraintFacts} from '../model/words/line';
export {toSchemeWords} from '../model/words/security';
export {isSaidBy} from '../model/text/sameText';
export type {
  Constraints,
  Deprecation,
  EnumValue,
  Example,
  Extension,
  ExternalDocs,
  Header,
  Json,
  Markdown,
  MarkdownNode,
  MediaType,
  NodeSchema,
  OAuthFlow,
  Operation,
  Parameter,
  Response,
  Schema,
  SecurityScheme,
  Variant,
  VariantGroup,
} from '../model/types';
export type {FormatNote, PropFormats} from '../pages/props';
export {toLanguage} from '../request/language';
export {useHighlight} from './code/useHighlight';
export {useApiDocument, useIsImageShown} from './document';
export {createOnDemand} from './dom/createOnDemand';
export {StaticContent} from './dom/StaticContent';
export {toPopoverTarget} from './dom/toPopoverTarget';
export {useCopy, useCopyLink} from './dom/useCopy';
export {useCopyFrom} from './dom/useCopyFrom';
export {useDisclosure} from './dom/useDisclosure';
export {useDismissibleDetails} from './dom/useDismissibleDetails';
export {useTabs} from './dom/useTabs';
export {variantAnchor, type Anchor} from '../model/page/anchors';
export type {AuthoredComponents, AuthoredContent} from './page/authored';
export {useAuthoredIds} from './page/authoredIds';
export {listResponseExamples, type ResponseExample} from './page/examples';
export {toExampleCode} from './page/exampleCode';
export {useApiOperation} from './page/operation';
export {useChosenExample} from './page/useChosenExample';
export {useOperationSamples} from './samples/useOperationSamples';
export {hasParts} from './schema/composite';
export {isBare} from './schema/hasFacts';
export {toParameterView} from './schema/parameterView';
export type {Direction} from './schema/plan';
export {useHasClosedParts, useSchemas} from './schema/schemas';
export {isShortValue} from './schema/shortValue';
export {toValueText} from './schema/valueText';
export {useExpandAll} from './schema/useExpandAll';
export {useSchemaType} from './schema/useSchemaType';
export {toSchemaView, type SchemaView} from './schema/view';
export {say, sayAll} from './words';
