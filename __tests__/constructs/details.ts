import {readSights} from './readSights';
import type {Sight} from './types';

/**
 * What the pages of smaller fixtures show: combinations and odd values, which the list of supported
 * constructs does not name. Below each fixture and its findings: a page, and signs anywhere on it.
 */
const TEXT = `
# model/bodies/generated.yaml
POST /whole ¦ Example {"all":"of it"} ¦ { "all": "of it" }
POST /parts ¦ Default 0 ¦ Example false ¦ id integer · read-only ¦ Example 7 ¦ secret string · write-only ¦ Example "xyz" ¦ list string[] ¦ Example "a" ¦ { "zero": 0, "no": false, "secret": "xyz", "list": [ "a" ] } ¦ { "zero": 0, "no": false, "size": "s", "id": 7, "list": [ "a" ] }
POST /some ¦ name required string ¦ count required integer ¦ ok required boolean ¦ tags required string[] ¦ any required any ¦ Example "yes-known" ¦ { "name": "<name>", "count": 1, "ok": true, "tags": [ "<tags>" ], "any": "<any>", "known": "yes-known" } ¦ { "name": "<string>", "count": 1, "ok": true, "tags": [ "<string>" ], "any": "<any>", "note": "<string>", "known": "yes-known" }
POST /none ¦ b object[] ¦ { "a": "<string>", "b": [ { "c": 1 } ] }
POST /tree ¦ Example "root" ¦ children required Tree[] ¦ { "name": "root", "children": [] } ¦ { "name": "root", "children": [] }
POST /choice ¦ kind required string ¦ Chosen by kind: ¦ Example "wrong" ¦ Example "loud" ¦ { "kind": "cat", "meow": "loud" }
POST /given ¦ { "given": true }

# model/bodies/media-types.yaml (media-type-schema)
POST /a ¦ application/json; charset=utf-8 ¦ application/merge-patch+json ¦ application/octet-stream ¦ image/ ¦ text/csv ¦ not a media type ¦ Example 5 ¦ application/xml ¦ Example 1 ¦ XML: attribute ¦ XML: pet ¦ a,b 1,2 ¦ { "anything": true }
DELETE /a ¦ { "a": 1 }

# model/bodies/multipart-3.2.yaml
POST /mixed ¦ multipart/mixed ¦ Each item of the stream: object ¦ [0] application/json ¦ [1] image/png ¦ a text/csv

# model/document/dialects.yaml (schema-dialect)
GET /a ¦ [0] string ¦ [1] integer ¦ No other items ¦ { "siblings": "<string>", "tuple": [ "<string>", 1 ] }

# model/document/dynamic-references.yaml
GET /pets ¦ { "total": 1, "items": [ { "name": "<string>" } ] }
GET /any ¦ items item[] ¦ Whatever the page holds ¦ { "total": 1, "items": [ "<any>" ] }
GET /tree ¦ A tree ¦ No other properties ¦ { "value": "<string>", "children": [

# model/document/info.yaml (info-placeholder, image-source)
overview ¦ In short ¦ Second paragraph ¦ License: MIT ¦ x-audience: "public"
GET /open ¦ x-request-limit: 5
GET /old ¦ Use open instead ¦ Will be removed on 2030-01-01 ¦ wget /old ¦ old();

# model/document/methods.yaml (route-collision)
GET /files/{name} ¦ name required string
copy /files/{name} ¦ Copied too

# model/document/operation-ids.yaml (path-parameter-undeclared, operation-id-duplicate, route-collision)
GET /a ¦ Operation ID: same

# model/document/path-items.yaml
overview ¦ https://api.example.com
GET /pets/{id} ¦ One pet ¦ Everything about one pet ¦ https://pets.example.com ¦ Pets live here ¦ id required string · uuid ¦ From the operation ¦ Another id ¦ The same header ¦ A pet
PUT /pets/{id} ¦ https://write.example.com ¦ id required string
GET /cats/{id} ¦ Get cat ¦ Operation ID: getCat ¦ A cat

# model/document/references.yaml
GET /pets ¦ What it is called ¦ [ { "name": "<string>", "owner": {
POST /pets ¦ A pet
GET /names ¦ Pet.name ¦ [ "<string>" ]

# model/document/servers.yaml (server-relative)
overview ¦ https://{region}.example.com:{port}/v1 production ¦ The real one ¦ Where the data is ¦ /relative
GET /own ¦ https://own.example.com
GET /path ¦ https://path.example.com

# model/document/tags-3.2.yaml (tag-parent)
overview ¦ For partners ¦ orders ¦ undeclared

# model/document/unsafe-urls.yaml (info-placeholder, description-link, content-invalid)
GET /a ¦ See a and b

# model/document/webhooks.yaml
POST newPet ¦ A path without a slash
webhook POST newPet ¦ A pet was added ¦ id integer · read-only ¦ Example 7 ¦ Example "Rex" ¦ secret string · write-only ¦ Your response ¦ { "id": 7, "name": "Rex" }
PUT newPet ¦ A pet was changed
DELETE oldPet ¦ A pet was removed

# model/parameters/examples.yaml (content-invalid)
GET /a ¦ Example 0 ¦ null null ¦ Example null ¦ several string[] ¦ As a list

# model/parameters/flags.yaml
GET /a ¦ path string · reserved characters are not escaped ¦ empty string · may be empty ¦ needed required string ¦ You must ¦ old string · deprecated ¦ Use needed ¦ x-hint: 1

# model/parameters/ignored-headers.yaml (parameter-header-ignored)
GET /a ¦ accept string · described elsewhere: OpenAPI ignores it here ¦ Content-Type string · described elsewhere: OpenAPI ignores it here ¦ AUTHORIZATION string · described elsewhere: OpenAPI ignores it here ¦ content-type string · described elsewhere: OpenAPI ignores it here

# model/parameters/styles.yaml
GET /a/{simple}/{label}/{matrix} ¦ simple required integer[] ¦ label required object ¦ matrix required string ¦ form string[] ¦ unexploded string[] ¦ spaces string[] ¦ pipes string[] ¦ X-Header string[]

# model/responses/callbacks.yaml
POST /subscribe ¦ Operation ID: subscribe ¦ Your response ¦ A path item

# model/responses/headers.yaml
GET /a ¦ X-Rate required integer · ≥ 0 ¦ Calls left ¦ Example 5 ¦ X-List string[] ¦ X-Old string · deprecated ¦ X-Shared string · uuid

# model/responses/responses.yaml
GET /a ¦ 200 In short ¦ At length ¦ x-note: 1 ¦ 404 Not Found ¦ Not there ¦ application/problem+json ¦ default ¦ Anything else

# model/schemas/all-of.yaml (schema-composition)
GET /all ¦ Only more words ¦ Own words ¦ name required string · ≥ 1 character ¦ Not empty ¦ age integer · ≥ 0 ¦ strictest integer · 3–9 · multiple of 6 ¦ The parts of this schema contradict each other in type: "string"; "integer" ¦ Always "a" ¦ The parts of this schema contradict each other in enum: ["a"]; ["b"] ¦ limits string · 5–2 characters ¦ formats string · date ¦ The parts of this schema contradict each other in format: "date"; "uuid" ¦ patterns string · matches ^a ¦ pattern: "z$" ¦ contains: {"const":6} ¦ minContains: 2 ¦ maxContains: 3 ¦ at least 1 of the items ¦ Always 5 ¦ No other properties ¦ The parts of this schema contradict each other in additionalProperties: false; ["b"] ¦ impossible never ¦ Exactly one of these: ¦ a required any ¦ b required any ¦ One or more of these: ¦ c required any ¦ d required any ¦ allOf: null ¦ allOf: [1] ¦ allOf: {"type":"string"} ¦ object · includes Pet ¦ A dog ¦ tag required string · ≤ 3 characters ¦ Words about pets

# model/schemas/arrays.yaml
GET /all ¦ [0] string ¦ [1] integer ¦ No other items ¦ [1…] number ¦ Always "x" ¦ { "tuple": [ "<string>", 1 ], "open": [ "<string>" ], "contains": [], "some": [ 1 ] }

# model/schemas/circles.yaml (ref-circular, schema-composition)
GET /all ¦ { "a": { "b": "<string>", "a": "<string>" }, "b": { "a": "<string>", "b": "<string>" }, "self": "<any>", "one": "<any>" }

# model/schemas/conditions.yaml
GET /all ¦ country required string ¦ then: {"type":"string"} ¦ { "country": "US", "postcode": "<string>" }

# model/schemas/constraints.yaml
GET /all ¦ string string · 0 characters · matches ^$ ¦ array array · 0 items · no duplicates ¦ minLength: "many" ¦ pattern: 5 ¦ { "number": 0, "string": "<string>", "array": [], "notUnique": [], "wrong": "<string>" }

# model/schemas/defaults.yaml (example-mismatch)
GET /all ¦ Default {"a":1} ¦ null string | null ¦ Default null ¦ Default false ¦ Default 0 ¦ Default "" ¦ list string[] ¦ Default [] ¦ Default {"deep":{"x":1}} ¦ Example "one" ¦ { "a": 1 }

# model/schemas/directions.yaml
GET /all ¦ id string · read-only ¦ password string · write-only ¦ both string · read-only · write-only ¦ old string · deprecated ¦ Use new ¦ Will be removed on 2030-01-01 ¦ { "id": "<string>", "old": "<string>", "not": "<string>", "shared": "<string>" }

# model/schemas/discriminator.yaml (discriminator-mapping)
GET /all ¦ mapped Cat | Dog ¦ Exactly one of these: ¦ implicit Cat | Dog ¦ fallback Cat | Dog ¦ One or more of these: ¦ type required string ¦ Chosen by fuel:

# model/schemas/enums.yaml
GET /all ¦ mixed null | integer | boolean | … ¦ The first ¦ The second ¦ 1 ONE ¦ 2 TWO ¦ 0 None ¦ 10 Ten ¦ "a" A ¦ The letter b ¦ Always 0 ¦ nothing null ¦ Always null ¦ Always {"deep":[1]} ¦ { "mixed": 0, "map": "a", "list": 1, "names": 0, "choice": "a", "bare": "a", "zero": 0, "nothing": null, "object": { "deep": [ 1 ] } }

# model/schemas/nullable-unions.yaml
GET /all ¦ oneOf Pet | null ¦ anyOf Pet | null ¦ Perhaps a pet ¦ inline object | null ¦ list Pet[] | null ¦ three string | integer | null ¦ nullable: true ¦ { "oneOf": { "name": "<string>" }, "anyOf": { "name": "<string>" }, "inline": { "a": "<string>" }, "list": [ { "name": "<string>" } ], "three": "<string>", "left": "<string>" }

# model/schemas/one-of.yaml
GET /all ¦ one Cat | Dog ¦ Exactly one of these: ¦ Cat Cat ¦ Dog Dog ¦ any string | integer ¦ One or more of these: ¦ Only one ¦ id required integer ¦ name required string ¦ other required any ¦ Always "a" ¦ Always "b" ¦ lists Cat[] | Cat ¦ Cat[] Cat[] ¦ same Same | object ¦ oneOf: {"type":"string"}

# model/schemas/required.yaml
GET /all ¦ b required string ¦ missing required any ¦ { "a": "<string>", "b": "<string>", "missing": "<any>" }

# model/schemas/unknown.yaml (ref-unresolved, schema-invalid)
GET /all ¦ json ¦ "string" ¦ "$ref": "#/components/schemas/Lost" ¦ $ref: "#/components/schemas/Lost" ¦ novelKeyword: {"a":1} ¦ x-vendor: 5 ¦ "text" ¦ { "lostPart": "<string>", "novel": "<string>", "items": [] }

# model/schemas/unnamed-variants.yaml
POST /a ¦ byConstant object | With corners | Blob ¦ Exactly one of these: ¦ Always "round" ¦ constants string | null ¦ Always "a" ¦ objects string | object ¦ One or more of these:

# model/security/requirements.yaml (security-undefined)
overview ¦ API key in the X-Key header ¦ OAuth 2.0
GET /optional ¦ No authentication

# model/security/schemes.yaml (content-invalid)
overview ¦ API key in the X-Key header ¦ Ask us ¦ API key in the key query parameter ¦ API key in the sid cookie ¦ TLS client certificate ¦ OpenID Connect ¦ https://example.com/.well-known/openid-configuration ¦ HTML: OAuth 2.0 · oauth · deprecated / Markdown: OAuth 2.0 (oauth, deprecated) ¦ Client credentials ¦ Authorization code ¦ Device authorization ¦ Said beside the reference ¦ "type": "quantum", ¦ "qubits": 5 ¦ "type": "apiKey", ¦ "in": "body", ¦ "name": "key" ¦ HTML: OAuth 2.0 · unsafe / Markdown: OAuth 2.0 (unsafe

# model-files/openapi.yaml
GET /pets ¦ List pets ¦ Operation ID: listPets ¦ kind required string ¦ The shared name ¦ The name of the document itself ¦ [ { "kind": "cat", "name": "<string>", "title": "<string>", "owner": { "name": "<string>", "address": { "street": "<string>" } }, "toy": { "name": "<string>" }, "meow": true } ]
POST /pets ¦ Chosen by kind: ¦ { "kind": "cat" }
GET /owners ¦ List owners ¦ Operation ID: listOwners ¦ [ { "name": "<string>", "address": { "street": "<string>" } } ]
`;

type Detail = [fixture: string, sights: Sight[], findings: string[]];

export const DETAILS = TEXT.split(/^# /m)
  .slice(1)
  .map((part): Detail => {
    const [, fixture, findings, lines] = /^(\S+)(?: \((.*)\))?\n([^]*)$/.exec(part)!;
    return [
      fixture!,
      readSights(lines!.replaceAll(/^([^¦]*)¦/gm, '$1¦ ¦')),
      findings?.split(', ') ?? [],
    ];
  });
