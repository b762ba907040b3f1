import {GONE_WORDS} from './goneWords';
import {RARE_WORDS} from './rareWords';
import {WORDS} from './words';

const ALL = {...WORDS, ...RARE_WORDS, ...GONE_WORDS};

/** Notes for translators. No page loads them. */
const NOTES: {readonly [word in keyof typeof ALL]: string} = {
  required: 'Shown beside the name of a required parameter or property',
  optional: 'Shown beside the heading of a request body that may be omitted',
  deprecated: 'Flag of something that should not be used any more',
  'versionNotes.since': 'Beside a parameter, property or value: the version in which it came',
  'versionNotes.removed':
    'Beside a parameter, property or value: the version that no longer has it',
  'parameter.allowEmpty': 'Flag of a query parameter that may be sent without a value',
  'parameter.allowReserved': 'Flag of a parameter whose value keeps characters such as / and ?',
  'parameter.ignored': 'Flag of a header that OpenAPI says is ignored as a parameter',
  'parameter.sentAs': 'Comes before an example of how a parameter is written in a request',
  'schema.multipleOf': 'Constraint of a number',
  'schema.characters':
    'Allowed length of a text; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
  'schema.itemCount':
    'Allowed length of a list; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
  'schema.unique': 'Constraint of a list: no item twice',
  'schema.propertyCount':
    'Allowed number of properties of an object; {range} is like 1–40 or ≥ 1. Plural forms by the larger number',
  'schema.exactPropertyCount':
    'Number of properties that an object must have. Plural forms by the number',
  'schema.matches': 'Comes before a regular expression',
  'schema.noProperties': 'Rule of an object: it is empty',
  'schema.includes': 'The named schemas that were merged into one',
  'schema.readOnly': 'Flag of a property that only responses hold',
  'schema.writeOnly': 'Flag of a property that only requests hold',
  'schema.dynamic':
    'Flag of a dynamic reference ($dynamicRef) whose target depends on the schema it is used from',
  'schema.recursive': 'Flag of a schema that holds itself',
  'schema.const': 'Comes before the only value that is allowed',
  'schema.default': 'Comes before the default value',
  'schema.example': 'Comes before examples of a value, and names the disclosure of a long one',
  'schema.exampleOf':
    'Comes before an example of a named schema that was merged into the one at hand',
  'schema.oneOf': 'Comes before the allowed values',
  sunset: 'When a deprecated thing stops working',
  'schema.conflict':
    'Warning about values of merged schemas that contradict each other; {keyword} is a keyword of JSON Schema',
  externalDocs: 'Link to documentation elsewhere that has no description',
  'schema.unknown': 'Warning about a value that is not a schema, where one belongs',
  'schema.otherProperties':
    'Shown where the name of a property would, for all that have no row of their own',
  'schema.propertyNames':
    'Shown where the name of a property would, for the rule that all names follow',
  'schema.dependentRequired': 'Rule: properties that are required when another one is there',
  'schema.noOtherProperties': 'Rule of an object: only the listed properties are allowed',
  'schema.openProperties': 'Rule of an object: it may have more properties than the listed ones',
  'schema.ownProperties':
    'Comes before the properties that an object does not inherit from another schema',
  'schema.from': 'Comes before the properties that were merged in from a named schema',
  'schema.exactlyOne': 'Comes before variants of which one holds (oneOf)',
  'schema.atLeastOne': 'Comes before variants of which at least one holds (anyOf)',
  'schema.discriminator': 'Names the property that tells variants apart',
  'schema.discriminatorAlone':
    'Names the property that tells variants apart, if its values are unknown',
  'schema.chosenByProperty': 'Comes before variants whose labels are the values of the property',
  'schema.otherwise': 'Names the variant that holds when no other is chosen',
  'example.made': 'Beside an example that is made from the schema, because the document gives none',
  'example.optional': 'Beside the sample of a request body that requires no field',
  'example.shortened':
    'Instead of “Made from the schema”: deep objects and lists of the example are empty',
  'mediaType.each': 'Comes before the schema of each item of a stream, e.g. of each event',
  'security.none': 'Shown where no authentication is needed',
  'security.and': 'Between security schemes that are needed together',
  'security.undefined': 'Shown where a security scheme is named that the document does not define',
  'security.apiKeyHeader': 'A kind of security scheme',
  'security.apiKeyQuery': 'A kind of security scheme',
  'security.apiKeyCookie': 'A kind of security scheme',
  'security.bearer': 'A kind of security scheme; {header} is the Authorization header',
  'security.bearerFormat':
    'A kind of security scheme; {format} is like JWT, {header} is the Authorization header',
  'security.http':
    'A kind of security scheme; {scheme} is a word such as Basic, {header} is the Authorization header',
  'security.mutualTls': 'A kind of security scheme',
  'openIdConnect.url': 'Field of an OpenID Connect scheme: where the provider describes itself',
  'oauth.metadataUrl': 'Field of an OAuth scheme: where the authorization server describes itself',
  'section.authentication': 'Heading of a section',
  'section.path': 'Heading of a section',
  'section.query': 'Heading of a section',
  'section.querystring': 'Heading of a section: a parameter that is the whole query string',
  'section.header': 'Heading of a section: parameters that are sent as headers',
  'section.cookie': 'Heading of a section: parameters that are sent as cookies',
  'section.requestBody': 'Heading of a section',
  'section.payload': 'Heading of a section: what a webhook or a callback sends to the reader',
  'section.responses': 'Heading of a section',
  'section.reply': 'Heading of a section: what the reader answers to a webhook or a callback',
  'section.callbacks': 'Heading of a section',
  'response.default': 'Shown beside the response “default”',
  'response.1xx': 'Shown beside a range of statuses',
  'response.2xx': 'Shown beside a range of statuses',
  'response.3xx': 'Shown beside a range of statuses',
  'response.4xx': 'Shown beside a range of statuses',
  'response.5xx': 'Shown beside a range of statuses',
  'schema.containsMin': 'So many items of a list match the schema that follows',
  'schema.containsMax': 'So many items of a list match the schema that follows',
  'schema.containsExactly': 'So many items of a list match the schema that follows',
  'schema.containsRange': 'So many items of a list match the schema that follows',
  'schema.noOtherItems': 'Rule of a list: only the listed items are allowed',
  'schema.with': 'Comes before rules that apply when a property is present',
  'schema.if': 'Comes before a condition',
  'schema.then': 'Comes before what holds if the condition above does',
  'schema.else': 'Comes before what holds if the condition above does not',
  'schema.not': 'Comes before a schema that a value must not match',
  'schema.content': 'Comes before the schema of what is inside an encoded text',
  encoding: 'Comes before how the fields of a form are written',
  'xml.attribute': 'A value that XML writes as an attribute',
  'xml.wrapped': 'A list that XML writes inside its own element',
  'oauth.authorizationCode': 'Name of an OAuth flow',
  'oauth.implicit': 'Name of an OAuth flow',
  'oauth.password': 'Name of an OAuth flow',
  'oauth.clientCredentials': 'Name of an OAuth flow',
  'oauth.deviceAuthorization': 'Name of an OAuth flow',
  'oauth.authorizationUrl': 'Field of an OAuth flow',
  'oauth.deviceAuthorizationUrl': 'Field of an OAuth flow',
  'oauth.tokenUrl': 'Field of an OAuth flow',
  'oauth.refreshUrl': 'Field of an OAuth flow',
  'gone.title': 'Title at the address of a page that no longer exists',
  'gone.since': 'At the address of a page that no longer exists; {date} is like 2026-11-29',
  'gone.successor': 'Link at the address of a page that no longer exists',
};

/** The texts that pages share with Markdown, as `translate` and its extraction take them. */
export const MESSAGES = Object.entries(NOTES).map(([word, description]) => ({
  id: `theme.api.${word}`,
  message: ALL[word as keyof typeof ALL],
  description,
}));
