/** Which page of a record the address names: `page` belongs to the site's page below the centre. */
export const PAGE_PARAM = 'recordPage';

/** The page of a record that an address names. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Writes a value into an address, and takes it out where nothing is chosen. */
export function writeParam(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
