/**
 * Whether pages can have an address. It must lead to no other site, to no other folder, and be no
 * command in the files of hosts.
 */
export function isAddress(address: string): boolean {
  return (
    address.length <= 2_000 &&
    address
      .replace(/^\//, '')
      .split('/')
      .every((segment) => /^[\p{L}\p{M}\p{N}._~-]+$/u.test(segment) && !/^\.+$/.test(segment))
  );
}
