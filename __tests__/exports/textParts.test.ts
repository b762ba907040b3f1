import fc from 'fast-check';
import {PART_SIZE, toTextParts} from '../../plugin/exports/textParts';

const SITE = 'https://docs.example.com';
const divide = (text: string) =>
  toTextParts({url: '/api/pets.md', mediaType: 'text/markdown', text: () => text}, SITE);
const paragraph = (mark: string) => `${mark} ${'word '.repeat(200)}`.trim();

describe('a long Markdown file', () => {
  it('is one file as long as programs can fetch it whole', () => {
    const text = `# Pets\n\n${'x'.repeat(PART_SIZE - 8)}`;
    expect(divide(text)).toEqual([{url: '/api/pets.md', text}]);
  });

  it('is divided at its headings; the first part lists the others, and each leads to the next', () => {
    const sections = ['List', 'Add', 'Remove', 'Find', 'Groom'].map(
      (name) => `## ${name}\n\n${Array.from({length: 20}, () => paragraph(name)).join('\n\n')}`,
    );
    const parts = divide(['# Pets', ...sections].join('\n\n'));
    expect(parts.map(({url}) => url)).toEqual(['/api/pets.md', '/api/pets.2.md', '/api/pets.3.md']);
    expect(parts[0]!.text).toContain(
      '- [Part 2](https://docs.example.com/api/pets.2.md): Remove · Find\n- [Part 3](https://docs.example.com/api/pets.3.md): Groom\n',
    );
    expect(parts[1]!.text).toMatch(
      /^# Pets \(part 2 of 3\)\n\n\[Part 1\]\(\S+\) is the beginning\.\n\n## Remove\n/,
    );
    expect(parts[1]!.text).toMatch(/\[Part 3\]\(https:\S+\/pets\.3\.md\) follows\.\n$/);
    expect(parts[2]!.text).not.toContain('follows');
  });

  it('keeps code in its fences, also where they are divided, and lists in their lines', () => {
    const code = `\`\`\`json\n${'{"a": "# no heading"}\n\n'.repeat(5000)}\`\`\``;
    const list = Array.from({length: 2000}, (_, index) =>
      `- ${paragraph(`${index}`)}`.slice(0, 60),
    );
    const parts = divide(['# Pets', code, list.join('\n')].join('\n\n'));
    for (const {text} of parts) {
      expect(text.length).toBeLessThanOrEqual(PART_SIZE);
      expect((text.match(/^```/gm) ?? []).length % 2).toBe(0);
    }
    const all = parts.map(({text}) => text).join('\n');
    expect(list.every((item) => all.includes(item))).toBe(true);
    expect(all.match(/^\{"a"/gm)).toHaveLength(5000);
  });

  it('loses no line, whatever it consists of', () => {
    const line = fc.oneof(
      fc.constantFrom('', '# A', '## B', '```', '~~~~', '- item', '    code'),
      fc.string({maxLength: 40}).map((text) => `x${text.replace(/[\r\n]/g, '')}`),
    );
    fc.assert(
      fc.property(fc.array(line, {minLength: 20, maxLength: 40}), (lines) => {
        const marked = lines.map((one, index) => (one.startsWith('x') ? `${one} ${index}` : one));
        const text = ['# Pets', ...marked, ...marked.map((one) => one.padEnd(4000, '.'))].join(
          '\n',
        );
        const all = new Set(divide(text).flatMap((part) => part.text.split('\n')));
        const lost = text.split('\n').filter((one) => one.startsWith('x') && !all.has(one));
        expect(lost).toEqual([]);
      }),
      {numRuns: 50},
    );
  });
});
