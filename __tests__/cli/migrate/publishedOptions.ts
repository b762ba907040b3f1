import {yaml} from '../../support/yaml';

/**
 * The names of the options in the types of docusaurus-plugin-openapi-docs (`PluginOptions` in
 * `src/types`) and docusaurus-theme-openapi-docs (`ThemeConfig` in `src/types`, and `Language` of
 * `languageTabs`), read from the packages on npm. `*` is any key or index.
 */
const SINCE_4_0_0 = yaml<string[]>`
  [
    id, docsPlugin, docsPluginId, 'config.*.specPath', 'config.*.outputDir', 'config.*.template',
    'config.*.downloadUrl', 'config.*.hideSendButton', 'config.*.showExtensions',
    'config.*.sidebarOptions.groupPathsBy', 'config.*.sidebarOptions.categoryLinkSource',
    'config.*.sidebarOptions.customProps', 'config.*.sidebarOptions.sidebarCollapsible',
    'config.*.sidebarOptions.sidebarCollapsed', 'config.*.version', 'config.*.label',
    'config.*.baseUrl', 'config.*.versions.*.specPath', 'config.*.versions.*.outputDir',
    'config.*.versions.*.label', 'config.*.versions.*.baseUrl', 'config.*.versions.*.downloadUrl',
    'config.*.proxy', 'config.*.markdownGenerators.createApiPageMD',
    'config.*.markdownGenerators.createInfoPageMD', 'config.*.markdownGenerators.createTagPageMD',
    'config.*.markdownGenerators.createSchemaPageMD', 'config.*.showSchemas',
    'config.*.disableCompression', themeConfig.api.proxy, 'themeConfig.languageTabs.*.highlight',
    'themeConfig.languageTabs.*.language', 'themeConfig.languageTabs.*.codeSampleLanguage',
    'themeConfig.languageTabs.*.logoClass', 'themeConfig.languageTabs.*.variant',
    'themeConfig.languageTabs.*.variants', 'themeConfig.languageTabs.*.options',
    'themeConfig.languageTabs.*.sample', 'themeConfig.languageTabs.*.samples',
    'themeConfig.languageTabs.*.samplesSources', 'themeConfig.languageTabs.*.samplesLabels'
  ]
`;
const SINCE_4_7_1 = yaml<string[]>`
  [
    'config.*.infoTemplate', 'config.*.tagTemplate', 'config.*.schemaTemplate',
    'config.*.sidebarOptions.sidebarGenerators.createDocItem', 'config.*.showInfoPage',
    'config.*.schemasOnly', 'config.*.maskCredentials', 'config.*.externalJsonProps',
    themeConfig.api.authPersistence, themeConfig.api.requestTimeout
  ]
`;
const SINCE_5_2_0 = yaml<string[]>`
  [
    themeConfig.api.requestCredentials, themeConfig.api.schemaExpansion.enabled,
    themeConfig.api.schemaExpansion.default, themeConfig.api.schemaExpansion.max,
    themeConfig.api.schemaExpansion.persist, themeConfig.api.hideGeneratedSnippets
  ]
`;
export const OPEN_API_DOCS = {
  '4.0.0': [...SINCE_4_0_0, 'themeConfig.api.authPersistance'],
  '4.7.1': [...SINCE_4_0_0, ...SINCE_4_7_1],
  '5.2.0': [...SINCE_4_0_0, ...SINCE_4_7_1, ...SINCE_5_2_0],
};

const OF_OPENAPI_0_5_0 = yaml<string[]>`
  [
    api.id, api.path, api.routeBasePath, api.apiLayoutComponent, api.apiItemComponent,
    api.remarkPlugins, api.rehypePlugins, api.beforeDefaultRemarkPlugins,
    api.beforeDefaultRehypePlugins, api.admonitions, api.sidebarCollapsible, api.sidebarCollapsed,
    proxy, themeConfig.api.proxy, themeConfig.api.authPersistance
  ]
`;
/**
 * `Options` of docusaurus-preset-openapi without those of Docusaurus's preset, `PluginOptions` of
 * docusaurus-plugin-openapi, and `ThemeConfig` of docusaurus-theme-openapi.
 */
export const DOCUSAURUS_OPEN_API = {
  '0.5.0': OF_OPENAPI_0_5_0,
  '0.6.4': [...OF_OPENAPI_0_5_0, 'themeConfig.api.serverVariablesPersistance'],
  '0.8.0': [
    ...OF_OPENAPI_0_5_0,
    ...yaml<
      string[]
    >`[api.recmaPlugins, api.tags, api.onInlineTags, themeConfig.api.serverVariablesPersistance]`,
  ],
};

/** `PresetOptions` of redocusaurus 2.5.2, without `specs`, the theme and the options of Redoc. */
export const REDOCUSAURUS = yaml<string[]>`
  [id, debug, config, openapi.path, openapi.routeBasePath, theme.id, theme.primaryColor,
    theme.primaryColorDark]
`;

/** `PluginOptions` of docusaurus-plugin-redoc 2.5.0. */
export const SPECS = yaml<string[]>`
  [id, spec, url, route, normalizeUrl, debug, themeId, config, layout.title, layout.noFooter,
    layout.description, layout.image, layout.keywords, layout.permalink, layout.wrapperClassName,
    layout.searchMetadatas]
`;

/** `ResolvedThemeInterface` of redoc 2.4.0, which 2.5.0 to 2.5.4 did not change. */
export const REDOC_THEME = yaml<string[]>`
  [
    spacing.unit, spacing.sectionHorizontal, spacing.sectionVertical, breakpoints.small,
    breakpoints.medium, breakpoints.large, colors.tonalOffset, colors.primary.main,
    colors.primary.light, colors.primary.dark, colors.primary.contrastText, colors.success.main,
    colors.success.light, colors.success.dark, colors.success.contrastText, colors.warning.main,
    colors.warning.light, colors.warning.dark, colors.warning.contrastText, colors.error.main,
    colors.error.light, colors.error.dark, colors.error.contrastText, 'colors.gray.50',
    'colors.gray.100', colors.border.light, colors.border.dark, colors.text.primary,
    colors.text.secondary, colors.responses.success.color, colors.responses.success.backgroundColor,
    colors.responses.success.tabTextColor, colors.responses.error.color,
    colors.responses.error.backgroundColor, colors.responses.error.tabTextColor,
    colors.responses.redirect.color, colors.responses.redirect.backgroundColor,
    colors.responses.redirect.tabTextColor, colors.responses.info.color,
    colors.responses.info.backgroundColor, colors.responses.info.tabTextColor, colors.http.get,
    colors.http.post, colors.http.put, colors.http.options, colors.http.patch, colors.http.delete,
    colors.http.basic, colors.http.link, colors.http.head, schema.linesColor,
    schema.defaultDetailsWidth, schema.typeNameColor, schema.typeTitleColor, schema.requireLabelColor,
    schema.labelsTextSize, schema.nestingSpacing, schema.nestedBackground, schema.arrow.size,
    schema.arrow.color, typography.fontSize, typography.lineHeight, typography.fontWeightLight,
    typography.fontWeightRegular, typography.fontWeightBold, typography.fontFamily,
    typography.smoothing, typography.optimizeSpeed, typography.code.fontSize,
    typography.code.fontWeight, typography.code.fontFamily, typography.code.lineHeight,
    typography.code.color, typography.code.backgroundColor, typography.code.wrap,
    typography.headings.fontFamily, typography.headings.fontWeight, typography.headings.lineHeight,
    typography.links.color, typography.links.visited, typography.links.hover,
    typography.links.textDecoration, typography.links.hoverTextDecoration, sidebar.width,
    sidebar.backgroundColor, sidebar.textColor, sidebar.activeTextColor,
    sidebar.groupItems.activeBackgroundColor, sidebar.groupItems.activeTextColor,
    sidebar.groupItems.textTransform, sidebar.level1Items.activeBackgroundColor,
    sidebar.level1Items.activeTextColor, sidebar.level1Items.textTransform, sidebar.arrow.size,
    sidebar.arrow.color, logo.maxHeight, logo.maxWidth, logo.gutter, rightPanel.backgroundColor,
    rightPanel.textColor, rightPanel.width, rightPanel.servers.overlay.backgroundColor,
    rightPanel.servers.overlay.textColor, rightPanel.servers.url.backgroundColor,
    codeBlock.backgroundColor, fab.backgroundColor, fab.color, extensionsHook
  ]
`;

/** `RedocRawOptions` of redoc 2.4.0 and 2.5.4, without `theme`. */
export const REDOC = yaml<string[]>`
  [
    scrollYOffset, hideHostname, expandResponses, requiredPropsFirst, sortRequiredPropsFirst,
    sortPropsAlphabetically, sortEnumValuesAlphabetically, sortOperationsAlphabetically,
    sortTagsAlphabetically, nativeScrollbars, pathInMiddlePanel, untrustedSpec, sanitize, hideLoading,
    hideDownloadButton, hideDownloadButtons, downloadFileName, downloadDefinitionUrl, downloadUrls,
    disableSearch, onlyRequiredInSamples, showExtensions, sideNavStyle, hideSingleRequestSampleTab,
    hideRequestPayloadSample, menuToggle, jsonSampleExpandLevel, jsonSamplesExpandLevel,
    hideSchemaTitles, simpleOneOfTypeLabel, payloadSampleIdx, expandSingleSchemaField,
    schemaExpansionLevel, schemasExpansionLevel, schemaDefinitionsTagName, showObjectSchemaExamples,
    showSecuritySchemeType, hideSecuritySection, unstable_ignoreMimeParameters, allowedMdComponents,
    labels, enumSkipQuotes, expandDefaultServerVariables, maxDisplayedEnumValues, ignoreNamedSchemas,
    hideSchemaPattern, generatedPayloadSamplesMaxDepth, generatedSamplesMaxDepth, nonce, hideFab,
    minCharacterLengthToInitSearch, showWebhookVerb, hidePropertiesPrefix
  ]
`;
