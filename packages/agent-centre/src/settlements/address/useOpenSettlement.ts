import { useChosenParams } from '@perya/page-kit';

const PARAM = 'teamSettlement';

export interface OpenSettlement {
  /** The settlement whose explanation is open; null if none. */
  readonly id: string | null;
  open(id: string): void;
  close(): void;
}

/** The open settlement, stored in the URL so that Back closes it. */
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
    // Values that the platform would reject aren't sent.
    id: id !== null && /^[\w-]{1,64}$/.test(id) ? id : null,
    open: write,
    close: () => write(null),
  };
}
