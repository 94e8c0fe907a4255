import type { LiveTable } from '@perya/api-client';
import { useApi } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { LazyImage } from '@perya/ui-kit';
import { useMemo } from 'react';
import { useFiltersT } from '../../filters/locales';
import { COVER_TRIES, COVER_WIDTHS, type GameCardProps } from '../GameCard/GameCard';
import { FavouriteButton } from './FavouriteButton';
import styles from './LiveTableCard.module.css';
import { Results } from './Results';

export interface LiveTableCardProps extends Omit<GameCardProps, 'demoOn' | 'priority'> {
  /** The live state; undefined while loading, null for a game without a table. */
  table: LiveTable | null | undefined;
}

/** A card for a live table: limits, seats, dealer, and last results. */
export function LiveTableCard({
  game,
  table,
  labels,
  actions,
  imageHosts,
  isFavourite = false,
  tabIndex,
}: LiveTableCardProps) {
  const { name, vendorName } = game;
  return (
    <article className={styles['card']} data-game={game.id} data-state={table?.state}>
      <div className={styles['cover']}>
        <LazyImage
          path={game.coverPath}
          alt=""
          widths={COVER_WIDTHS}
          sizes="(min-width: 900px) 170px, 40vw"
          hosts={imageHosts}
          triesPerHost={COVER_TRIES}
        />
        {table && <TableState table={table} />}
      </div>
      <div className={styles['words']}>
        <h3 className={styles['name']}>{name}</h3>
        <p className={styles['vendor']}>
          {vendorName}
          {table?.dealer ? ` · ${table.dealer}` : ''}
        </p>
        {table && <TableFacts table={table} />}
        {table === undefined && <span className={styles['coming']} aria-hidden="true" />}
        {table && table.results.length > 0 && <Results kind={game.kind} results={table.results} />}
      </div>
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles['play']}
        aria-label={labels.playGame(name)}
        onClick={() => actions.play(game)}
      />
      <FavouriteButton
        label={labels.favourite(name)}
        isOn={isFavourite}
        tabIndex={tabIndex}
        onToggle={() => actions.favouriteToggled(game)}
      />
    </article>
  );
}

/** Placeholder of a live table while its game loads. */
export function PendingLiveTableCard() {
  return <div className={styles['pending']} aria-hidden="true" />;
}

/** The state of the table and its remaining time, animated with CSS instead of timers. */
function TableState({ table }: { table: LiveTable }) {
  const t = useFiltersT();
  const { serverNow } = useApi();
  const { state, stateEndsAt } = table;
  // The start of the animation is computed once per state; CSS animates it from there.
  const left = useMemo(() => Math.max(0, stateEndsAt - serverNow()), [stateEndsAt, serverNow]);
  return (
    <p className={styles['state']}>
      {t(`tables.state.${state}`)}
      {state === 'BETTING' && left > 0 && (
        <span
          key={stateEndsAt}
          className={styles['left']}
          style={{ animationDuration: `${left}ms` }}
          aria-hidden="true"
        />
      )}
    </p>
  );
}

function TableFacts({ table }: { table: LiveTable }) {
  const t = useFiltersT();
  const format = useFormat();
  const { minStake, maxStake, seats, seatsTaken, players } = table;
  const amount = ({ minor, currency }: LiveTable['minStake']) =>
    format.currencySymbol(currency) +
    format.number(Number(minor) / 100, { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('tables.limits')}</dt>
        <dd>{t('tables.range', { min: amount(minStake), max: amount(maxStake) })}</dd>
      </div>
      <div>
        <dt>{t(seats === null ? 'tables.players' : 'tables.seats')}</dt>
        <dd data-full={(seats !== null && seatsTaken >= seats) || undefined}>
          {seats === null
            ? format.number(players)
            : t('tables.taken', { taken: format.number(seatsTaken), seats: format.number(seats) })}
        </dd>
      </div>
    </dl>
  );
}
