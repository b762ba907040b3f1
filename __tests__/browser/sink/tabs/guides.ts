import type {Contribution} from '../types';

const OK = "responses: {'200': {description: OK}}";
const toDocument = (title: string) => `openapi: 3.1.0
info: {title: ${title}, version: '1'}
servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    get: {operationId: listPets, tags: [Pets], summary: List pets, ${OK}}
    post: {operationId: addPet, tags: [Pets], summary: Add a pet, ${OK}}
  /orders:
    get: {operationId: listOrders, tags: [Orders], summary: List orders, ${OK}}
`;
const toDoc = (title: string) => `# ${title}\n\nSome words.\n`;
const SIDEBARS = `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {apiSidebar} from 'docusaurus-plugin-api-reference/sidebar';

const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    {type: 'category', label: 'Shop', items: ['shop', ...apiSidebar('shop-api', {tag: 'Pets'})]},
    ...apiSidebar('pet-api', ['GET /orders']),
    ...apiSidebar('shop-api', ['GET /orders', 'outro']),
  ],
  api: apiSidebar('pet-api'),
};
export default sidebars;
`;
/** Chapters and operations in one sidebar: of a tab, and of the docs. */
export default (): Contribution => ({
  tabs: [
    {
      tab: 'Pet API',
      api: {
        source: 'pet-api.yaml',
        navigation: [
          {group: 'Guide', pages: ['first', 'GET /pets', {doc: 'second', label: 'Then'}]},
          {rest: true},
        ],
      },
    },
    {tab: 'Shop API', api: {source: 'shop.yaml', navigation: false}},
  ],
  files: {
    'pet-api.yaml': toDocument('Pets'),
    'shop.yaml': toDocument('Shop'),
    'sidebars.ts': SIDEBARS,
    'docs/first.md': toDoc('First'),
    'docs/second.md': toDoc('Second'),
    'docs/shop.md': toDoc('The shop'),
    'docs/outro.md': toDoc('Outro'),
  },
});
