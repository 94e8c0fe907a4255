/** Stands until its part is there. */
export function EarnTab() {
  return null;
}
