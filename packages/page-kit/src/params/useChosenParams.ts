import { startTransition, useCallback, useEffect, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

/** Derives the next parameters from the last chosen ones. */
export type ChooseParams = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
) => void;

/**
 * The parameters of the pending navigation, whichever component chose them. Cleared when the page has
 * rendered.
 */
let coming: { readonly from: string; readonly params: URLSearchParams } | null = null;
/** Number of mounted components that can choose. */
let parts = 0;

/**
 * The URL's parameters including the last choice. The URL changes a moment later: until then the choice is
 * already shown, and a second choice, made anywhere on the page, keeps it.
 */
export function useChosenParams(): [URLSearchParams, ChooseParams] {
  const navigate = useNavigate();
  const { key: from } = useLocation();
  const [params] = useSearchParams();
  const [chosen, choose] = useOptimistic(params);
  useEffect(() => {
    // The router updates before the page renders; only this shows that the page has rendered.
    if (coming !== null && coming.from !== from) coming = null;
  }, [from]);
  useEffect(() => {
    parts += 1;
    return () => {
      parts -= 1;
      if (parts === 0) coming = null;
    };
  }, []);
  const write = useCallback<ChooseParams>(
    (next, options) =>
      startTransition(async () => {
        const wanted = next(coming?.from === from ? coming.params : params);
        coming = { from, params: wanted };
        choose(wanted);
        await navigate(`?${wanted.toString()}`, options);
      }),
    [from, params, choose, navigate],
  );
  return [chosen, write];
}
