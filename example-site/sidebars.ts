import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from 'docusaurus-plugin-api-reference/sidebar';

/**
 * Grouped by what readers want to do; docs.json lists the chapters of the guide to the pet store. A
 * test checks that every page is in one of them.
 */
const sidebars: SidebarsConfig = {
  docs: [
    'getting-started',
    {
      type: 'category',
      label: 'The document',
      items: [
        'documents',
        'pull',
        'overlays',
        'supported',
        'extensions',
        'check',
        'findings',
        'changes',
        'pull-requests',
        'large-documents',
      ],
    },
    {
      type: 'category',
      label: 'The site',
      items: [
        'docs-json',
        'api-versions',
        'plugin-options',
        'navigation-and-routes',
        'errors',
        'languages',
        'search',
        'formats',
        'mcp',
        'versions',
      ],
    },
    {
      type: 'category',
      label: 'Look and words',
      items: ['customizing', 'fragments', 'components', 'adopt'],
    },
    {type: 'category', label: 'Try It', items: ['try-it', 'deploying', 'hosts', 'security']},
    {
      type: 'category',
      label: 'Coming from elsewhere',
      items: [
        'comparison',
        'migrate-from-docusaurus-openapi-docs',
        'migrate-from-redocusaurus',
        'migrate-from-docusaurus-openapi',
        'migrate-from-scalar',
        'limits',
      ],
    },
    {
      type: 'category',
      label: 'Guide to the Starter API',
      items: ['starter-api', ...apiSidebar('starter-api')],
    },
  ],
};

export default sidebars;
