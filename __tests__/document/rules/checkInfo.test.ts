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
    'https://example.com.au',
    'https://my-example.com',
    'https://example.dev/example.com',
    'https://test.io',
    '/terms',
    'https://pets.dev/?next=https://example.com',
  ])('do not include %s', async (url) => {
    expect(await find({termsOfService: url})).toEqual([]);
  });
});
