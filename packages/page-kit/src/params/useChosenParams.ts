import { startTransition, useCallback, useEffect, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

/** Writes the next parameters on top of those that were chosen last. */
export type ChooseParams = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
) => void;

/** What the page is on its way to, whichever part of it has chosen that; over once the page has followed. */
let coming: { readonly from: string; readonly params: URLSearchParams } | null = null;
/** How many parts of the page can choose. */
let parts = 0;

/**
 * The parameters of the address as they were chosen last. The page follows its address a moment later:
 * until then a choice is shown already, and a second one, made anywhere on the page, does not take it back.
 */
export function useChosenParams(): [URLSearchParams, ChooseParams] {
  const navigate = useNavigate();
  const { key: from } = useLocation();
  const [params] = useSearchParams();
  const [chosen, choose] = useOptimistic(params);
  useEffect(() => {
    // The router is there before the page is drawn: only this says that the page has followed.
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
