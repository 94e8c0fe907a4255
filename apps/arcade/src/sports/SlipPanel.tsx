import { IconButton } from '@perya/ui-kit';
import { ChevronDown } from 'lucide-react';
import { useCallback, useSyncExternalStore, type KeyboardEvent } from 'react';
import { useGameT } from '../game/texts';
import type { Status } from '../game/useGameStatus';
import { useBook, useBookState } from './book';
import type { PanelTab } from './bookStore';
import { Slip } from './Slip';
import styles from './SlipPanel.module.css';
import { useSportsT } from './texts';
import { TicketList } from './TicketList';
import type { TicketPlacement } from './usePlaceTicket';
import type { Sheet } from './useSheet';

const TABS: readonly PanelTab[] = ['slip', 'bets'];
/** The panel is beside the board from this width on; below, it's a sheet. */
const WIDE = '(min-width: 960px)';

export interface SlipPanelProps {
  sheet: Sheet;
  status: Status;
  placing: TicketPlacement;
  onInvalidStake(): void;
}

/** The slip and the player's tickets: beside the board, or as a sheet over it. */
export function SlipPanel({ sheet, status, placing, onInvalidStake }: SlipPanelProps) {
  const { close, keepFocus, tabRefs } = sheet;
  const common = useGameT();
  const t = useSportsT();
  const book = useBook();
  const texts = useTabTexts();
  const isWide = useMediaQuery(WIDE);
  const tab = useBookState((state) => state.tab);
  const isOpen = useBookState((state) => state.isSheetOpen);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // Escape closes the sheet wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles['panel']}
      aria-label={t('slip.title')}
      data-open={isOpen || undefined}
      // While hidden, it must not take the focus.
      inert={!isWide && !isOpen}
      onKeyDown={handleKey}
    >
      <div className={styles['tabs']}>
        {TABS.map((one) => (
          <button
            key={one}
            ref={tabRefs[one]}
            type="button"
            className={styles['tab']}
            aria-pressed={one === tab}
            onClick={() => book.showTab(one)}
          >
            {texts[one]}
          </button>
        ))}
        <IconButton
          className={styles['close']}
          label={common('close')}
          icon={<ChevronDown />}
          onClick={close}
        />
      </div>
      {/* A copy of the status line, which the sheet covers. */}
      <p className={styles['echo']} aria-hidden="true" data-kind={status.kind}>
        {status.text}
      </p>
      <div hidden={tab !== 'slip'}>
        <Slip
          placing={placing}
          onInvalidStake={onInvalidStake}
          keepFocus={(change) => keepFocus('slip', change)}
        />
      </div>
      <div hidden={tab !== 'bets'}>
        <TicketList />
      </div>
    </aside>
  );
}

/** Whether a media query matches. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Labels of the panel's two tabs, with counts. */
export function useTabTexts(): Readonly<Record<PanelTab, string>> {
  const t = useSportsT();
  const picks = useBookState((state) => state.picks.length);
  const open = useBookState((state) => state.tickets?.open.length ?? 0);
  return { slip: `${t('slip.title')} · ${picks}`, bets: `${t('bets.title')} · ${open}` };
}
