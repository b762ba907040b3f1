import type {Json} from '../../../plugin/document/types';

const tab = (api: Json, more: {[name: string]: Json} = {}): Json => ({tab: 'API Reference', api, ...more});
const override = (value: Json): Json => tab({source: 'openapi.yaml', overrides: {'GET /pets': value}});

/** Values of docs.json that are right, as far as the file alone can tell. */
export const VALID: [name: string, value: Json][] = [
  ['one tab', tab({source: 'openapi.yaml'})],
  ['a list of tabs', {tabs: [tab({source: 'openapi.yaml'}), {tab: 'Admin API', api: {source: 'admin/openapi.json'}}]}],
  ['a list without tabs', {tabs: []}],
  ['no tab at all', {}],
  ['tabs of other tools', {tabs: [{tab: 'Guides', pages: ['a', 'b']}, {href: '/x'}]}],
  ['fields of other tools', {name: 'Docs', ...(tab({source: 'openapi.yml'}, {icon: 'code', groups: []}) as object)}],
  ['every field', tab({source: 'a.YAML', navigation: false, tagsOrder: ['b', 'a', ''], defaultGroup: 'Other', webhookGroup: 'Hooks', untagged: 'path', rules: {'path-ambiguous': 'off', 'tag-parent': 'error'}, overrides: {'GET /pets': {title: 'T', description: 'D', badge: 'Stable', group: 'G', slug: ['a', 'b.c', 'ü~_-'], hidden: true}}})],
  ['$schema everywhere', {$schema: 'x', tab: 'API', api: {$schema: 'x', source: 'a.json', overrides: {$schema: 'x', 'GET /': {$schema: 'x', title: 'Root'}}}}],
  ['an override without fields', override({})],
];

/** Values of docs.json that are wrong. */
export const INVALID: [name: string, value: Json][] = [
  ['a list at the root', []],
  ['text at the root', 'openapi.yaml'],
  ['null at the root', null],
  ['tabs that are no list', {tabs: tab({source: 'a.yaml'})}],
  ['a tab that is text', {tabs: ['API']}],
  ['tabs and api together', {tabs: [], tab: 'API', api: {source: 'a.yaml'}}],
  ['a tab without a label', {api: {source: 'a.yaml'}}],
  ['an empty label', {tab: ' ', api: {source: 'a.yaml'}}],
  ['a label that is a number', {tab: 1, api: {source: 'a.yaml'}}],
  ['api as text', tab('openapi.yaml')],
  ['api as null', tab(null)],
  ['api without a source', tab({})],
  ['a source that is empty', tab({source: ''})],
  ['a source that is a list', tab({source: ['a.yaml']})],
  ['an unknown field of api', tab({source: 'a.yaml', tagOrder: []})],
  ['a field named like one of Object.prototype', tab({source: 'a.yaml', constructor: 'x'})],
  ['navigation as text', tab({source: 'a.yaml', navigation: 'false'})],
  ['navigation as null', tab({source: 'a.yaml', navigation: null})],
  ['tagsOrder as text', tab({source: 'a.yaml', tagsOrder: 'pets'})],
  ['tagsOrder with a number', tab({source: 'a.yaml', tagsOrder: ['pets', 1]})],
  ['an empty defaultGroup', tab({source: 'a.yaml', defaultGroup: ''})],
  ['a webhookGroup that is a list', tab({source: 'a.yaml', webhookGroup: ['x']})],
  ['an unknown kind of untagged', tab({source: 'a.yaml', untagged: 'tag'})],
  ['rules as a list', tab({source: 'a.yaml', rules: ['tag-parent']})],
  ['a rule that there is not', tab({source: 'a.yaml', rules: {'tag-parents': 'off'}})],
  ['a rule of an unknown severity', tab({source: 'a.yaml', rules: {'tag-parent': 'fatal'}})],
  ['overrides as a list', tab({source: 'a.yaml', overrides: []})],
  ['an override that is text', override('Hidden')],
  ['an unknown field of an override', override({hide: true})],
  ['an empty title', override({title: ''})],
  ['a badge that is a list', override({badge: ['Stable']})],
  ['hidden as text', override({hidden: 'yes'})],
  ['a slug that is text', override({slug: 'pets'})],
  ['a slug without segments', override({slug: []})],
  ['a slug with an empty segment', override({slug: ['']})],
  ['a slug with a slash', override({slug: ['a/b']})],
  ['a slug with dots only', override({slug: ['..']})],
  ['a slug with a query', override({slug: ['a?b']})],
  ['a slug with a hash', override({slug: ['a#b']})],
  ['a slug with a space', override({slug: ['a b']})],
  ['a slug with a route pattern', override({slug: [':id']})],
  ['a slug with a percent sign', override({slug: ['%2e%2e']})],
  ['a slug that looks like a file', override({slug: ['index.html']})],
];
