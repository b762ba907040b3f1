import {execFileSync} from 'child_process';
import fs from 'fs';
import os from 'os';
import path from 'path';

export type Certificate = {key: string; cert: string};
export type Authority = {ca: string; issue: (host: string, days?: number) => Certificate};

const KEY = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) fs.rmSync(folder, {recursive: true, force: true});
});

/**
 * Creates a certificate authority with openssl. A negative number of days issues a certificate that
 * has expired.
 */
export function createAuthority(): Authority {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'try-it-certificates-'));
  folders.push(folder);
  const openssl = (parameters: string): unknown =>
    execFileSync('openssl', parameters.split(' '), {cwd: folder, stdio: 'pipe'});
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  openssl(`req -x509 ${KEY} -keyout ca.key -out ca.pem -subj /CN=Authority -days 2`);
  let issued = 0;
  return {
    ca: read('ca.pem'),
    issue: (host, days = 2) => {
      const name = String((issued += 1));
      const subject = `-subj /CN=${host} -addext subjectAltName=DNS:${host}`;
      openssl(`req ${KEY} -keyout ${name}.key -out ${name}.csr ${subject}`);
      const signer = '-CA ca.pem -CAkey ca.key -CAcreateserial -copy_extensions copy';
      openssl(`x509 -req -in ${name}.csr ${signer} -days ${days} -out ${name}.pem`);
      return {key: read(`${name}.key`), cert: read(`${name}.pem`)};
    },
  };
}
