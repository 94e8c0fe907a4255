/** Stands until its part is there. */
export function TournamentsTab() {
  return null;
}
