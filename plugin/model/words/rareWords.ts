/** The words of parts that few pages have: they are loaded with these parts. */
export const RARE_WORDS = {
  'schema.containsMin': 'at least {min} of the items:',
  'schema.containsMax': 'at most {max} of the items:',
  'schema.containsExactly': 'exactly {min} of the items:',
  'schema.containsRange': '{min} to {max} of the items:',
  'schema.noOtherItems': 'No other items',
  'schema.with': 'with {property}',
  'schema.if': 'if',
  'schema.then': 'then',
  'schema.else': 'else',
  'schema.not': 'must not match',
  'schema.content': 'decoded content',
  encoding: 'How the parts are written:',
  'xml.attribute': 'attribute',
  'xml.wrapped': 'wrapped',
  'oauth.authorizationCode': 'Authorization code',
  'oauth.implicit': 'Implicit',
  'oauth.password': 'Password',
  'oauth.clientCredentials': 'Client credentials',
  'oauth.deviceAuthorization': 'Device authorization',
  'oauth.authorizationUrl': 'Authorization URL',
  'oauth.deviceAuthorizationUrl': 'Device authorization URL',
  'oauth.tokenUrl': 'Token URL',
  'oauth.refreshUrl': 'Refresh URL',
} satisfies {readonly [id: string]: string};

type RareId = keyof typeof RARE_WORDS;
/** A text with its id, for who has not loaded this table. */
export type RareWord = {id: RareId; text: string};

export function rare(id: RareId): RareWord {
  return {id, text: RARE_WORDS[id]};
}
