/** Leaves the site for the payment service; its address comes from the platform. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
