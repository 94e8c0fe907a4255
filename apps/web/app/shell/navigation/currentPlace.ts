import { useLocation } from 'react-router';

/** Pages whose address does not say which place of the menu they belong to. */
const PLACE_OF: Readonly<Record<string, string>> = { '/promoDetail': '/promotions' };

/** `aria-current` of a place in a menu: there, or at a page that belongs to it. */
export function useCurrentPlace(to: string | undefined, end = false): 'page' | undefined {
  const { pathname } = useLocation();
  const here = PLACE_OF[pathname] ?? pathname;
  const isHere = to !== undefined && (here === to || (!end && here.startsWith(`${to}/`)));
  return isHere ? 'page' : undefined;
}
