import { useChosenParams } from '@perya/page-kit';

const PARAM = 'teamSettlement';

export interface OpenSettlement {
  /** Whose explanation is shown; null where none is. */
  readonly id: string | null;
  open(id: string): void;
  close(): void;
}

/** Which settlement is explained: the address holds it, so that Back closes it. */
export function useOpenSettlement(): OpenSettlement {
  const [params, setParams] = useChosenParams();
  const id = params.get(PARAM);
  const write = (next: string | null) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null) changed.delete(PARAM);
        else changed.set(PARAM, next);
        return changed;
      },
      { replace: next === null, preventScrollReset: true },
    );
  return {
    // What the platform would refuse is not asked for.
    id: id !== null && /^[\w-]{1,64}$/.test(id) ? id : null,
    open: write,
    close: () => write(null),
  };
}
