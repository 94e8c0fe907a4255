import { useLocation } from 'react-router';

/** Menu places of pages whose URL doesn't determine one. */
const PLACE_OF: Readonly<Record<string, string>> = { '/promoDetail': '/promotions' };

/** `aria-current` of a menu entry: set on its page and on pages that belong to it. */
export function useAriaCurrent(to: string | undefined, end = false): 'page' | undefined {
  const { pathname } = useLocation();
  const here = PLACE_OF[pathname] ?? pathname;
  const isHere = to !== undefined && (here === to || (!end && here.startsWith(`${to}/`)));
  return isHere ? 'page' : undefined;
}
