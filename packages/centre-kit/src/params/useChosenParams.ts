import { startTransition, useCallback, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router';

/** Writes the next parameters on top of those that were chosen last. */
export type ChooseParams = (
  next: (now: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
) => void;

/** What the page is on its way to, whichever part of it has chosen that. */
let coming: { readonly from: string; readonly params: URLSearchParams } | null = null;

/**
 * The parameters of the address as they were chosen last. The page follows its address a moment later:
 * until then a choice is shown already, and a second one, made anywhere on the page, does not take it back.
 */
export function useChosenParams(): [URLSearchParams, ChooseParams] {
  const navigate = useNavigate();
  const { key: from } = useLocation();
  const [params] = useSearchParams();
  const [chosen, choose] = useOptimistic(params);
  const write = useCallback<ChooseParams>(
    (next, options) =>
      startTransition(async () => {
        const wanted = { from, params: next(coming?.from === from ? coming.params : params) };
        coming = wanted;
        choose(wanted.params);
        await navigate(`?${wanted.params.toString()}`, options);
        if (coming === wanted) coming = null;
      }),
    [from, params, choose, navigate],
  );
  return [chosen, write];
}
