import type { PayingSymbol, SlotFacts } from '@perya/game-engines/slot';
import { useOpenedGame } from '../game/GameContext';
import { useGameT } from '../game/texts';
import styles from './PayTable.module.css';
import { symbolUrl } from './Reels';
import { useSlotT } from './texts';

/** Content of the rules dialog: the paytable. */
export function PayTable() {
  const { id, rtp, rules } = useOpenedGame<SlotFacts>().game;
  const common = useGameT();
  const t = useSlotT();
  const symbols = Object.keys(rules.pays) as PayingSymbol[];
  const scatter = { pays: rules.scatterPays.join(', '), spins: rules.freeSpins.join(', ') };
  return (
    <div className={styles['table']}>
      <p>
        {common('returns', { rtp: rtp ?? '' })} · {t('lines', { count: rules.lines })}
      </p>
      <p className={styles['special']}>
        <img src={symbolUrl(id, 'W')} alt="" />
        {t('wildText')}
      </p>
      <p className={styles['special']}>
        <img src={symbolUrl(id, 'S')} alt="" />
        {t('scatterText', scatter)}
      </p>
      <h3>{t('pays')}</h3>
      <ul className={styles['symbols']}>
        {symbols.map((symbol) => (
          <li key={symbol}>
            <img src={symbolUrl(id, symbol)} alt="" />
            <ol>
              {rules.pays[symbol].map((pays, place) => (
                // The position is the number of symbols: three, four or five of a kind.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={place}>
                  <span>{place + 3}×</span>
                  <b data-numeric="">{pays}</b>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </div>
  );
}
