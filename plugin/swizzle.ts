import type {SwizzleConfig} from '@docusaurus/types';

/** The frames of pages lean on Docusaurus's internals: wrap them, do not eject them. */
const FRAMES: {readonly [name: string]: string} = {
  ApiRoot: 'The layout around all pages of the plugin.',
  ApiRouteGroup: 'The page that an address means, among those whose paths begin alike.',
  ApiNotFound: 'What stands where an address among those of a document has no page.',
  ApiTabRoot: 'The sidebar and the data that the pages of one document share.',
  ApiRedirect: 'Leads from the root to the first operation.',
  ApiOperation: 'The page of an operation: metadata, breadcrumbs, content, previous and next.',
  ApiOverview: 'The first page of a document.',
  ApiEmbed: 'An operation inside an authored page.',
  ApiProblems: 'The page that stands where a document cannot be shown, in development.',
  ApiStructuredData: 'What a page is, for search engines.',
  ApiDiagnostics: 'The findings above a page, in development.',
  ApiSidebarItem: 'The link of an operation in the sidebar, with its method.',
  ApiSidebarFilter: 'The field that finds operations in a long sidebar.',
  ApiSidebarGroup: 'A group of operations in the sidebar.',
  ApiConsole: 'The console of Try It.',
  ApiOAuthCallback: 'The page that authorization servers lead back to.',
};

/** The renderers of a document's parts have small interfaces, which stay as they are between minor versions. */
const RENDERERS: {readonly [name: string]: string} = {
  ApiMethod: 'The name of a method, in its colour.',
  ApiStatus: 'A status code, in the colour of its class.',
  ApiBadge: 'The label beside a title.',
  ApiMarkdown: 'A text of the document.',
  ApiCode: 'A piece of code.',
  ApiValue: 'A short value.',
  ApiExample: 'An example.',
  ApiExamples: 'The examples of a parameter or a body.',
  ApiResponseExample: 'The examples of one response.',
  ApiResponseExamples: 'The card of response examples.',
  ApiSamples: 'The card of request samples.',
  ApiSchema: 'The schema of a body.',
  'ApiSchema/Property': 'A row of a schema.',
  'ApiSchema/Meta': 'The type and the flags of a row.',
  'ApiSchema/Constraints': 'The limits of a value.',
  'ApiSchema/Enum': 'The values that are allowed.',
  'ApiSchema/Variants': 'The variants of a oneOf or anyOf.',
  ApiParameter: 'A parameter or a response header.',
  ApiSecurityScheme: 'A security scheme.',
  ApiRow: 'A named row, with its link.',
  ApiSection: 'A section of a page.',
  ApiTabs: 'Tabs.',
  ApiCopyButton: 'The button that copies a text.',
  ApiFormats: 'Links to the same page as Markdown and OpenAPI.',
  ApiDeprecation: 'Why something should no longer be used.',
  ApiExternalDocs: 'The link to further documentation.',
  ApiExtensions: 'The `x-…` fields that the site shows.',
  'ApiOperation/Header': 'Title, address, servers and description of an operation.',
  'ApiOperation/Authored': 'What the author of the site says before or after the content.',
  'ApiOperation/RequestLine': 'Method and address of an operation.',
  'ApiConsole/Button': 'The button that opens the console.',
};

/** What `docusaurus swizzle` offers, and how safe it is. Components that are not named here count as internal. */
export function getSwizzleConfig(): SwizzleConfig {
  const toComponents = (descriptions: {readonly [name: string]: string}, actions: SwizzleConfig['components'][string]['actions']) =>
    Object.fromEntries(Object.entries(descriptions).map(([name, description]) => [name, {description, actions}]));
  return {
    components: {
      ...toComponents(FRAMES, {wrap: 'safe', eject: 'unsafe'}),
      ...toComponents(RENDERERS, {wrap: 'safe', eject: 'safe'}),
    },
  };
}
