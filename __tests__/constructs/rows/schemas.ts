import {row} from '../row';
import type {RowGroup} from '../types';

const VALUES = 'schemas-values.yaml';
const OBJECTS = 'schemas-objects.yaml';
const COMPOSITION = 'schemas-composition.yaml';

export const SCHEMAS: RowGroup = {
  title: 'Schemas',
  rows: [
    row('`type`, lists of types, `null`, boolean and empty schemas', VALUES)`
      POST /types ¦ body.text ¦ text string
      POST /types ¦ body.textOrNull ¦ string | null
      POST /types ¦ body.several ¦ string | integer
      POST /types ¦ body.nothing ¦ nothing null
      POST /types ¦ body.anything ¦ anything any
      POST /types ¦ body.allowed ¦ allowed any
      POST /types ¦ body.forbidden ¦ forbidden never
      POST /types ¦ body.implied ¦ implied string ¦ ≥ 2 characters
      POST /types ¦ body.unionOrNull ¦ | null ¦ Size ¦ "s" ¦ "m"
    `,
    row('`nullable` of OpenAPI 3.0, also beside `enum` and `$ref`', 'openapi-3.0.yaml')`
      POST /pets ¦ body.nick ¦ string | null
      POST /pets ¦ body.size ¦ string | null ¦ "s"
      POST /pets ¦ body.owner ¦ | null ¦ Owner
    `,
    row('`format`, known and unknown; what the known ones mean', VALUES, {
      also: ['exhaustive/pages/constructs.test.ts'],
    })`
      POST /types ¦ body.day ¦ string · date
      POST /types ¦ body.odd ¦ string · shoe-size
      POST /types ¦ format-date-time ¦ date-time ¦ HTML only (explanations of formats open on demand): such as 2031-05-17T09:30:00Z ¦ HTML only (explanations of formats open on demand): [RFC 3339](https://www.rfc-editor.org/rfc/rfc3339)
      POST /types ¦ format-int64 ¦ HTML only (explanations of formats open on demand): -9223372036854775808 … 9223372036854775807
      POST /types ¦ format-binary ¦ HTML only (explanations of formats open on demand): bytes of any kind
      POST /types ¦ format-password ¦ HTML only (explanations of formats open on demand): a secret, hidden while you type
    `,
    row('`title` and `description` as Markdown; `$comment` stays hidden', VALUES)`
      POST /types ¦ body.secretComment ¦ A title of its own ¦ Some words.
      POST /types ¦ ¦ not: nobody reads this
    `,
    row('`enum` of values of any type', VALUES)`
      POST /values ¦ body.mixed ¦ 1 "1" 1.5 true null {"a":1} [2]
    `,
    row('Long enumerations, collapsed and with a filter', VALUES, {
      also: ['theme/ApiSchema.test.tsx'],
    })`
      POST /values ¦ body.long ¦ HTML: One of 12 values / Markdown: One of: ¦ "v01" ¦ "v12"
    `,
    row(
      'Names and descriptions of enum values: `x-enumDescriptions`, `x-enum-descriptions`, `x-enum-varnames`, `x-enumNames`, `oneOf` and `anyOf` of constants',
      VALUES,
    )`
      POST /values ¦ body.byMap ¦ "r" ¦ Like a tomato ¦ "g" ¦ Like a leaf
      POST /values ¦ body.byList ¦ "r2" ¦ Red by list ¦ Green by list
      POST /values ¦ body.byName ¦ 0 OFF ¦ 1 ON
      POST /values ¦ body.byName2 ¦ 10 LOW ¦ 11 HIGH
      POST /values ¦ body.byConst ¦ "a" Alpha ¦ The first ¦ "b" ¦ The second ¦ not: Exactly one
      POST /values ¦ body.byConst2 ¦ 7 Seven ¦ null Nothing at all
    `,
    row('`const` of any type', VALUES)`
      POST /values ¦ body.fixed ¦ Always {"zero":0}
      POST /values ¦ body.fixedNull ¦ Always null
      POST /values ¦ body.fixedZero ¦ Always 0
    `,
    row('`default` of any type: also zero, `false`, `null`, empty strings and objects', VALUES)`
      POST /values ¦ body.defaultZero ¦ Default 0
      POST /values ¦ body.defaultFalse ¦ Default false
      POST /values ¦ body.defaultNull ¦ Default null
      POST /values ¦ body.defaultEmpty ¦ Default ""
      POST /values ¦ body.defaultObject ¦ Default {"unit":"cm","values":[1,2]}
    `,
    row('`example` and several `examples`', VALUES)`
      POST /values ¦ body.oneExample ¦ Example "single"
      POST /values ¦ body.examples ¦ Example "first", 2
    `,
    row('Limits of numbers, strings, arrays and objects, including zero', VALUES)`
      POST /constraints ¦ body ¦ 2–9 properties
      POST /constraints ¦ body.step ¦ multiple of 0.25
      POST /constraints ¦ body.fromZero ¦ ≥ 0
      POST /constraints ¦ body.range ¦ -5 … 0
      POST /constraints ¦ body.open ¦ > 0, < 1.5
      POST /constraints ¦ body.zeroLength ¦ 0 characters
      POST /constraints ¦ body.length ¦ 1–40 characters
      POST /constraints ¦ body.pattern ¦ matches ^[a-z]+\d{2}$
      POST /constraints ¦ body.items ¦ 0–5 items ¦ no duplicates
      POST /constraints ¦ body.fewItems ¦ ≥ 1 item ¦ not: items ·
      POST /constraints ¦ body.map ¦ 1–3 properties ¦ map of string
    `,
    row('`exclusiveMinimum` and `exclusiveMaximum` as flags of OpenAPI 3.0', 'openapi-3.0.yaml')`
      POST /pets ¦ body.weight ¦ > 0, < 100 ¦ not: ≥
    `,
    row('`properties` and `required`', OBJECTS)`
      POST /objects ¦ body.name ¦ name required string
    `,
    row('`required` with a property that is not defined', OBJECTS)`
      POST /objects ¦ body.ghost ¦ ghost required any
    `,
    row(
      '`additionalProperties`: `false`, `true`, a schema, and `x-additionalPropertiesName`',
      OBJECTS,
    )`
      POST /objects ¦ body.closed ¦ No other properties
      POST /objects ¦ body.openTrue ¦ Other properties are allowed ¦ not: No other properties
      POST /objects ¦ body.map ¦ map of integer ¦ HTML: Each value: integer · ≥ 0 / Markdown: any other property: integer, ≥ 0
      POST /objects ¦ body.namedMap:any ¦ currency number
    `,
    row('`patternProperties` and `propertyNames`', OBJECTS)`
      POST /objects ¦ body.patterns:pattern-0 ¦ /^x-/ string ¦ An extension
      POST /objects ¦ body.patterns:pattern-1 ¦ /_id$/ integer
      POST /objects ¦ body.keys:names ¦ names of properties ¦ ≤ 8 characters ¦ matches ^[a-z]+$
    `,
    row('`unevaluatedProperties` and `unevaluatedItems`', OBJECTS)`
      POST /objects ¦ body.unevaluated ¦ id ¦ own ¦ No other properties
      POST /objects ¦ body.unevaluatedSchema:other ¦ any other property boolean
      POST /lists ¦ body.uneven:other-items ¦ [1…] boolean
      POST /lists ¦ body.uneven2 ¦ No other items
    `,
    row(
      '`items`, `prefixItems` with `items: false`, `contains` with `minContains` and `maxContains`',
      OBJECTS,
    )`
      POST /lists ¦ body.tags ¦ string[] ¦ ≤ 20 characters ¦ A word
      POST /lists ¦ body.grid ¦ number[][]
      POST /lists ¦ body.people ¦ Base[] ¦ Given by the server
      POST /lists ¦ body.pair:item-0 ¦ [0] number ¦ Longitude
      POST /lists ¦ body.pair:item-1 ¦ [1] number ¦ Latitude
      POST /lists ¦ body.pair ¦ No other items
      POST /lists ¦ body.head:items ¦ [1…] integer
      POST /lists ¦ body.some:contains ¦ 2 to 4 of the items ¦ Always 5
      POST /lists ¦ body.exactly:contains ¦ exactly 2 of the items
      POST /lists ¦ body.atMost:contains ¦ at most 3 of the items
      POST /lists ¦ body.atLeastOne:contains ¦ at least 1 of the items ¦ ≥ 100
    `,
    row('`dependentRequired` and `dependentSchemas`', OBJECTS)`
      POST /dependent ¦ body ¦ With card, these are required: address, country
      POST /dependent ¦ body:with-0 ¦ with country ¦ postalCode ¦ matches ^\w+$ ¦ required
    `,
    row('`if`, `then` and `else`', OBJECTS)`
      POST /conditions ¦ body:if-0 ¦ if ¦ HTML: country = "US" / Markdown: country: string · required · Always: "US"
      POST /conditions ¦ body:then-0 ¦ then ¦ code ¦ matches ^\d{5}$
      POST /conditions ¦ body:else-0 ¦ else ¦ code ¦ ≤ 12 characters
    `,
    row('`not`, also of values and required names', OBJECTS)`
      POST /conditions ¦ body:not-0 ¦ HTML: invalid if legacy is present and outdated is present / Markdown: must not match: object · legacy: any
      POST /not ¦ body.name ¦ HTML: must not be / Markdown: must not match: string ¦ "root" ¦ "admin"
      POST /not ¦ body.value ¦ must not match ¦ string
    `,
    row(
      '`allOf`: merged, with the schema of origin of each property, its own title and description first, and unions inside it kept',
      COMPOSITION,
    )`
      POST /all ¦ body ¦ includes Person, Staff ¦ Somebody who works here ¦ A person with a badge ¦ A human
      POST /all ¦ body ¦ From Person ¦ From Staff
      POST /all ¦ body.name ¦ string ¦ required ¦ not: from Person
      POST /all ¦ body.badge ¦ integer ¦ 1–999 ¦ required
      POST /all ¦ body.since ¦ string ¦ not: from
      POST /all ¦ body=Paid.salary ¦ integer
      POST /all ¦ body=Volunteer.hours ¦ integer
    `,
    row(
      '`allOf` whose parts contradict each other, shown with the schemas that contradict',
      COMPOSITION,
      {findings: ['schema-composition']},
    )`
      POST /conflicts ¦ body.types ¦ contradict each other in type ¦ "string" ¦ "integer" (Number)
      POST /conflicts ¦ body.enums ¦ contradict each other in enum ¦ ["a","b"] ¦ ["x","y"] (Letters)
      POST /conflicts ¦ body.limits ¦ contradict each other in minimum, maximum ¦ 10 ¦ 5 (Small)
      POST /conflicts ¦ body.closed ¦ contradict each other in additionalProperties ¦ false (Closed) ¦ extra
      POST /conflicts ¦ body.consts ¦ contradict each other in const ¦ 1 ¦ 2
      POST /conflicts ¦ body.rest ¦ string
    `,
    row('`oneOf` and `anyOf`, with a sentence that states the rule', COMPOSITION)`
      POST /choices ¦ body.scalar ¦ string | integer
      POST /choices ¦ body.one ¦ Exactly one of these ¦ A human
      POST /choices ¦ body.one=Person.name ¦ string ¦ required
      POST /choices ¦ body.one=Company ¦ [Company](#body.single)
      POST /choices ¦ body.single.legalName ¦ string ¦ required
      POST /animals ¦ body ¦ (Person | Company)[] ¦ HTML: Each is exactly one of these: / Markdown: Exactly one of these:
      POST /choices ¦ body.any ¦ One or more of these ¦ By mail ¦ By phone
      POST /choices ¦ body.any=By~20mail.mail ¦ string
      POST /choices ¦ body.single ¦ Company ¦ not: Exactly one
      POST /choices ¦ body.orNull ¦ | null ¦ Company ¦ not: One or more
      POST /choices ¦ body.both ¦ Exactly one of these ¦ One or more of these
      POST /choices ¦ body.both=Left.left ¦ string
      POST /choices ¦ body.both:2=Up.up ¦ string
    `,
    row('Branches that only require properties, beside shared properties', COMPOSITION)`
      POST /shared ¦ body.mail ¦ string · email
      POST /shared ¦ body.name ¦ string
      POST /shared ¦ body=mail ¦ Reach by mail
      POST /shared ¦ body=mail.mail ¦ string · email ¦ required
      POST /shared ¦ body=phone ¦ Reach by phone
      POST /shared ¦ body=phone.phone ¦ string ¦ required
    `,
    row(
      '`discriminator`: mapping by name and URI, several values for one schema, schema names as values, `defaultMapping`, a mapping without a target',
      COMPOSITION,
      {findings: ['discriminator-mapping']},
    )`
      POST /discriminated ¦ body ¦ petType ¦ cat → Cat ¦ kitten → Cat ¦ dog → Dog ¦ ghost → Ghost ¦ Lizard ¦ otherwise OtherPet ¦ HTML: OtherPet (default) / Markdown: OtherPet, the default
      POST /discriminated ¦ body=cat ¦ HTML: also for kitten / Markdown: when cat or kitten ¦ lives
      POST /discriminated ¦ body=dog.bark ¦ string
      POST /discriminated ¦ body=Lizard.tail ¦ boolean
      POST /discriminated ¦ body=OtherPet.species ¦ string
    `,
    row(
      '`discriminator` of variants without a name, and constants that tell variants apart',
      COMPOSITION,
    )`
      POST /unnamed ¦ body ¦ shape selects the variant: round, square → With corners, triangle → With corners
      POST /unnamed ¦ body=round.radius ¦ number
      POST /unnamed ¦ body=With~20corners ¦ HTML: also for square, triangle / Markdown: square or triangle ¦ side
      POST /tagged ¦ body=open.since ¦ string
      POST /tagged ¦ body=shut.until ¦ string
    `,
    row(
      'Examples of schemas that are merged into others: shown with the schema name, and part of the sample',
      COMPOSITION,
    )`
      POST /merged ¦ body ¦ Example of Place {"street":"High Street","city":"Bern"}
      POST /merged ¦ ¦ "street": "High Street" ¦ "city": "Bern" ¦ "floor": 3
    `,
    row('`discriminator` of a parent whose children extend it, and nested ones', COMPOSITION)`
      POST /children ¦ body.wheels ¦ integer ¦ required
      POST /children ¦ body=car.doors ¦ integer
      POST /children ¦ body=Bike.bell ¦ boolean
      POST /nested ¦ body=Click.x ¦ integer
      POST /nested ¦ body=Input=text.text ¦ string
      POST /nested ¦ body=Input=file.path ¦ string
    `,
    row(
      'Recursive schemas: directly, through each other, in lists, maps, unions and `allOf`',
      COMPOSITION,
      {also: ['theme/ApiSchema.test.tsx']},
    )`
      POST /recursive ¦ body.self.next ¦ recursive ¦ [Node](#body.self)
      POST /recursive ¦ body.self.children ¦ Node[] · recursive ¦ [Node](#body.self)
      POST /recursive ¦ body.mutual.lays.becomes ¦ [Chicken](#body.mutual)
      POST /recursive ¦ body.map ¦ map of Dictionary
      POST /recursive ¦ body.union=And.and ¦ Filter[]
      POST /recursive ¦ body.extended.entries ¦ Entry[]
      POST /recursive ¦ body.extended.parent ¦ Folder
    `,
    row('`readOnly` and `writeOnly`, by direction', VALUES, {also: ['theme/ApiSchema.test.tsx']})`
      POST /flags ¦ body ¦ HTML only (Markdown has each schema once, for both directions): Read-only, not part of the request: 1
      POST /flags ¦ body.password ¦ write-only
      POST /flags ¦ response-200 ¦ HTML only (Markdown has each schema once, for both directions): Write-only, not part of the response: 1
      POST /flags ¦ response-200.id ¦ read-only
    `,
    row('`deprecated`, `x-deprecated-description` and `x-sunset`', VALUES)`
      POST /flags ¦ body.nick ¦ deprecated ¦ Use name. ¦ Will be removed on 2030-01-01
    `,
    row('`x-badges`, `x-stability` and `x-lifecycle` of schemas and properties', VALUES)`
      POST /flags ¦ body.rating ¦ HTML: Slow integer beta New / Markdown: integer, beta, New, Slow
      POST /flags ¦ body.manual ¦ not: beta
    `,
    row(
      '`x-order` of properties: numbered properties first, the others in their own order',
      OBJECTS,
    )`
      POST /ordered ¦ body ¦ first Base ¦ HTML: kind string second string third string unnumbered string last string / Markdown: second string third string unnumbered string last string
    `,
    row('`contentMediaType`, `contentEncoding` and `contentSchema`', VALUES)`
      POST /content ¦ body.image ¦ base64 ¦ image/png
      POST /content ¦ body.settings:content ¦ decoded content ¦ theme ¦ "light"
      POST /content ¦ body.token:content ¦ [0] ¦ alg
    `,
    row(
      '`xml`: `name`, `attribute`, `wrapped`, `prefix`, `namespace`, and `nodeType` of OpenAPI 3.2',
      'bodies.yaml',
      {also: ['request/body.test.ts']},
    )`
      POST /xml ¦ body.id ¦ XML: id · attribute
      POST /xml ¦ body.tags ¦ XML: tags · wrapped ¦ HTML: Each item: string XML: tag / Markdown: items: string XML: tag
      POST /xml ¦ body.title ¦ sm:title ¦ https://example.com/smp
      POST /xml ¦ body.note ¦ cdata
      POST /xml ¦ ¦ <book ¦ id="7" ¦ <tags> ¦ <![CDATA[ ¦ xmlns:sm="https://example.com/smp"
    `,
    row('`externalDocs` of a property', VALUES)`
      POST /flags ¦ body.manual ¦ [The manual](https://example.com/manual)
    `,
    row('`$defs`, `definitions`, `$anchor` and references into a schema', OBJECTS)`
      POST /definitions ¦ body.first ¦ Colour ¦ "red" ¦ "blue"
      POST /definitions ¦ body.frame.width ¦ integer
      POST /definitions ¦ body.old ¦ Old ¦ oldName
    `,
    row('A link to each property, and each named schema once on a page', COMPOSITION, {
      also: ['theme/ApiSchema.test.tsx'],
    })`
      POST /all ¦ body.name ¦ [name](#body.name)
      POST /recursive ¦ body.self.children ¦ [children](#body.self.children)
    `,
    row('Invalid values in place of a schema', 'broken.yaml', {findings: ['schema-invalid']})`
      POST /broken ¦ body.nothing ¦ HTML: no valid schema here / Markdown: not a schema ¦ null
      POST /broken ¦ body.list ¦ HTML: no valid schema here / Markdown: not a schema ¦ ["string"]
      POST /broken ¦ body.text ¦ HTML: no valid schema here / Markdown: not a schema ¦ "string"
      POST /broken ¦ body.novel ¦ rainbow ¦ [1,2]
      POST /broken ¦ body.after ¦ after string
    `,
    row('Other `x-…` fields, when the option `showExtensions` names them', VALUES, {
      also: ['options.test.ts'],
    })`
      POST /flags ¦ body ¦ x-owner: "shop team"
      POST /flags ¦ ¦ not: x-nobody-asked
    `,
  ],
};
