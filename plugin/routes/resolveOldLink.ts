import {readDocumentAddress} from '../model/markdown/documentAddress';
import {type AddressTargets, createAddressFinder} from '../navigation/findAddress';

/** The page of a link of another tool; undefined if the document has no such part. */
export function resolveOldLink(hash: string, targets: AddressTargets): string | undefined {
  const address = readDocumentAddress(hash);
  return address && createAddressFinder(targets)(address);
}
