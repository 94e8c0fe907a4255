/** Navigates to the payment service, at a URL from the platform. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
