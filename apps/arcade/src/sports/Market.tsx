import type { WireEvent, WireMarket } from '@perya/game-engines/sports';
import { useBookState } from './book';
import styles from './Market.module.css';
import { eventName, marketName, selectionName } from './names';
import { keyOf, type SlipPick } from './picks';
import { PriceButton } from './PriceButton';
import { useSportsT } from './texts';

/** From this number of prices on, two columns are used. */
const MANY = 4;

export interface MarketProps {
  event: WireEvent;
  market: WireMarket;
  /** Whether its name is shown above the prices. */
  hasTitle?: boolean;
  onPick(pick: SlipPick): void;
}

/** A market of an event, with its prices side by side. */
export function Market({ event, market, hasTitle = false, onPick }: MarketProps) {
  const t = useSportsT();
  const picks = useBookState((state) => state.picks);
  const { sport, sides, league } = event;
  const chosen = new Set(picks.map(keyOf));
  const title = marketName(t, sport, market.id);
  return (
    <div
      className={styles['market']}
      data-count={Math.min(MANY, market.selections.length)}
      data-titled={hasTitle || undefined}
    >
      {hasTitle && <h3>{title}</h3>}
      <div className={styles['prices']}>
        {market.selections.map(({ id, price }) => {
          const leg = { event: event.id, market: market.id, selection: id };
          const named = { ...leg, sport, sides };
          return (
            <PriceButton
              key={id}
              name={selectionName(t, named)}
              context={`${eventName(sides, league)}, ${title}`}
              price={price}
              isChosen={chosen.has(keyOf(leg))}
              onPress={() => onPick({ ...named, league, seen: price ?? '', price, isOver: false })}
            />
          );
        })}
      </div>
    </div>
  );
}
