import { useChosenParams } from '@perya/page-kit';

export interface OpenBet {
  /** Id of the bet whose details are shown; null where none are. */
  id: string | null;
  open(id: string): void;
  close(): void;
}

/** Which bet's details are open: the address holds it, so that Back closes them. */
export function useOpenBet(): OpenBet {
  const [params, setParams] = useChosenParams();
  const id = params.get('bet');
  const write = (next: string | null) =>
    setParams(
      (now) => {
        const changed = new URLSearchParams(now);
        if (next === null) changed.delete('bet');
        else changed.set('bet', next);
        return changed;
      },
      { replace: next === null, preventScrollReset: true },
    );
  return {
    id: id !== null && /^\d{1,15}$/.test(id) ? id : null,
    open: write,
    close: () => write(null),
  };
}
