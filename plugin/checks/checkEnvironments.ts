import type {TabConfig} from '../config/types';
import {toDiagnostic} from '../diagnostics/diagnostic';
import {listSome, quote, quoteValue} from '../diagnostics/text';
import type {Diagnostic, SourceLocation} from '../diagnostics/types';
import {toPointer} from '../document/pointer';
import type {Server} from '../model/types';
import type {Tab} from '../types';

/**
 * Reports names of environments that occur twice, and values for variables that their server lacks,
 * or that it does not allow.
 */
export function checkEnvironments(
  tabs: readonly Tab[],
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  return tabs.flatMap(({config, reference}) =>
    reference ? checkTab(config, reference.servers, locate) : [],
  );
}

/** @param servers those of the environments, in their order */
function checkTab(
  {tabId, environments = []}: TabConfig,
  servers: readonly Server[],
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  const names = environments.map(({name}) => name);
  return environments.flatMap(({name, variables = {}, pointer}, index) => {
    const report: Report = (keys, message, help) =>
      toDiagnostic('config-environment', {
        tabId,
        source: locate(pointer + toPointer(...keys)),
        message,
        help,
      });
    const server = servers[index];
    return [
      ...(names.indexOf(name) < index
        ? [
            report(
              ['name'],
              `Two environments are called ${quoteValue(name)}.`,
              'Readers choose by name: write another one.',
            ),
          ]
        : []),
      ...(server ? checkVariables(variables, server, report) : []),
    ];
  });
}

type Report = (keys: string[], message: string, help: string) => Diagnostic;

function checkVariables(
  values: {readonly [name: string]: string},
  {url, variables}: Server,
  report: Report,
): Diagnostic[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const known = variables.find((variable) => variable.name === name);
    if (!known)
      return report(
        ['variables', name],
        `The server ${quote(url)} has no variable ${quote(name)}.`,
        variables.length > 0
          ? `It has ${listSome(variables.map((one) => quote(one.name)))}.`
          : 'It has none: write the whole URL as `server`.',
      );
    return known.enum && !known.enum.includes(value)
      ? report(
          ['variables', name],
          `${quoteValue(value)} is not among the values of the variable ${quote(name)}.`,
          `Write ${listSome(
            known.enum.map((one) => quote(one)),
            8,
          )}.`,
        )
      : [];
  });
}
