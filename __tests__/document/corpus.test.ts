import net from 'net';
import path from 'path';
import {formatDiagnostic} from '../../plugin/diagnostics/format';
import {loadExpectations} from '../support/corpus';
import {loadFrom} from '../support/load';
import {CORPUS} from '../support/site';

const adversarial = loadExpectations('adversarial');
const real = loadExpectations('real');

describe('documents of the corpus', () => {
  /** The documents of the corpus refer to this local port. */
  const PORT = 18999;
  const connections: string[] = [];
  const listener = net.createServer((socket) => {
    connections.push(String(socket.remotePort));
    socket.destroy();
  });

  beforeAll((done) => void listener.listen(PORT, '127.0.0.1', done));
  afterAll((done) => void listener.close(done));

  const rows = [
    ...adversarial.map((expectation) => ['adversarial', expectation.name, expectation] as const),
    ...real.map((expectation) => ['real', expectation.name, expectation] as const),
  ];

  it.each(rows)(
    '%s/%s has the expected findings',
    async (folder, _name, {file, outcome, also_accept = [], must_report = []}) => {
      const {document, diagnostics} = await loadFrom(path.join(CORPUS, folder), file);
      const text = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join('\n');
      const errors = diagnostics.filter(({severity}) => severity === 'error').map(({code}) => code);
      const warnings = diagnostics
        .filter(({severity}) => severity === 'warning')
        .map(({code}) => code);
      const accepted = [outcome, ...also_accept];

      for (const told of must_report) expect(text).toContain(told);
      if (!accepted.includes('document-error')) expect(errors).toEqual([]);
      if (outcome === 'document-error') expect(errors).not.toEqual([]);
      if (!accepted.includes('warning') && !accepted.includes('document-error'))
        expect(warnings).toEqual([]);
      if (errors.length === 0) expect(document).toBeDefined();
    },
  );

  it('open no network connection', () => {
    expect(connections).toEqual([]);
  });

  it('have a line, a column and a code frame in each finding, unless they are empty or exceed a limit', async () => {
    for (const {file} of adversarial) {
      const {diagnostics} = await loadFrom(path.join(CORPUS, 'adversarial'), file);
      for (const {code, source, frame} of diagnostics) {
        if (code === 'document-empty' || code === 'document-limit') continue;
        expect({code, source, frame}).toEqual({
          code,
          source: expect.objectContaining({line: expect.any(Number), column: expect.any(Number)}),
          frame: expect.stringContaining('>'),
        });
      }
    }
  });
});
