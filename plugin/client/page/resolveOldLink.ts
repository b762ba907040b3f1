import {readDocumentAddress} from '../../model/markdown/documentAddress';
import {type AddressTargets, createAddressFinder} from '../../navigation/findAddress';

/** Loaded only for links of other tools. */
export function resolveOldLink(hash: string, targets: AddressTargets): string | undefined {
  const address = readDocumentAddress(hash);
  return address && createAddressFinder(targets)(address);
}
