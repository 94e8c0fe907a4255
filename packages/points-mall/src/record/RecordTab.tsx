/** Stands until its part is there. */
export function RecordTab() {
  return null;
}
