import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from 'docusaurus-plugin-api-reference/sidebar';

export default {
  docs: [
    'intro',
    'guide',
    'operation',
    {type: 'category', label: 'Endpoints', collapsed: false, items: apiSidebar('default')},
  ],
} satisfies SidebarsConfig;
