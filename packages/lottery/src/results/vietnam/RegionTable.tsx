import type { Draw } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { VietnamRegion } from '@perya/rules/lottery';
import { RadioGroup } from '@perya/ui-kit';
import { Link } from 'react-router';

import { useResultsAddress, type ShownDigits } from '../address/address';
import type { Day } from '../draws/days';
import { useResultsT } from '../locales';
import { twoDigitsOf } from './digits';
import { HeadTailGrid } from './HeadTailGrid';
import { PrizeColumns, type PrizeColumn } from './PrizeColumns';
import { lotteriesDrawnOn } from './regionDraws';
import { useIsOffered } from './useIsOffered';
import styles from './RegionTable.module.css';

export interface RegionTableProps {
  region: VietnamRegion;
  day: Day;
  /** The known draws of the day. */
  draws: readonly Draw[];
  /** Title of the table. */
  title: string;
}

const DIGITS: readonly ShownDigits[] = ['full', '3', '2'];

/** One day of a region: its prizes, followed by the heads and tails. */
export function RegionTable({ region, day, draws, title }: RegionTableProps) {
  const t = useResultsT();
  const { time } = useFormat();
  const { address, addressOf, go } = useResultsAddress();
  const isOffered = useIsOffered();
  const drawn = lotteriesDrawnOn(region, day).filter(({ lottery }) => isOffered(lottery.code));
  const columns = drawn.map(({ lottery, drawAt }): PrizeColumn => ({
    lottery: lottery.code,
    name: lottery.name,
    draw: draws.find((draw) => draw.lottery === lottery.code),
    waiting: t('vietnam.waiting', { time: time(drawAt) }),
  }));
  const opened = columns.flatMap(({ lottery, name, draw }) =>
    draw?.state === 'opened' ? { key: lottery, name, numbers: twoDigitsOf(draw) } : [],
  );
  return (
    <div className={styles['region']}>
      <div data-print-hide="">
        <RadioGroup
          label={t('vietnam.digits')}
          isLabelHidden
          variant="chips"
          value={address.digits}
          options={DIGITS.map((digits) => ({ value: digits, label: t(`vietnam.shown.${digits}`) }))}
          onValueChange={(value) => {
            const digits = DIGITS.find((each) => each === value);
            if (digits) go({ digits });
          }}
        />
      </div>
      <PrizeColumns
        region={region}
        columns={columns}
        digits={address.digits}
        caption={title}
        heading={({ lottery, name, draw }) =>
          draw === undefined ? (
            name
          ) : (
            <Link
              className={styles['province']}
              to={withGame(addressOf({ draw: draw.number }), lottery)}
              preventScrollReset
            >
              {name}
            </Link>
          )
        }
      />
      {opened.length > 0 && (
        <div className={styles['grids']} data-many={opened.length > 1 || undefined}>
          <HeadTailGrid by="head" columns={opened} />
          <HeadTailGrid by="tail" columns={opened} />
        </div>
      )}
    </div>
  );
}

/** URL of the same view for another province: its details open over the same table. */
function withGame(address: string, lottery: string): string {
  const params = new URLSearchParams(address);
  params.set('gameCode', lottery);
  return `?${params.toString()}`;
}
