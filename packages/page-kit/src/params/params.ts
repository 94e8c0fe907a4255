/** Query parameter for the page of a record; `page` is used by the site's page below the center. */
export const PAGE_PARAM = 'recordPage';

/** Reads the page of a record from a URL. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Sets a query parameter, or removes it if nothing is chosen. */
export function writeParam(params: URLSearchParams, name: string, value: string | null): void {
  if (value === null) params.delete(name);
  else params.set(name, value);
}
