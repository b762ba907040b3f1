import {Client} from '@modelcontextprotocol/client';

/** A call of each tool, for the documents of the example site. */
export const CALLS: {[name: string]: {[name: string]: unknown}} = {
  search: {query: 'add a pet'},
  get_operation: {operation: 'createPet'},
  get_schema: {schema: 'Pet'},
  list_changes: {},
  build_request: {operation: 'createPet', body: {species: 'dog', name: 'Rex'}},
  explain_response: {operation: 'createPet', status: 201},
};

/** A session of the SDK's client, in the newest protocol or in that of 2025. */
export async function connect(
  transport: Parameters<Client['connect']>[0],
  mode: 'auto' | 'legacy',
): Promise<Client> {
  const client = new Client({name: 'test', version: '1'}, {versionNegotiation: {mode}});
  await client.connect(transport);
  return client;
}
