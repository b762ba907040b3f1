import {createAllowlist} from '../../../plugin/proxy/allowlist/createAllowlist';
import type {Envelope, TryItDocument} from '../../../plugin/proxy';
import {Refusal} from '../../../plugin/proxy/refusal';
import {manifestOf} from './manifest';
import {envelopeOf} from './proxy';

export const OPTIONS = {
  ownOrigins: new Set<string>(),
  openOrigins: new Set<string>(),
  discovery: true,
};

/** The verdict of the allowlist on an envelope: `sent`, or the code of the refusal. */
export function judge(document: Partial<TryItDocument>, envelope: Partial<Envelope>): string {
  const allowlist = createAllowlist(manifestOf(document), OPTIONS);
  try {
    allowlist(envelopeOf(envelope));
    return 'sent';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
