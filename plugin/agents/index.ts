export {createMcpFetch, createMcpHandler} from './adapters/node';
export type {McpFolderFetchOptions, McpHandler, McpOptions} from './adapters/node';
export type {McpFetch} from './adapters/fetch';
export {createAgents} from './createAgents';
export type {Agents, AgentTool, Answer} from './createAgents';
export type {Files} from './library';
