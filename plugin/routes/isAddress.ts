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

/** Whether it is a place on a page, as that of an error: `default/errors#insufficient-funds`. */
export function isPlace(address: string): boolean {
  const [page = '', anchor = '', ...others] = address.split('#');
  return (
    others.length === 0 &&
    isAddress(page) &&
    anchor.length <= 2_000 &&
    /^[\p{L}\p{M}\p{N}._~$+-]+$/u.test(anchor)
  );
}
