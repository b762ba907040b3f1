/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

// --- Imports of authored pages ---------------------------------------------------------------------------------------

declare module '@api-reference/*' {
  import type {ComponentType, ReactNode} from 'react';
  import type {Direction} from 'docusaurus-plugin-api-reference/client';
  import type {Preset} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends Preset {
    /** Prefix of the ids inside it; unique on the page by default. */
    readonly id?: string;
    /** Of a schema or a property. */
    readonly direction?: Direction;
    /** Of a link or the button of a console. */
    readonly children?: ReactNode;
  }
  const Fragment: ComponentType<Props>;
  export default Fragment;
}

/** Contains the id of the plugin's instance: `@api-reference-internal/default/pets/get`. */
declare module '@api-reference-*' {
  export {default, type Props} from '@api-reference/*';
}

// --- Frames of pages -------------------------------------------------------------------------------------------------

declare module '@theme/ApiRoot' {
  import type {ReactNode} from 'react';
  import type renderRoutes from '@docusaurus/renderRoutes';

  export interface Props {
    readonly route: {readonly routes?: Parameters<typeof renderRoutes>[0]};
  }
  export default function ApiRoot(props: Props): ReactNode;
}

declare module '@theme/ApiRouteGroup' {
  import type {ReactNode} from 'react';

  import type {Props} from '@theme/ApiRoot';

  export type {Props};
  export default function ApiRouteGroup(props: Props): ReactNode;
}

declare module '@theme/ApiName' {
  import type {ReactNode} from 'react';

  export interface Props {
    children: string;
  }
  export default function ApiName(props: Props): ReactNode;
}

declare module '@theme/ApiNotFound' {
  import type {ReactNode} from 'react';

  export default function ApiNotFound(): ReactNode;
}

declare module '@theme/ApiTabRoot' {
  import type {ComponentType, ReactNode} from 'react';
  import type renderRoutes from '@docusaurus/renderRoutes';
  import type {
    LoadSchemas,
    PropApiDocument,
    PropApiSidebar,
    PropGuides,
    SidebarLinks,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly document: PropApiDocument;
    readonly sidebar: PropApiSidebar;
    /** The links of a sidebar that has too many for each page. */
    readonly sidebarLinks?: SidebarLinks;
    /** Absent where no sidebar of docs lists pages that the tab does not list. */
    readonly guides?: PropGuides;
    /** Absent where the pages carry all schemas. */
    readonly loadSchemas?: LoadSchemas;
    /** `@theme/ApiDiagnostics`, in development. */
    readonly diagnostics?: ComponentType<Pick<PropApiDocument, 'diagnostics'>>;
    readonly route: {readonly routes?: Parameters<typeof renderRoutes>[0]};
  }
  export default function ApiTabRoot(props: Props): ReactNode;
}

declare module '@theme/ApiRedirect' {
  import type {ReactNode} from 'react';
  import type {PropRedirect} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly redirect: PropRedirect;
  }
  export default function ApiRedirect(props: Props): ReactNode;
}

declare module '@theme/ApiProblems' {
  import type {ReactNode} from 'react';
  import type {PropDiagnostic} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly diagnostics: readonly PropDiagnostic[];
  }
  export default function ApiProblems(props: Props): ReactNode;
}

declare module '@theme/ApiEmbed' {
  import type {ReactNode} from 'react';
  import type {
    LoadSchemas,
    PropApiDocument,
    PropOperationChunk,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly document: PropApiDocument;
    readonly chunk: PropOperationChunk;
    /** Of the page of the operation. */
    readonly permalink: string;
    /** Absent where the chunk has all schemas. */
    readonly loadSchemas?: LoadSchemas;
  }
  export default function ApiEmbed(props: Props): ReactNode;
}

declare module '@theme/ApiFragment' {
  import type {ReactNode} from 'react';
  import type {Props as EmbedProps} from '@theme/ApiEmbed';

  export interface Props extends EmbedProps {
    /** Prefix of the ids inside it; unique on the page by default. */
    readonly id?: string;
    /** The part of the operation. */
    readonly children: ReactNode;
  }
  export default function ApiFragment(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/Authentication' {
  import type {ReactNode} from 'react';
  import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';
  import type {
    PropApiDocument,
    SecurityRequirement,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly document: PropApiDocument;
    readonly security: readonly SecurityRequirement[];
    readonly schemes: readonly SecurityScheme[];
    readonly id?: string;
  }
  export default function ApiFragmentAuthentication(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/Frame' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly children: ReactNode;
  }
  export default function ApiFragmentFrame(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/Link' {
  import type {ReactNode} from 'react';
  import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends Readonly<
    Pick<PropOperationCard, 'title' | 'permalink' | 'method' | 'path' | 'kind' | 'deprecated'>
  > {
    /** In place of the title of the operation. */
    readonly children?: ReactNode;
  }
  export default function ApiFragmentLink(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/Operations' {
  import type {ReactNode} from 'react';
  import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly operations: readonly PropOperationCard[];
  }
  export default function ApiFragmentOperations(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/Response' {
  import type {ReactNode} from 'react';

  export default function ApiFragmentResponse(): ReactNode;
}

declare module '@theme/ApiFragment/Schema' {
  import type {ReactNode} from 'react';
  import type {
    Direction,
    EnumValue,
    FormatNote,
    Schema,
  } from 'docusaurus-plugin-api-reference/client';
  import type {
    LoadSchemas,
    PropApiDocument,
    SchemaTable,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly document: PropApiDocument;
    readonly name: string;
    readonly schema: Schema;
    /** Whether it is the row of a property. */
    readonly isProperty: boolean;
    readonly required?: boolean;
    readonly versionNotes?: EnumValue['versionNotes'];
    /** The named schemas that it reaches, and what its formats mean. */
    readonly schemas: SchemaTable;
    readonly formatNotes: readonly FormatNote[];
    /** Absent where it carries all schemas. */
    readonly loadSchemas?: LoadSchemas;
    readonly id?: string;
    /** Whether it is shown as part of a request or, by default, of a response. */
    readonly direction?: Direction;
  }
  export default function ApiFragmentSchema(props: Props): ReactNode;
}

declare module '@theme/ApiFragment/TryIt' {
  import type {ReactNode} from 'react';
  import type {Preset, PresetFacts} from 'docusaurus-plugin-api-reference/client/internal';
  import type {Props as FragmentProps} from '@theme/ApiFragment';

  export interface Props extends Readonly<Preset> {
    /** Method and path of the operation. */
    readonly operation: string;
    readonly facts: PresetFacts;
    /** Loads the data of the console. */
    readonly load: () => Promise<Omit<FragmentProps, 'id' | 'children'>>;
    /** Replaces “Try it”. */
    readonly children?: ReactNode;
  }
  export default function ApiFragmentTryIt(props: Props): ReactNode;
}

declare module '@theme/ApiFormatNotes' {
  import type {ReactNode} from 'react';

  export default function ApiFormatNotes(): ReactNode;
}

declare module '@theme/ApiFormats' {
  import type {ReactNode} from 'react';
  import type {PropFormats} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly formats: PropFormats;
    /** Where the whole document can be downloaded. */
    readonly download?: string;
    /** Of the operation that the page is about. */
    readonly operationId?: string;
  }
  export default function ApiFormats(props: Props): ReactNode;
}

declare module '@theme/ApiPageMetadata' {
  import type {ReactNode} from 'react';
  import type {PropOperation} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** Of the page alone; the browser's tab also shows the API. */
    readonly title: string;
    /** Title of the API. The default is that of the document, with the version if the tab has several. */
    readonly api?: string;
    readonly description?: string;
    /** What search engines show where there is no description; the title by default. */
    readonly fallback?: string;
    readonly permalink: string;
    /** Breadcrumbs of the page, below the overview. */
    readonly breadcrumbs?: PropOperation['breadcrumbs'];
    /** Where an operation is in other versions. */
    readonly links?: PropOperation['versions'];
    /** Search engines must neither list it nor follow its links. */
    readonly hidden?: boolean;
    /** Search engines must not list it. */
    readonly noIndex?: boolean;
  }
  export default function ApiPageMetadata(props: Props): ReactNode;
}

declare module '@theme/ApiDeprecations' {
  import type {ReactNode} from 'react';
  import type {PropDeprecations} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly deprecations: PropDeprecations;
  }
  export default function ApiDeprecations(props: Props): ReactNode;
}

declare module '@theme/ApiDeprecations/Entry' {
  import type {ReactNode} from 'react';
  import type {PropDeprecations} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly entry: PropDeprecations['groups'][number]['entries'][number];
  }
  export default function ApiDeprecationsEntry(props: Props): ReactNode;
}

declare module '@theme/ApiTag/Index' {
  import type {ReactNode} from 'react';
  import type {PropTagPage} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly tag: PropTagPage;
  }
  export default function ApiTagIndex(props: Props): ReactNode;
}

declare module '@theme/ApiTag/Scroll' {
  import type {ReactNode} from 'react';
  import type {
    PropOperationChunk,
    PropTagPage,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly tag: PropTagPage;
    /** The data of its operations. */
    readonly chunks: {readonly [key: string]: PropOperationChunk};
  }
  export default function ApiTagScroll(props: Props): ReactNode;
}

declare module '@theme/ApiTag/Frame' {
  import type {ReactNode} from 'react';
  import type {PropTagPage} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly tag: PropTagPage;
    readonly className?: string;
    readonly children: ReactNode;
  }
  export default function ApiTagFrame(props: Props): ReactNode;
}

declare module '@theme/ApiTag/Cards' {
  import type {ReactNode} from 'react';
  import type {PropGroup} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly group: PropGroup;
    /** Of the headings of groups inside it. */
    readonly level: 2 | 3 | 4 | 5 | 6;
  }
  export default function ApiTagCards(props: Props): ReactNode;
}

declare module '@theme/ApiSchemaIndex' {
  import type {ReactNode} from 'react';
  import type {PropSchemaIndex} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly schemas: PropSchemaIndex;
  }
  export default function ApiSchemaIndex(props: Props): ReactNode;
}

declare module '@theme/ApiSchemaPage' {
  import type {ReactNode} from 'react';
  import type {PropSchemaChunk} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly chunk: PropSchemaChunk;
    /** Its path is the permalink of the page. */
    readonly route: {readonly path: string};
  }
  export default function ApiSchemaPage(props: Props): ReactNode;
}

declare module '@theme/ApiSchemaPage/Uses' {
  import type {ReactNode} from 'react';
  import type {
    PropSchemaChunk,
    PropSchemaPage,
  } from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly page: PropSchemaPage;
    /** A sentence about the operations that use it. */
    readonly operations: PropSchemaChunk['operations'];
  }
  export default function ApiSchemaPageUses(props: Props): ReactNode;
}

declare module '@theme/ApiVersionNotes' {
  import type {ReactNode} from 'react';
  import type {EnumValue} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly notes: EnumValue['versionNotes'];
    /** It follows other text in the line; otherwise it is in brackets. */
    readonly isBehind?: boolean;
  }
  export default function ApiVersionNotes(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/VersionNotes' {
  import type {ReactNode} from 'react';
  import type {EnumValue} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly notes: NonNullable<EnumValue['versionNotes']>;
  }
  export default function ApiOperationVersionNotes(props: Props): ReactNode;
}

declare module '@theme/ApiVersions' {
  import type {ReactNode} from 'react';
  import type {PropOperation} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** Permalinks of the same page by version; absent on the overview. */
    readonly links?: PropOperation['versions'];
  }
  export default function ApiVersions(props: Props): ReactNode;
}

declare module '@theme/ApiVersions/Banner' {
  import type {ReactNode} from 'react';
  import type {PropVersion, VersionLink} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly banner: NonNullable<PropVersion['banner']>;
    /** Of the version that the page belongs to. */
    readonly label: string;
    /** The same page in the current version; absent where the page is in it. */
    readonly current?: VersionLink;
  }
  export default function ApiVersionBanner(props: Props): ReactNode;
}

declare module '@theme/ApiDiagnostics' {
  import type {ReactNode} from 'react';
  import type {PropDiagnostic} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly diagnostics: readonly PropDiagnostic[];
    /** Whether the list is open at first; by default when it has errors. */
    readonly open?: boolean;
  }
  export default function ApiDiagnostics(props: Props): ReactNode;
}

declare module '@theme/ApiPending' {
  import type {ReactNode} from 'react';
  import type {PendingProps} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends Readonly<PendingProps> {}
  export default function ApiPending(props: Props): ReactNode;
}

declare module '@theme/ApiPageLink' {
  import type {ComponentProps, ReactNode} from 'react';
  import type {PageLink} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends Omit<ComponentProps<'a'>, keyof PageLink> {
    /** Permalink under the site's baseUrl; may have a hash. */
    readonly to: string;
    /** Called with each click, before the page changes; it may prevent the default. */
    readonly onFollow?: PageLink['onClick'];
  }
  export default function ApiPageLink(props: Props): ReactNode;
}

declare module '@theme/ApiSidebarItems' {
  export {default} from '@theme/DocSidebarItems';
  export type {Props} from '@theme/DocSidebarItems';
}

declare module '@theme/ApiSidebarItem' {
  export {default} from '@theme/DocSidebarItem/Link';
  export type {Props} from '@theme/DocSidebarItem/Link';
}

declare module '@theme/ApiPanel' {
  import type {ComponentProps, ReactNode} from 'react';

  export interface Props extends Omit<ComponentProps<'div'>, 'ref' | 'hidden'> {
    /** Shown above it where all panels are visible: on paper and without JavaScript. */
    readonly label?: ReactNode;
    readonly isShown: boolean;
    /** The browser's own search has found text in it. */
    readonly onFound: () => void;
  }
  export default function ApiPanel(props: Props): ReactNode;
}

declare module '@theme/ApiSelect' {
  import type {ComponentProps, ReactNode} from 'react';

  export interface Props extends ComponentProps<'select'> {
    /** Among the fields of a form, with an edge; without one by default. */
    isField?: boolean;
  }
  export default function ApiSelect(props: Props): ReactNode;
}

declare module '@theme/ApiServerVariables' {
  import type {ReactNode} from 'react';
  import type {Server} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly variables: Server['variables'];
  }
  export default function ApiServerVariables(props: Props): ReactNode;
}

declare module '@theme/ApiSidebarSearch' {
  import type {ReactNode} from 'react';
  import type {SidebarSearch} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly search: SidebarSearch;
    /** Called when the search opens: a sidebar that covers the page closes. */
    readonly onOpen?: () => void;
    /** The dialog, if it belongs to the sidebar. */
    readonly children?: ReactNode;
  }
  export default function ApiSidebarSearch(props: Props): ReactNode;
}

declare module '@theme/ApiSidebarTools' {
  import type {ReactNode} from 'react';
  import type {PropSidebar} from '@docusaurus/plugin-content-docs';
  import type {Props as ItemsProps} from '@theme/DocSidebarItems';

  export interface Props extends Omit<ItemsProps, 'items'> {
    /** What `apiSidebar` says about them; paths are the same in all languages. */
    readonly tools: {
      readonly search?: string;
      readonly filter?: boolean;
      readonly overview: string;
    };
    /** The items below. */
    readonly items: PropSidebar;
  }
  export default function ApiSidebarTools(props: Props): ReactNode;
}

declare module '@theme/ApiSearch' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Permalink of the folder of the index. */
    readonly folder: string;
    /** What the reader has typed while the search was loading. */
    readonly typed?: string;
    readonly onClose: () => void;
  }
  export default function ApiSearch(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Facets' {
  import type {ReactNode} from 'react';
  import type {SearchState} from 'docusaurus-plugin-api-reference/client/internal';

  export type Props = Readonly<Pick<SearchState, 'facets' | 'setFacets' | 'methods' | 'groups'>>;
  export default function ApiSearchFacets(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Field' {
  import type {KeyboardEvent, ReactNode} from 'react';

  export interface Props {
    readonly label: string;
    readonly query: string;
    readonly onChange: (query: string) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    /** Id of the list of results. */
    readonly listId: string;
    /** Id of the result that Enter follows; absent where there are no results. */
    readonly activeId: string | undefined;
  }
  export default function ApiSearchField(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Places' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly count: number;
  }
  export default function ApiSearchPlaces(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Kind' {
  import type {ReactNode} from 'react';
  import type {SearchKind} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly kind: SearchKind;
  }
  export default function ApiSearchKind(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Result' {
  import type {ReactNode} from 'react';
  import type {SearchEntry, SearchTarget} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly id: string;
    readonly target: SearchTarget;
    readonly isActive: boolean;
    /** The pointer is over it. */
    readonly onPoint: () => void;
    /** Opens the place of the result. */
    readonly onFollow: () => void;
    /** Lists all places of a result that has several. */
    readonly onChoose: (entry: SearchEntry) => void;
  }
  export default function ApiSearchResult(props: Props): ReactNode;
}

declare module '@theme/ApiSearch/Status' {
  import type {ReactNode} from 'react';
  import type {SearchState} from 'docusaurus-plugin-api-reference/client/internal';

  export type Props = Readonly<Pick<SearchState, 'count' | 'progress' | 'retry'>> & {
    /** Results that are listed. */
    readonly shown: number;
    /** They are the places of one thing. */
    readonly ofPlaces: boolean;
  };
  export default function ApiSearchStatus(props: Props): ReactNode;
}

declare module '@theme/ApiSidebarFilter' {
  import type {ReactNode} from 'react';
  import type {SidebarFilter} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly filter: SidebarFilter;
  }
  export default function ApiSidebarFilter(props: Props): ReactNode;
}

declare module '@theme/ApiGuideRoot' {
  export {default} from '@theme/DocRoot';
  export type {Props} from '@theme/DocRoot';
}

declare module '@theme/ApiTabLayout' {
  import type {ReactNode} from 'react';
  import type {ApiTab, PropGuides} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props extends ApiTab {
    /** Absent where no sidebar of docs lists pages that the tab does not list. */
    readonly guides?: PropGuides;
    readonly children: ReactNode;
  }
  export default function ApiTabLayout(props: Props): ReactNode;
}

declare module '@theme/ApiGuidePaginator' {
  export {default} from '@theme/DocItem/Paginator';
}

declare module '@theme/ApiSidebarGroup' {
  export {default} from '@theme/DocSidebarItem/Category';
  export type {Props} from '@theme/DocSidebarItem/Category';
}

// --- Try It ----------------------------------------------------------------------------------------------------------

declare module '@theme/ApiConsole/Button' {
  import type {ComponentType, ReactNode} from 'react';

  export interface Props {
    /** Loads another console than that of the operation around it. */
    readonly load?: () => Promise<ComponentType<{onClose: () => void}>>;
    /** Replaces “Try it”. */
    readonly children?: ReactNode;
  }
  export default function ApiConsoleButton(props: Props): ReactNode;
}

declare module '@theme/ApiConsole' {
  import type {ReactNode} from 'react';
  import type {Preset} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** The values of the author of an authored page. */
    readonly preset?: Preset;
    readonly onClose: () => void;
  }
  export default function ApiConsole(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Route' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleRoute(): ReactNode;
}

declare module '@theme/ApiConsole/Section' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly title: string;
    /** Beside the title. */
    readonly aside?: ReactNode;
    readonly children: ReactNode;
  }
  export default function ApiConsoleSection(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Header' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly titleId: string;
    readonly onSend: () => void;
    readonly onClose: () => void;
  }
  export default function ApiConsoleHeader(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Problems' {
  import type {ReactNode} from 'react';
  import type {RequestProblem} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly problem: RequestProblem;
  }
  export default function ApiConsoleProblems(): ReactNode;
}

declare module '@theme/ApiConsole/Server' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleServer(): ReactNode;
}

declare module '@theme/ApiConsole/Server/Variable' {
  import type {ReactNode} from 'react';
  import type {ServerVariable} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly variable: ServerVariable;
  }
  export default function ApiConsoleServerVariable(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleAuthorization(): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/Scheme' {
  import type {ReactNode} from 'react';
  import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly scheme: SecurityScheme;
    /** The scopes that the operation needs. */
    readonly scopes: readonly string[];
  }
  export default function ApiConsoleScheme(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/Secret' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly label: string;
    readonly hint: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  }
  export default function ApiConsoleSecret(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/Password' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Name of the scheme. */
    readonly scheme: string;
    readonly digest: boolean;
  }
  export default function ApiConsolePassword(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/OAuth' {
  import type {ReactNode} from 'react';
  import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly scheme: Extract<SecurityScheme, {kind: 'oauth2' | 'openIdConnect'}>;
    /** The scopes that the operation needs. */
    readonly scopes: readonly string[];
  }
  export default function ApiConsoleOAuth(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/Storage' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleStorage(): ReactNode;
}

declare module '@theme/ApiConsole/Parameters' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleParameters(): ReactNode;
}

declare module '@theme/ApiConsole/Parameters/Parameter' {
  import type {ReactNode} from 'react';
  import type {Parameter} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly parameter: Parameter;
  }
  export default function ApiConsoleParameter(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/ExampleChoice' {
  import type {ReactNode} from 'react';
  import type {Example} from 'docusaurus-plugin-api-reference/client';
  import type {Props as SelectProps} from '@theme/ApiSelect';

  export interface Props extends Pick<SelectProps, 'id' | 'aria-label'> {
    readonly examples: readonly Example[];
    readonly onChoose: (example: Example) => void;
  }
  export default function ApiConsoleExampleChoice(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Findings' {
  import type {ReactNode} from 'react';
  import type {Finding} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** For `aria-describedby`. */
    readonly id?: string;
    readonly findings: readonly Finding[];
  }
  export default function ApiConsoleFindings(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field' {
  import type {ReactNode} from 'react';
  import type {Json, Schema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly schema: Schema | undefined;
    readonly label: string;
    readonly required?: boolean;
    /** `undefined`: absent. */
    readonly value: Json | undefined;
    /** Shown in an empty field. It is not sent. */
    readonly hint?: Json;
    /** Id of the message about the value. */
    readonly describedBy?: string;
    /** An empty string, list or object counts as a value here, not as absent. */
    readonly keepEmpty?: boolean;
    readonly onChange: (value: Json | undefined) => void;
  }
  export default function ApiConsoleField(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Label' {
  import type {ReactNode} from 'react';
  import type {Schema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    /** Id of the field; without one it is the name of a group. */
    readonly htmlFor?: string;
    readonly id?: string;
    readonly label: string;
    readonly schema: Schema | undefined;
    readonly required?: boolean;
  }
  export default function ApiConsoleFieldLabel(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Scalar' {
  import type {ReactNode} from 'react';
  import type {Control} from 'docusaurus-plugin-api-reference/client/internal';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    readonly control: Extract<Control, {kind: 'text' | 'number'}>;
  }
  export default function ApiConsoleScalar(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Nullable' {
  import type {ReactNode} from 'react';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    /** The field for a value that is not null. */
    readonly children: ReactNode;
  }
  export default function ApiConsoleNullable(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Remove' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** Name of what is removed. */
    readonly label: string;
    readonly onRemove: () => void;
  }
  export default function ApiConsoleRemove(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Choice' {
  import type {ReactNode} from 'react';
  import type {Json} from 'docusaurus-plugin-api-reference/client';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    readonly options: readonly {readonly value: Json; readonly label: string}[];
  }
  export default function ApiConsoleChoice(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Array' {
  import type {ReactNode} from 'react';
  import type {Schema} from 'docusaurus-plugin-api-reference/client';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    readonly items: Schema | undefined;
  }
  export default function ApiConsoleArray(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Object' {
  import type {ReactNode} from 'react';
  import type {NodeSchema} from 'docusaurus-plugin-api-reference/client';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    readonly node: NodeSchema;
  }
  export default function ApiConsoleObject(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Variants' {
  import type {ReactNode} from 'react';
  import type {NodeSchema, VariantGroup} from 'docusaurus-plugin-api-reference/client';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {
    readonly group: VariantGroup;
    /** The schema that has the variants. */
    readonly node: NodeSchema;
  }
  export default function ApiConsoleVariants(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Field/Json' {
  import type {ReactNode} from 'react';
  import type {Props as FieldProps} from '@theme/ApiConsole/Field';

  export interface Props extends FieldProps {}
  export default function ApiConsoleJson(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Body' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleBody(): ReactNode;
}

declare module '@theme/ApiConsole/Body/Data' {
  import type {ReactNode} from 'react';
  import type {MediaType} from 'docusaurus-plugin-api-reference/client';
  import type {BodyValues} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly body: BodyValues;
    readonly mediaType: MediaType;
  }
  export default function ApiConsoleBodyData(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Body/File' {
  import type {ReactNode} from 'react';
  import type {MediaType} from 'docusaurus-plugin-api-reference/client';
  import type {BodyValues} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly body: BodyValues;
    readonly mediaType: MediaType;
  }
  export default function ApiConsoleBodyFile(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Body/Parts' {
  import type {ReactNode} from 'react';
  import type {MediaType} from 'docusaurus-plugin-api-reference/client';
  import type {BodyValues} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly body: Extract<BodyValues, {kind: 'parts'}>;
    readonly mediaType: MediaType;
  }
  export default function ApiConsoleBodyParts(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Body/Parts/Part' {
  import type {ReactNode} from 'react';
  import type {PartValue, Property} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly part: PartValue;
    /** What the document says about the part. */
    readonly property?: Property;
    readonly onChange: (part: PartValue) => void;
    /** Absent for a required part. */
    readonly onRemove?: () => void;
  }
  export default function ApiConsolePart(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Sample' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleSample(): ReactNode;
}

declare module '@theme/ApiConsole/Response' {
  import type {ReactNode} from 'react';
  import type {Exchange} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly exchange: Exchange;
  }
  export default function ApiConsoleResponse(): ReactNode;
}

declare module '@theme/ApiConsole/Response/Summary' {
  import type {ReactNode} from 'react';
  import type {Props as ResponseProps} from '@theme/ApiConsole/Response';

  export interface Props extends ResponseProps {}
  export default function ApiConsoleResponseSummary(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Redirect' {
  import type {ReactNode} from 'react';
  import type {ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly head: ResponseHead;
  }
  export default function ApiConsoleRedirect(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Failure' {
  import type {ReactNode} from 'react';
  import type {SendFailure} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly failure: SendFailure;
    /** Reports the result without offering an action. */
    readonly withoutRetry?: boolean;
  }
  export default function ApiConsoleFailure(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Headers' {
  import type {ReactNode} from 'react';
  import type {ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly head: ResponseHead;
  }
  export default function ApiConsoleHeaders(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Body' {
  import type {ReactNode} from 'react';
  import type {ResponseBody, ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly head: ResponseHead;
    readonly body: ResponseBody;
  }
  export default function ApiConsoleResponseBody(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Text' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly text: string;
    /** Laid out as JSON, with colours. */
    readonly pretty: boolean;
  }
  export default function ApiConsoleText(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Rows' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly rows: readonly string[];
    readonly json: boolean;
    /** What the reader searches for; empty: nothing. */
    readonly query: string;
    /** Number of the row to scroll to. */
    readonly current?: number;
  }
  export default function ApiConsoleRows(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Preview' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly html: string;
  }
  export default function ApiConsolePreview(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Media' {
  import type {ReactNode} from 'react';
  import type {ResponseBody} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly body: ResponseBody;
  }
  export default function ApiConsoleMedia(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Stream' {
  import type {ReactNode} from 'react';
  import type {Exchange, ResponseBody} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly exchange: Exchange;
    /** When the stream has ended. */
    readonly body?: ResponseBody;
  }
  export default function ApiConsoleStream(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Response/Match' {
  import type {ReactNode} from 'react';
  import type {ResponseBody, ResponseHead} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly head: ResponseHead;
    readonly body: ResponseBody;
  }
  export default function ApiConsoleMatch(props: Props): ReactNode;
}

// --- Parts of pages --------------------------------------------------------------------------------------------------

declare module '@theme/ApiAnnouncer' {
  import type {ReactNode} from 'react';

  export default function ApiAnnouncer(): ReactNode;
}

declare module '@theme/ApiBadge' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly label: string;
    /** A colour of the document; shown as a dot, so that the label stays readable. */
    readonly color?: string;
  }
  export default function ApiBadge(props: Props): ReactNode;
}

declare module '@theme/ApiBadges' {
  import type {ReactNode} from 'react';
  import type {Badge} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly badges?: readonly Badge[];
    /** Those that the document puts before the name, or all others. */
    readonly position: 'before' | 'after';
  }
  export default function ApiBadges(props: Props): ReactNode;
}

declare module '@theme/ApiButton' {
  import type {ComponentProps, ReactNode} from 'react';

  export interface Props extends ComponentProps<'button'> {}
  export default function ApiButton(props: Props): ReactNode;
}

declare module '@theme/ApiCode' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** The code. */
    readonly children: string;
    /** Name of a Prism grammar, or of a language. */
    readonly language: string;
    /** Name for assistive technology. */
    readonly label?: string;
    readonly className?: string;
  }
  export default function ApiCode(props: Props): ReactNode;
}

declare module '@theme/ApiLongCode' {
  import type {ReactNode} from 'react';
  import type {Props as CodeProps} from '@theme/ApiCode';

  export interface Props extends CodeProps {}
  export default function ApiLongCode(props: Props): ReactNode;
}

declare module '@theme/ApiCopyButton' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly text: string;
    readonly label: string;
  }
  export default function ApiCopyButton(props: Props): ReactNode;
}

declare module '@theme/ApiDeprecation' {
  import type {ReactNode} from 'react';
  import type {Deprecation} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly deprecation: Deprecation;
  }
  export default function ApiDeprecation(props: Props): ReactNode;
}

declare module '@theme/ApiEncoding' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction} from 'docusaurus-plugin-api-reference/client';
  import type {Encoding} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** The body, or a part that has parts itself. */
    readonly of: Pick<Encoding, 'encoding' | 'prefixEncoding' | 'itemEncoding'>;
    /** Of the body. */
    readonly id: Anchor;
    readonly direction: Direction;
  }
  export default function ApiEncoding(props: Props): ReactNode;
}

declare module '@theme/ApiExample' {
  import type {ReactNode} from 'react';
  import type {Example, MediaType} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly example: Example;
    /** Absent: the value of a parameter, shown as JSON. */
    readonly mediaType?: MediaType;
    /** Name for assistive technology. */
    readonly label?: string;
  }
  export default function ApiExample(props: Props): ReactNode;
}

declare module '@theme/ApiExamples' {
  import type {ReactNode} from 'react';
  import type {Example, MediaType} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly examples: readonly Example[];
    /** Absent: values of a parameter. */
    readonly mediaType?: MediaType;
  }
  export default function ApiExamples(props: Props): ReactNode;
}

declare module '@theme/ApiExtensions' {
  import type {ReactNode} from 'react';
  import type {Extension} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly extensions: readonly Extension[];
  }
  export default function ApiExtensions(props: Props): ReactNode;
}

declare module '@theme/ApiImage' {
  import type {ImgHTMLAttributes, ReactNode} from 'react';

  export interface Props extends ImgHTMLAttributes<HTMLImageElement> {
    readonly src: string;
    readonly alt: string;
    /** The image is inside a link, which cannot contain another link. */
    readonly isLink?: boolean;
    /** Text for an image that has none and is not loaded. */
    readonly fallback?: string;
  }
  export default function ApiImage(props: Props): ReactNode;
}

declare module '@theme/ApiExpression' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** A runtime expression, or a string with some between braces. */
    readonly expression: string;
  }
  export default function ApiExpression(props: Props): ReactNode;
}

declare module '@theme/ApiAddress' {
  import type {ReactNode} from 'react';
  import type {Address} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** A URL, or the string that the document has in its place. */
    readonly address: Address;
    /** Text of the link. Default: the URL. */
    readonly children?: ReactNode;
    readonly title?: string;
  }
  export default function ApiAddress(props: Props): ReactNode;
}

declare module '@theme/ApiExternalDocs' {
  import type {ReactNode} from 'react';
  import type {ExternalDocs} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly externalDocs: ExternalDocs;
  }
  export default function ApiExternalDocs(props: Props): ReactNode;
}

declare module '@theme/ApiMarkdown' {
  import type {ReactNode} from 'react';
  import type {Markdown} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly children: Markdown;
    /** Level of the text's highest headings; absent: they become paragraphs in bold. */
    readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
    readonly className?: string;
  }
  export default function ApiMarkdown(props: Props): ReactNode;
}

declare module '@theme/ApiMediaType' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction} from 'docusaurus-plugin-api-reference/client';
  import type {MediaTypeGroup} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly group: MediaTypeGroup;
    /** Of the body. */
    readonly id: Anchor;
    readonly direction: Direction;
    /** Name of the body, for labels. */
    readonly name: string;
    /** Whether its examples are shown with it. */
    readonly hasExamples?: boolean;
  }
  export default function ApiMediaType(props: Props): ReactNode;
}

declare module '@theme/ApiMediaTypes' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, MediaType} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly content: readonly MediaType[];
    /** Of the body. */
    readonly id: Anchor;
    readonly direction: Direction;
    /** Name of the body, for labels. */
    readonly name: string;
    /** Whether its examples are shown with it. */
    readonly hasExamples?: boolean;
  }
  export default function ApiMediaTypes(props: Props): ReactNode;
}

declare module '@theme/ApiMethod' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly method: string;
    readonly className?: string;
  }
  export default function ApiMethod(props: Props): ReactNode;
}

declare module '@theme/ApiOAuthFlow' {
  import type {ReactNode} from 'react';
  import type {OAuthFlow} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly flow: OAuthFlow;
  }
  export default function ApiOAuthFlow(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Page' {
  import type {ReactNode} from 'react';
  import type {AuthoredContent} from 'docusaurus-plugin-api-reference/client';
  import type {Authored, PropOperationChunk} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly chunk: PropOperationChunk;
    /** What the author of the site says before the parameters, as MDX. */
    readonly before?: AuthoredContent;
    /** The same for what is after the responses. */
    readonly after?: AuthoredContent;
    /**
     * The component that shows them, `@theme/ApiOperation/Authored`; absent where there are none.
     */
    readonly authored?: Authored['component'];
    readonly route: {readonly path: string};
  }
  export default function ApiOperationPage(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Authored' {
  import type {ReactNode} from 'react';
  import type {AuthoredContent} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    /** The author's own content, as MDX. */
    readonly content: AuthoredContent;
    /** Whether it is before or after the generated content. */
    readonly slot: 'before' | 'after';
  }
  export default function ApiOperationAuthored(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Breadcrumbs' {
  import type {ReactNode} from 'react';
  import type {PropOperation} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly breadcrumbs: PropOperation['breadcrumbs'];
    readonly title: string;
  }
  export default function ApiOperationBreadcrumbs(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Callback' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly id: Anchor;
    readonly name: string;
    /** Runtime expression that gives the URL. */
    readonly expression: string;
  }
  export default function ApiOperationCallback(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Callbacks' {
  import type {ReactNode} from 'react';

  export default function ApiOperationCallbacks(): ReactNode;
}

declare module '@theme/ApiOperation/Content' {
  import type {ReactNode} from 'react';
  import type {Authored, PropOperationChunk} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly chunk: PropOperationChunk;
    /** Of the page of the operation. */
    readonly permalink: string;
    /** Prefix of all ids, where one page shows several operations. */
    readonly idPrefix?: string;
    /** The author's content before and after it. */
    readonly authored?: Authored;
    /** Shown among others on the page of a tag: its heading links to its own page. */
    readonly isListed?: boolean;
  }
  export default function ApiOperationContent(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Contents' {
  import type {ReactNode} from 'react';

  export default function ApiOperationContents(): ReactNode;
}

declare module '@theme/ApiOperation/Header' {
  import type {ReactNode} from 'react';

  export default function ApiOperationHeader(): ReactNode;
}

declare module '@theme/ApiOperation/Links' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';
  import type {Link} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly id: Anchor;
    /** The status of the response, for screen readers. */
    readonly name: string;
    readonly links: readonly Link[];
  }
  export default function ApiOperationLinks(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Links/List' {
  import type {ReactNode} from 'react';
  import type {Link} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly links: readonly Link[];
  }
  export default function ApiOperationLinkList(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Parameters' {
  import type {ReactNode} from 'react';

  export default function ApiOperationParameters(): ReactNode;
}

declare module '@theme/ApiOperation/RequestBody' {
  import type {ReactNode} from 'react';

  export default function ApiOperationRequestBody(): ReactNode;
}

declare module '@theme/ApiOperation/RequestLine' {
  import type {ReactNode} from 'react';

  export default function ApiOperationRequestLine(): ReactNode;
}

declare module '@theme/ApiOperation/Response' {
  import type {ReactNode} from 'react';
  import type {Response} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly response: Response;
    /** Whether its body is open at first. */
    readonly isOpen: boolean;
  }
  export default function ApiOperationResponse(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Responses' {
  import type {ReactNode} from 'react';

  export default function ApiOperationResponses(): ReactNode;
}

declare module '@theme/ApiOperation/Section' {
  import type {ReactNode} from 'react';
  import type {SectionId} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly section: SectionId;
    /** Stands beside the title. */
    readonly note?: ReactNode;
    readonly children: ReactNode;
  }
  export default function ApiOperationSection(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/SectionTitle' {
  import type {ReactNode} from 'react';
  import type {SectionId} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly section: SectionId;
    /** Renders the title where it has to be a string; without it, the title is shown as it is. */
    readonly children?: (title: string) => ReactNode;
  }
  export default function ApiOperationSectionTitle(props: Props): ReactNode;
}

declare module '@theme/ApiOperation/Security' {
  import type {ReactNode} from 'react';

  export default function ApiOperationSecurity(): ReactNode;
}

declare module '@theme/ApiOperation/Servers' {
  import type {ReactNode} from 'react';

  export default function ApiOperationServers(): ReactNode;
}

declare module '@theme/ApiOverview' {
  import type {ComponentType, ReactNode} from 'react';
  import type {LoadAddresses, PropOverview} from 'docusaurus-plugin-api-reference/client/internal';
  import type {Props as DocumentsProps} from '@theme/ApiOverview/Documents';

  export interface Props {
    readonly overview: PropOverview;
    /** Needed only for links of other tools. */
    readonly loadAddresses?: LoadAddresses;
    /** Of a tab with several documents alone. */
    readonly documents?: ComponentType<DocumentsProps>;
  }
  export default function ApiOverview(props: Props): ReactNode;
}

declare module '@theme/ApiChangelog' {
  import type {ReactNode} from 'react';
  import type {PropChangelog} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly changelog: PropChangelog;
  }
  export default function ApiChangelog(props: Props): ReactNode;
}

declare module '@theme/ApiChangelog/Section' {
  import type {ReactNode} from 'react';
  import type {PropChangelog} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly section: PropChangelog['sections'][number];
    /** URL of the complete changelog as Markdown. */
    readonly markdown?: string | undefined;
  }
  export default function ApiChangelogSection(props: Props): ReactNode;
}

declare module '@theme/ApiChangelog/Group' {
  import type {ReactNode} from 'react';
  import type {Props as SectionProps} from '@theme/ApiChangelog/Section';

  export interface Props {
    readonly group: SectionProps['section']['groups'][number];
    /** Whether non-breaking changes are behind a disclosure. */
    readonly isFolded: boolean;
  }
  export default function ApiChangelogGroup(props: Props): ReactNode;
}

declare module '@theme/ApiChangelog/Change' {
  import type {ReactNode} from 'react';
  import type {Props as GroupProps} from '@theme/ApiChangelog/Group';

  export interface Props {
    readonly change: GroupProps['group']['changes'][number];
  }
  export default function ApiChangelogChange(props: Props): ReactNode;
}

declare module '@theme/ApiParameter' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Header, Parameter} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly parameter: Parameter | Header;
    readonly id: Anchor;
    readonly direction: Direction;
  }
  export default function ApiParameter(props: Props): ReactNode;
}

declare module '@theme/ApiResponseExample' {
  import type {ReactNode} from 'react';
  import type {ResponseExample} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    /** A status, or the name of what a webhook sends. */
    readonly status: string;
    /** The media types, in place of examples where there are none. */
    readonly content: readonly string[];
    readonly examples: readonly ResponseExample[];
  }
  export default function ApiResponseExample(props: Props): ReactNode;
}

declare module '@theme/ApiResponseExamples' {
  import type {ReactNode} from 'react';

  export default function ApiResponseExamples(): ReactNode;
}

declare module '@theme/ApiRow' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly id: Anchor;
    readonly name: string;
    /** The name is a word of the page, not one of the document. */
    readonly isWord?: boolean;
    readonly required?: boolean;
    readonly deprecated?: boolean;
    /** What it is, in one line. */
    readonly meta: ReactNode;
    readonly children?: ReactNode;
  }
  export default function ApiRow(props: Props): ReactNode;
}

declare module '@theme/ApiSamples' {
  import type {ReactNode} from 'react';

  export default function ApiSamples(): ReactNode;
}

declare module '@theme/ApiSamples/Language' {
  import type {ReactNode} from 'react';
  import type {Samples} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly samples: Samples;
  }
  export default function ApiSampleLanguage(props: Props): ReactNode;
}

declare module '@theme/ApiSamples/BodyNote' {
  import type {ReactNode} from 'react';

  export default function ApiSampleBodyNote(): ReactNode;
}

declare module '@theme/ApiSamples/Reveal' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly revealed: boolean;
    readonly onChange: (revealed: boolean) => void;
  }
  export default function ApiSampleReveal(props: Props): ReactNode;
}

declare module '@theme/ApiSamples/Choices' {
  import type {ReactNode} from 'react';
  import type {ShownExample} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** The example that the sample shows, where its body is one. */
    readonly example?: ShownExample;
  }

  export default function ApiSampleChoices(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Tree' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Schema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly schema: Schema;
    /** Of the element that the schema is shown in. */
    readonly id: Anchor;
    readonly direction: Direction;
    /** What it is the schema of, for labels. */
    readonly name: string;
  }
  export default function ApiSchemaTree(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Body' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Schema, SchemaView} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly schema: Schema;
    readonly view: SchemaView;
    readonly id: Anchor;
    readonly direction: Direction;
    readonly name: string;
    readonly mode?: 'row' | 'root' | 'loaded';
    /** Whether the disclosure of a row is open at first. */
    readonly isOpen?: boolean;
    /**
     * Whether a description is above: without one the values follow the words of the row. By
     * default that of the schema.
     */
    readonly isDescribed?: boolean;
  }
  export default function ApiSchemaBody(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Terms' {
  import type {ReactNode} from 'react';
  import type {Anchor, Json} from 'docusaurus-plugin-api-reference/client';
  import type {Term} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly id: Anchor;
    /** Words for what the terms are: a condition, or what must not hold. */
    readonly name: string;
    /** All of them must hold. */
    readonly terms?: readonly Term[];
    readonly values?: readonly Json[];
  }
  export default function ApiSchemaTerms(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Conditions' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly node: NodeSchema;
    readonly id: Anchor;
    readonly direction: Direction;
  }
  export default function ApiSchemaConditions(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Constraints' {
  import type {ReactNode} from 'react';
  import type {Constraints} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly constraints: Constraints;
  }
  export default function ApiSchemaConstraints(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Discriminator' {
  import type {ReactNode} from 'react';
  import type {Discriminator} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly discriminator: Discriminator;
  }
  export default function ApiSchemaDiscriminator(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Element' {
  import type {ReactNode} from 'react';
  import type {Direction} from 'docusaurus-plugin-api-reference/client';
  import type {Wrapper} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly wrapper: Wrapper;
    readonly direction: Direction;
    readonly name: string;
  }
  export default function ApiSchemaElement(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Enum' {
  import type {ReactNode} from 'react';
  import type {Anchor, EnumValue} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly values: readonly EnumValue[];
    readonly id: Anchor;
    /** What the values belong to, for screen readers. */
    readonly name: string;
  }
  export default function ApiSchemaEnum(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/EnumFilter' {
  import type {ReactNode} from 'react';
  import type {EnumValue} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly values: readonly EnumValue[];
    readonly children: (values: readonly EnumValue[]) => ReactNode;
  }
  export default function ApiSchemaEnumFilter(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/ExpandAll' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** What the schema describes, for assistive technology. */
    readonly name: string;
    readonly isExpanded: boolean;
    readonly onClick: () => void;
  }
  export default function ApiSchemaExpandAll(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Expansion' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Schema} from 'docusaurus-plugin-api-reference/client';
  import type {SchemaContent} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly schema: Schema;
    readonly content: SchemaContent;
    readonly id: Anchor;
    readonly direction: Direction;
    readonly name: string;
    readonly isOpen?: boolean;
  }
  export default function ApiSchemaExpansion(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Missing' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Schema} from 'docusaurus-plugin-api-reference/client';
  import type {SchemaId} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** What has to be loaded. */
    readonly schemaId: SchemaId;
    readonly schema: Schema;
    readonly id: Anchor;
    readonly direction: Direction;
    readonly name: string;
  }
  export default function ApiSchemaMissing(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Facts' {
  import type {ReactNode} from 'react';
  import type {Anchor, SchemaView} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly view: SchemaView;
    readonly id: Anchor;
    readonly name: string;
    /** As in the schema's body. */
    readonly isDescribed?: boolean;
  }
  export default function ApiSchemaFacts(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Format' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** As the document has it. */
    readonly format: string;
    /** Id of the element that explains it. */
    readonly note: string;
  }
  export default function ApiSchemaFormat(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Meta' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, SchemaView} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly view: SchemaView;
    readonly id: Anchor;
    readonly direction: Direction;
    /** What it is the schema of; a title that says the same is left out. */
    readonly name?: string;
  }
  export default function ApiSchemaMeta(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/More' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';
  import type {Property} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** Of the object. */
    readonly id: Anchor;
    readonly properties: readonly Property[];
    readonly children: (properties: readonly Property[]) => ReactNode;
  }
  export default function ApiSchemaMore(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Notes' {
  import type {ReactNode} from 'react';
  import type {SchemaView} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly view: SchemaView;
  }
  export default function ApiSchemaNotes(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Part' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction} from 'docusaurus-plugin-api-reference/client';
  import type {PartRow} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly row: PartRow;
    /** Id of the schema that the part is in. */
    readonly id: Anchor;
    readonly direction: Direction;
    /** Whether its parts are open from the start. */
    readonly isOpen?: boolean;
  }
  export default function ApiSchemaPart(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Parts' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly node: NodeSchema;
    readonly id: Anchor;
    readonly direction: Direction;
    /** Of the items of a list, or of the values of a map. */
    readonly isElement?: boolean;
  }
  export default function ApiSchemaParts(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Properties' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly node: NodeSchema;
    readonly id: Anchor;
    readonly direction: Direction;
  }
  export default function ApiSchemaProperties(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Property' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Schema, EnumValue} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly schema: Schema;
    readonly id: Anchor;
    readonly direction: Direction;
    readonly name: string;
    /** The name is a word of the page, not one of the document. */
    readonly isWord?: boolean;
    readonly required?: boolean;
    readonly isOpen?: boolean;
    readonly versionNotes?: EnumValue['versionNotes'];
  }
  export default function ApiSchemaProperty(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Tuple' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly node: NodeSchema;
    readonly id: Anchor;
    readonly direction: Direction;
  }
  export default function ApiSchemaTuple(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Unknown' {
  import type {ReactNode} from 'react';
  import type {Json} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly value: Json;
  }
  export default function ApiSchemaUnknown(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Variant' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, Variant} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly variant: Variant;
    readonly id: Anchor;
    readonly direction: Direction;
    /** It is in a list, without a tab that names it. */
    readonly isLine?: boolean;
  }
  export default function ApiSchemaVariant(props: Props): ReactNode;
}

declare module '@theme/ApiSchema/Variants' {
  import type {ReactNode} from 'react';
  import type {Anchor, Direction, NodeSchema} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly node: NodeSchema;
    readonly id: Anchor;
    readonly direction: Direction;
    /** Of the items of a list, or of the values of a map. */
    readonly isElement?: boolean;
  }
  export default function ApiSchemaVariants(props: Props): ReactNode;
}

declare module '@theme/ApiSection' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly id: Anchor;
    /** As a string, it also names the link to the section. */
    readonly title: ReactNode;
    /** Stands beside the title. */
    readonly note?: ReactNode;
    /** Whether the title is a heading; true by default. */
    readonly hasHeading?: boolean;
    readonly children: ReactNode;
  }
  export default function ApiSection(props: Props): ReactNode;
}

declare module '@theme/ApiSecurity' {
  import type {ReactNode} from 'react';
  import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';
  import type {SecurityRequirement} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    /** Alternatives; none at all: no authentication. */
    readonly requirements: readonly SecurityRequirement[];
    readonly schemes: readonly SecurityScheme[];
  }
  export default function ApiSecurity(props: Props): ReactNode;
}

declare module '@theme/ApiSecurityScheme' {
  import type {ReactNode} from 'react';
  import type {SecurityScheme} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly name: string;
    /** Absent: the document does not define it. */
    readonly scheme?: SecurityScheme;
    /** That an operation asks for. */
    readonly scopes?: readonly string[];
  }
  export default function ApiSecurityScheme(props: Props): ReactNode;
}

declare module '@theme/ApiStatus' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** `200`, `4XX` or `default`. */
    readonly status: string;
    readonly className?: string;
  }
  export default function ApiStatus(props: Props): ReactNode;
}

declare module '@theme/ApiTabList' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    /** Name of the tab list. */
    readonly label: string;
    readonly tabs: readonly {
      readonly key: string;
      readonly label: ReactNode;
      /** Id of the content: an address inside it selects the tab. */ readonly anchor?: Anchor;
      readonly content: ReactNode;
    }[];
    readonly className?: string;
  }
  export default function ApiTabList(props: Props): ReactNode;
}

declare module '@theme/ApiValue' {
  import type {ReactNode} from 'react';
  import type {Json} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    readonly value: Json;
  }
  export default function ApiValue(props: Props): ReactNode;
}

declare module '@theme/ApiWireFormat' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly text: string;
  }
  export default function ApiWireFormat(props: Props): ReactNode;
}

declare module '@theme/ApiXml' {
  import type {ReactNode} from 'react';
  import type {XmlObject} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly xml: XmlObject;
  }
  export default function ApiXml(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/OAuth/Grant' {
  import type {ReactNode} from 'react';
  import type {OAuth, TokenFlow} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly flow: TokenFlow;
    /** The scopes that the operation needs. */
    readonly needed: readonly string[];
    readonly oauth: OAuth;
  }
  export default function ApiConsoleGrant(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/OAuth/Device' {
  import type {ReactNode} from 'react';
  import type {DevicePrompt} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly prompt: DevicePrompt;
  }
  export default function ApiConsoleDevice(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/Authorization/OAuth/Failure' {
  import type {ReactNode} from 'react';
  import type {OAuthFailure} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly failure: OAuthFailure;
  }
  export default function ApiConsoleOAuthFailure(props: Props): ReactNode;
}

declare module '@theme/ApiOAuthCallback' {
  import type {ReactNode} from 'react';

  export default function ApiOAuthCallback(): ReactNode;
}

declare module '@theme/ApiOverview/Authentication' {
  import type {ReactNode} from 'react';
  import type {Anchor, SecurityScheme} from 'docusaurus-plugin-api-reference/client';
  import type {SecurityRequirement} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly security: readonly SecurityRequirement[];
    readonly schemes: readonly SecurityScheme[];
    /** Of the section; `authentication` by default. */
    readonly id?: Anchor;
    /** Whether its title is a heading; true by default. */
    readonly hasHeading?: boolean;
  }
  export default function ApiOverviewAuthentication(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/Documents' {
  import type {ReactNode} from 'react';
  import type {PropDocumentPart} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly documents: readonly PropDocumentPart[];
  }
  export default function ApiOverviewDocuments(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/ServerList' {
  import type {ReactNode} from 'react';
  import type {Server} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly servers: readonly Server[];
  }
  export default function ApiOverviewServerList(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/Facts' {
  import type {ReactNode} from 'react';
  import type {Info} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly info: Info;
    /** Where the document can be downloaded. */
    readonly download?: string;
    /** Permalink of the changelog. */
    readonly changelog?: string;
    /** Permalink of the list of deprecations. */
    readonly deprecations?: string;
    /** Where the list of schemas is. */
    readonly schemas?: string;
  }
  export default function ApiOverviewFacts(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/Group' {
  import type {ReactNode} from 'react';
  import type {PropGroup} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly group: PropGroup;
    /** Of its heading. */
    readonly level: 2 | 3 | 4 | 5 | 6;
  }
  export default function ApiOverviewGroup(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/Operations' {
  import type {ReactNode} from 'react';
  import type {PropOperationCard} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly operations: readonly PropOperationCard[];
  }
  export default function ApiOverviewOperations(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/OtherApis' {
  import type {ReactNode} from 'react';

  export default function ApiOverviewOtherApis(): ReactNode;
}

declare module '@theme/ApiOverview/Logo' {
  import type {ReactNode} from 'react';
  import type {Info} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly logo: NonNullable<Info['logo']>;
    /** Of the API. */
    readonly name: string;
  }
  export default function ApiOverviewLogo(props: Props): ReactNode;
}

declare module '@theme/ApiOverview/Servers' {
  import type {ReactNode} from 'react';
  import type {Server} from 'docusaurus-plugin-api-reference/client/internal';

  export interface Props {
    readonly servers: readonly Server[];
  }
  export default function ApiOverviewServers(props: Props): ReactNode;
}

declare module '@theme/ApiConsole/History' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleHistory(): ReactNode;
}

declare module '@theme/ApiConsole/Share' {
  import type {ReactNode} from 'react';

  export default function ApiConsoleShare(): ReactNode;
}

declare module '@theme/ApiDisclosure' {
  import type {ReactNode} from 'react';
  import type {Anchor} from 'docusaurus-plugin-api-reference/client';

  export interface Props {
    /** Of what it belongs to: an address that points inside opens it. */
    readonly id: Anchor;
    /** Its name, where the summary alone does not say what it opens. */
    readonly label?: string;
    readonly summary: ReactNode;
    readonly isOpen?: boolean;
    /**
     * What is in it until it is opened; absent: its content, for readers without JavaScript.
     */
    readonly closed?: ReactNode;
    readonly className?: string;
    readonly children: ReactNode;
  }
  export default function ApiDisclosure(props: Props): ReactNode;
}

declare module '@theme/ApiRows' {
  import type {ReactNode} from 'react';

  export interface Props {
    /** `ApiRow`s. */
    readonly children: ReactNode;
  }
  export default function ApiRows(props: Props): ReactNode;
}

declare module '@theme/ApiFilter' {
  import type {ReactNode} from 'react';

  export interface Props {
    readonly label: string;
    readonly query: string;
    readonly onChange: (query: string) => void;
  }
  export default function ApiFilter(props: Props): ReactNode;
}
