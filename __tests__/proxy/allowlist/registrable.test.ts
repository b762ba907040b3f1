import type {TryItServer} from '../../../plugin/proxy';
import {judge} from '../support/judge';
import {rows} from '../support/words';

/**
 * The outcome of a request to a host when a document names the server. Variables without an enum
 * are free.
 */
function judgeHost(server: string, host: string, enums: {[name: string]: string[]} = {}): string {
  const names = [...server.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const written: TryItServer = {
    url: server,
    variables: names.map((name) => ({
      name,
      default: enums[name]?.[0] ?? 'unset',
      ...(enums[name] && {enum: enums[name]}),
    })),
  };
  const document = {servers: [written], operations: [{key: 'GET /x'}]};
  return judge(document, {operation: 'GET /x', url: `https://${host}/x`});
}

describe('free host labels and public suffixes', () => {
  it.each([
    ['https://{id}.lambda-url.{region}.on.aws', 'evil.lambda-url.us-east-1.on.aws'],
    // The public suffix list does not know this region yet.
    ['https://{id}.lambda-url.{region}.on.aws', 'evil.lambda-url.mx-central-9.on.aws'],
    ['https://{bucket}.s3.{region}.amazonaws.com', 'evil.s3.eu-west-1.amazonaws.com'],
    ['https://{bucket}.s3.{region}.amazonaws.com', 'evil.s3.new-region-7.amazonaws.com'],
    ['https://s3.{region}.amazonaws.com', 's3.eu-west-1.amazonaws.com'],
    ['https://{bucket}.s3-{region}.amazonaws.com', 'evil.s3-eu-west-1.amazonaws.com'],
    ['https://{bucket}.{service}.amazonaws.com', 'evil.s3.amazonaws.com'],
    [
      'https://{api}.execute-api.{region}.amazonaws.com',
      'evil.execute-api.us-east-1.amazonaws.com',
    ],
    ['https://{account}.{service}.core.windows.net', 'evil.blob.core.windows.net'],
    ['https://{account}.{service}.core.windows.net', 'evil.dfs.core.windows.net'],
    ['https://a-{account}.{service}.core.windows.net', 'a-evil.blob.core.windows.net'],
    ['https://{a}.{b}.cloudapp.azure.com', 'evil.westeurope.cloudapp.azure.com'],
    ['https://{a}.westeurope.cloudapp.azure.com', 'evil.westeurope.cloudapp.azure.com'],
    ['https://api.{a}.{region}.cloudapp.azure.com', 'api.evil.westeurope.cloudapp.azure.com'],
    ['https://{endpoint}.{region}.inference.ml.azure.com', 'evil.eastus.inference.ml.azure.com'],
    ['https://{address}.bc.googleusercontent.com', '1.2.0.192.bc.googleusercontent.com'],
    ['https://{address}.bc.googleusercontent.com', 'evil.bc.googleusercontent.com'],
    // The list has no suffix for these, so it takes them for hosts of Microsoft and Oracle.
    ['https://{cluster}.{region}.kusto.windows.net', 'evil.westus.kusto.windows.net'],
    ['https://{a}.{b}.{c}.windows.net', 'evil.westus.kusto.windows.net'],
    [
      'https://{app}.{region}.functions.oci.oraclecloud.com',
      'evil.eu-frankfurt-1.functions.oci.oraclecloud.com',
    ],
    [
      'https://{region}.api.cognitive.microsoft.com',
      'westeurope.api.cognitive.microsoft.com',
      'sent',
    ],
    ['https://{account}.blob.core.windows.net', 'evil.blob.core.windows.net'],
    ['https://{host}.{region}.compute.amazonaws.com', 'evil.eu-west-1.compute.amazonaws.com'],
    [
      'https://api.{host}.{region}.compute.amazonaws.com',
      'api.evil.eu-west-1.compute.amazonaws.com',
    ],
    ['https://{a}.{b}.ck', 'evil.co.ck'],
    ['https://api.{b}.ck', 'api.evil.ck'],
    ['https://{a}.www.ck', 'a.www.ck', 'sent'],
    ['https://{user}.github.io', 'evil.github.io'],
    ['https://{project}.{user}.github.io', 'a.evil.github.io'],
    ['https://{service}.{hash}.a.run.app', 'x.evil.a.run.app'],
    ['https://{a}.{b}.com.ar', 'x.evil.com.ar'],
    ['https://{a}.{b}.kawasaki.jp', 'x.evil.kawasaki.jp'],
    ['https://{a}.city.kawasaki.jp', 'x.city.kawasaki.jp', 'sent'],
    ['https://{name}.公司.cn', 'evil.xn--55qx5d.cn'],
    ['https://{name}.example.公司.cn', 'a.example.xn--55qx5d.cn', 'sent'],
    ['https://{a}.{b}.example.com', 'x.y.example.com', 'sent'],
    ['https://api.{b}.example.co.uk', 'api.y.example.co.uk', 'sent'],
    // A suffix alone is nobody's host: `s3.amazonaws.com`.
    ['https://api-{service}.amazonaws.com', 'api-s3.amazonaws.com', 'sent'],
    // The list does not know this cloud, so its domain counts as registered, and the document names
    // it.
    ['https://{id}.example-cloud.dev', 'evil.example-cloud.dev', 'sent'],
    ['https://{id}.something.example-cloud.dev', 'evil.something.example-cloud.dev', 'sent'],
    ['https://{id}.{region}.something.example-cloud.dev', 'evil.eu.something.example-cloud.dev'],
    ['https://{id}.{cloud}.dev', 'evil.example-cloud.dev'],
    ['https://{cloud}.dev', 'example-cloud.dev'],
  ])('threat 133: server %s, request to %s: %s', (server, host, verdict = 'not_proxyable') =>
    expect(judgeHost(server, host)).toBe(verdict),
  );

  it.each(
    rows<[string, string, string, string]>(`
    https://{tenant}.{domain} · a.example.com · domain=example.com|github.io · sent
    https://{tenant}.{domain} · a.github.io · domain=example.com|github.io · not_proxyable
    https://{tenant}.{domain} · a.github.io · domain=github.io|example.com · not_proxyable
    https://{tenant}.{domain} · a.example.com · domain=github.io|example.com · sent
    https://{tenant}.{domain} · a.us.com · domain=us.com|example.com · not_proxyable
    https://{tenant}.{brand}.com · a.acme.com · brand=acme|us · sent
    https://{tenant}.{brand}.com · a.us.com · brand=acme|us · not_proxyable
    https://{bucket}.s3.{region}.amazonaws.com · a.s3.eu-west-1.amazonaws.com · region=eu-west-1|mx-central-9 · not_proxyable
    https://{bucket}.s3.{region}.amazonaws.com · a.s3.mx-central-9.amazonaws.com · region=eu-west-1|mx-central-9 · not_proxyable
    https://{bucket}.s3.{region}.amazonaws.com · own.s3.eu-west-1.amazonaws.com · region=eu-west-1 bucket=own · sent
    https://{user}.github.io · octo.github.io · user=octo · sent
    https://{bucket}.s3.{region}.amazonaws.com · unset.s3.eu-west-1.amazonaws.com · region=eu-west-1 · sent
    https://{user}.github.io · evil.github.io · user=octo · target_not_allowed
    https://{tenant}.{region}.api.example.com · a.eu.api.example.com · region=eu|us · sent
    https://{tenant}.{region}.{domain} · a.eu.example.com · domain=example.com|azure.com · not_proxyable
    https://{tenant}.{env}.example.com · a.dev.example.com · env=dev|prod · sent
    https://{tenant}.{env}.example.com · a.test.example.com · env=dev|prod · target_not_allowed
  `),
  )('server %s, request to %s, enums %s: %s', (server, host, enums, verdict) => {
    const values = enums.split(' ').map((text) => text.split('=') as [string, string]);
    const lists = values.map(([name, list]): [string, string[]] => [name, list.split('|')]);
    expect(judgeHost(server, host, Object.fromEntries(lists))).toBe(verdict);
  });
});
