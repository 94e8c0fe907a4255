import { listComingDraws, type ComingDraw } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { RadioGroup } from '@perya/ui-kit';
import { useId, useState } from 'react';
import { useFiltersT } from '../../filters/locales';
import { DrawCard } from './DrawCard';
import styles from './DrawStrip.module.css';

/** The groups that have a translation, in the order of their chips. */
const GROUPS = [
  'PH',
  'SEA',
  'VN-NORTH',
  'VN-CENTRAL',
  'VN-SOUTH',
  'FAST-1',
  'FAST-3',
  'FAST-5',
] as const;

/** The value of the "all" chip. */
const ALL = 'ALL';

export interface DrawStripProps {
  /** The lobby: daily draws, or those every few minutes. */
  category: 'LOTT' | 'ELOTT';
}

/** The next draws of a lobby's lotteries, the soonest first, with the time left to bet. */
export function DrawStrip({ category }: DrawStripProps) {
  const t = useFiltersT();
  const headingId = useId();
  const [chosen, setChosen] = useState<string>(ALL);
  const draws = useApiQuery(listComingDraws, {});
  const list = (draws.data ?? []).filter((draw) => draw.category === category);
  // Not shown without draws, since the lotteries themselves are listed below. Reserves its space while
  // loading.
  if (list.length === 0 && !draws.isPending) return null;
  const groups = GROUPS.filter((group) => list.some((draw) => draw.group === group));
  const shown = groups.find((group) => group === chosen);
  return (
    <section aria-labelledby={headingId} className={styles['strip']}>
      <h2 id={headingId} className={styles['title']}>
        {t('draws.title')}
      </h2>
      {groups.length > 1 && (
        <RadioGroup
          className={styles['groups']}
          label={t('draws.groups')}
          isLabelHidden
          variant="chips"
          value={shown ?? ALL}
          options={[
            { value: ALL, label: t('draws.soonest') },
            ...groups.map((group) => ({ value: group, label: t(`draws.group.${group}`) })),
          ]}
          onValueChange={setChosen}
        />
      )}
      <Cards
        key={shown}
        draws={shown === undefined ? list : list.filter(({ group }) => group === shown)}
        onClosed={() => void draws.refetch()}
      />
    </section>
  );
}

interface CardsProps {
  draws: readonly ComingDraw[];
  /** Called when bets close on one of them: it then has another next draw. */
  onClosed(): void;
}

function Cards({ draws, onClosed }: CardsProps) {
  return (
    <ul className={styles['draws']}>
      {draws.map((draw) => (
        <li key={draw.lottery}>
          <DrawCard draw={draw} onClosed={onClosed} />
        </li>
      ))}
    </ul>
  );
}
