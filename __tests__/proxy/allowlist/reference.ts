import {getDomain} from 'tldts';
import {parseUrl} from '../../../plugin/proxy/protocol';
import type {TryItDocument, TryItOperation, TryItServer} from '../../../plugin/proxy';

/**
 * The operations that the allowlist should allow, found by brute force: every combination of every
 * server with every operation, written out and compared as strings. Does not know the style
 * `matrix` or `allowReserved`.
 */
export function findByTrying(
  document: Pick<TryItDocument, 'servers' | 'operations'>,
  method: string,
  url: URL,
): TryItOperation[] {
  return document.operations.filter((operation) => {
    const [ofOperation = '', template = ''] = operation.key.split(/ (.*)/s);
    if (ofOperation !== method) return false;
    return (operation.servers ?? document.servers).some((server) =>
      writeOut(server).some((base) => matches(`${base.replace(/\/$/, '')}${template}`, url)),
    );
  });
}

/**
 * The URLs that a server can have: all combinations of its enums, also with its defaults filled in.
 */
function writeOut({url, variables = []}: TryItServer): string[] {
  let forms = [url];
  for (const {name, enum: values} of variables) {
    if (values && url.includes(`{${name}}`))
      forms = forms
        .flatMap((form) => values.map((value) => form.replaceAll(`{${name}}`, value)))
        .slice(0, 1000);
  }
  const fill = (text: string, isFilled: (value: string) => boolean) =>
    variables.reduce(
      (filled, {name, default: value, enum: values}) =>
        values || !isFilled(value) ? filled : filled.replaceAll(`{${name}}`, value),
      text,
    );
  return forms.flatMap((form) => {
    const [origin = ''] = /^[^/]*:\/\/[^/]*/.exec(form) ?? [];
    const path = form.slice(origin.length);
    const paths = [
      path,
      ...(variables.some(
        ({name, default: value, enum: values}) =>
          !values && path.includes(`{${name}}`) && (value === '' || value.includes('/')),
      )
        ? [fill(path, () => true)]
        : []),
    ];
    return [origin, fill(origin, () => true)].flatMap((each) => paths.map((rest) => each + rest));
  });
}

function matches(template: string, url: URL): boolean {
  const [, scheme = '', authority = '', path = ''] =
    /^([^:]*):\/\/([^/]*)(.*)$/s.exec(template) ?? [];
  const [, host = '', port = ''] = /^(.*?)(?::(\d*))?$/.exec(authority) ?? [];
  const portOf = (protocol: string, text: string) => text || (protocol === 'https' ? '443' : '80');
  if (`${scheme}:` !== url.protocol || portOf(scheme, port) !== portOf(scheme, url.port))
    return false;
  // `api.example.com.`, with a trailing dot, is the same host.
  const hostname = url.hostname.replace(/\.$/, '');
  if (!host.includes('{'))
    return toAscii(host) === hostname && matchesPath(path.split('/'), url.pathname.split('/'));
  return (
    matchesHost(host.toLowerCase().split('.'), hostname.split('.')) &&
    matchesPath(path.split('/'), url.pathname.split('/'))
  );
}

function matchesHost(template: string[], labels: string[]): boolean {
  const front =
    labels.length -
    (getDomain(labels.join('.'), {allowPrivateDomains: true})?.split('.').length ?? Infinity);
  return (
    template.length === labels.length &&
    template.every((label, index) => {
      const variables = label.match(/\{[^}]*\}/g)?.length ?? 0;
      if (variables === 0) return toAscii(`${label}.test`) === `${labels[index]}.test`;
      return (
        variables === 1 &&
        index < front &&
        toRegExp(label).test(labels[index] as string) &&
        !(labels[index] as string).startsWith('xn--') &&
        /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(labels[index] as string)
      );
    })
  );
}

const toAscii = (host: string): string | undefined =>
  parseUrl(`https://${host}`)?.hostname.replace(/\.$/, '');

function matchesPath(template: string[], segments: string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((segment, index) => {
      const raw = segments[index] as string;
      const text = decodeURIComponent(raw);
      if (!segment.includes('{')) return text === decodeURIComponent(segment);
      return (
        countSeparators(text) <= countSeparators(decodeURIComponent(segment)) &&
        !/%2e/i.test(raw) &&
        toRegExp(decodeURIComponent(segment)).test(text)
      );
    })
  );
}

const countSeparators = (text: string): number => text.match(/[/;]|%2f|%3b/gi)?.length ?? 0;

function toRegExp(template: string): RegExp {
  return new RegExp(
    `^${template
      .split(/\{[^}]*\}/)
      .map((literal) =>
        literal.replace(/[^\w]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`),
      )
      .join('.+')}$`,
    'su',
  );
}
