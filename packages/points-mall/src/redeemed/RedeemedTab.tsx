/** Stands until its part is there. */
export function RedeemedTab() {
  return null;
}
