/** English words as the id of an address or a place on a page. @example slug('Poppy straw (concentrate)') // 'poppy-straw-concentrate' */
export function slug(english: string): string {
  return english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
