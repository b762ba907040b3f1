import type {Operation, SecurityRequirement} from '../../model/types';
import {type SectionId, PARAMETER_LOCATIONS} from '../../model/words/sections';

/** Lists the non-empty sections of an operation, in page order. */
export function listSections(
  {kind, security, parameters, requestBody, responses, callbacks}: Operation,
  documentSecurity: readonly SecurityRequirement[],
): SectionId[] {
  const sections: SectionId[] = [];
  for (const location of PARAMETER_LOCATIONS)
    if (parameters.some((parameter) => parameter.in === location))
      sections.push(`${location}-parameters`);
  if (requestBody) sections.push('request-body');
  if (security !== undefined || (kind === 'operation' && documentSecurity.length > 0))
    sections.push('authentication');
  if (responses.length > 0) sections.push('responses');
  if (callbacks.length > 0) sections.push('callbacks');
  return sections;
}
