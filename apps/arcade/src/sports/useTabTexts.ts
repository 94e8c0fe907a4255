import { useBookState } from './book';
import type { PanelTab } from './bookStore';
import { useSportsT } from './texts';

/** What the two tabs of the panel are called, with how much is in them. */
export function useTabTexts(): Readonly<Record<PanelTab, string>> {
  const t = useSportsT();
  const picks = useBookState((state) => state.picks.length);
  const open = useBookState((state) => state.tickets?.open.length ?? 0);
  return { slip: `${t('slip.title')} · ${picks}`, bets: `${t('bets.title')} · ${open}` };
}
