/** Stands until its part is there. */
export function WheelTab() {
  return null;
}
