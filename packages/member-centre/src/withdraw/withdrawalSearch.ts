/** In the address: the withdrawal that is looked at. */
export const WITHDRAWAL_PARAM = 'withdrawal';

/** The address of a withdrawal, or of the page without one; everything else stays as it is. */
export function withdrawalSearch(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete(WITHDRAWAL_PARAM);
  else next.set(WITHDRAWAL_PARAM, id);
  return `?${next.toString()}`;
}
