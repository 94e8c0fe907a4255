/** Stands until its part is there. */
export function MallTab() {
  return null;
}
