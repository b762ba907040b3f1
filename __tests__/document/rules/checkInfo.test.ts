import {checkFiles, toDocument} from '../../support/checkFiles';

async function find(info: object) {
  const found = await checkFiles({
    'openapi.yaml': toDocument().replace(
      /^info:.*$/m,
      `info: ${JSON.stringify({title: 'A', version: '1', ...info})}`,
    ),
  });
  return found.filter(({code}) => code === 'info-placeholder').map(({message}) => message);
}

describe('placeholder addresses', () => {
  it('are reported in the contact, the license and the terms of service', async () => {
    const info = {
      contact: {url: 'http://www.example.com/support', email: 'support@example.org'},
      license: {name: 'Own', url: 'https://example.net'},
      termsOfService: 'https://api.company.test:8080/terms',
    };
    expect((await find(info)).sort()).toEqual([
      'The URL of the terms of service is `https://api.company.test:8080/terms`, whose host exists only in examples.',
      'The contact is `http://www.example.com/support`, whose host exists only in examples.',
      'The contact is `support@example.org`, whose host exists only in examples.',
      'The license is `https://example.net`, whose host exists only in examples.',
    ]);
  });

  it.each([
    ['https://api.example.com/v1', 1],
    ['https://{region}.example.org', 1],
    ['http://petstore.test:8080', 1],
    ['http://localhost:3000', 0],
    ['https://{host}/v1', 0],
    ['/v1', 0],
    ['https://api.example.dev', 0],
  ])('of the server %s are reported %d times', async (url, times) => {
    const variables = 'variables: {region: {default: eu}, host: {default: a}}';
    const servers = `servers: [{url: '${url}', ${variables}}]\n`;
    const found = await checkFiles({'openapi.yaml': toDocument(undefined, {servers})});
    expect(found.filter(({code}) => code === 'info-placeholder')).toHaveLength(times);
  });

  it.each([
    'https://example.com.au',
    'https://my-example.com',
    'https://example.dev/example.com',
    'https://test.io',
    '/terms',
    'https://petstore.swagger.io/?next=https://example.com',
  ])('do not include %s', async (url) => {
    expect(await find({termsOfService: url})).toEqual([]);
  });
});
