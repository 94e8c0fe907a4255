import { useChosenParams } from '@perya/page-kit';

export interface OpenBet {
  /** The id of the bet whose details are open; null if none. */
  id: string | null;
  open(id: string): void;
  close(): void;
}

/** The open bet, stored in the URL so that Back closes it. */
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
