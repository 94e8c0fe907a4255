/** In session storage: the visit. `document/bootstrap` reads it before the first paint. */
const KEY = 'promoBar';

/** Closes the promo bar for this visit (specification §3, promo bar flag). The style sheet hides it. */
export function closePromoBar(): void {
  document.documentElement.dataset['promoBar'] = 'closed';
  try {
    sessionStorage.setItem(KEY, 'closed');
  } catch {
    // Then it's closed until the next reload.
  }
}
