import { PAGE_PARAM, useChosenParams, writeParam } from '@perya/page-kit';

/** A selection stored in the URL. Defaults to the first value. Changing it resets the page number. */
export function useChoice<Value extends string>(
  param: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [params, setParams] = useChosenParams();
  const chosen = values.find((value) => value === params.get(param)) ?? values[0];
  const choose = (value: Value) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(PAGE_PARAM);
        writeParam(next, param, value === values[0] ? null : value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [chosen, choose];
}
