export {createMcpHandler} from './adapters/node';
export type {McpHandler, McpOptions} from './adapters/node';
export {createAgents} from './createAgents';
export type {Agents, AgentTool, Answer} from './createAgents';
export type {Files} from './library';
