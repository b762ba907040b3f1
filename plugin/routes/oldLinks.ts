/**
 * Whether a hash is a link of Redoc, Scalar or Swagger UI to a part of its only page, such as
 * `#tag/pets`, `#models` or `#/pets/listPets`. Anchors of our pages have no slash.
 */
export function isOldLink(hash: string): boolean {
  return hash.includes('/') || hash === '#models';
}
