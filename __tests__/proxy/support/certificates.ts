import {execFileSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';

export type Certificate = {key: string; cert: string};
export type Authority = {ca: string; issue: (host: string, days?: number) => Certificate};

const CURVE = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/**
 * Creates a certificate authority with openssl. A negative number of days issues a certificate that
 * has expired.
 */
export function createAuthority(): Authority {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-it-certificates-'));
  const openssl = (...parameters: string[]): unknown =>
    execFileSync('openssl', parameters, {cwd: folder, stdio: 'pipe'});
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  openssl(
    'req',
    '-x509',
    ...CURVE,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-subj',
    '/CN=Test authority',
    '-days',
    '2',
  );
  const ca = read('ca.pem');
  let issued = 0;
  return {
    ca,
    issue: (host, days = 2) => {
      issued += 1;
      openssl(
        'req',
        ...CURVE,
        '-keyout',
        `${issued}.key`,
        '-out',
        `${issued}.csr`,
        '-subj',
        `/CN=${host}`,
        '-addext',
        `subjectAltName=DNS:${host}`,
      );
      openssl(
        'x509',
        '-req',
        '-in',
        `${issued}.csr`,
        '-CA',
        'ca.pem',
        '-CAkey',
        'ca.key',
        '-CAcreateserial',
        '-days',
        String(days),
        '-copy_extensions',
        'copy',
        '-out',
        `${issued}.pem`,
      );
      return {key: read(`${issued}.key`), cert: read(`${issued}.pem`)};
    },
  };
}
