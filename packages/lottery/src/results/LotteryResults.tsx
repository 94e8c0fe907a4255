import type { Lottery } from '@perya/rules/lottery';
import { RadioGroup } from '@perya/ui-kit';

import { useResultsAddress } from './address/address';
import { ResultsArchive } from './archive/ResultsArchive';
import { DrawDetailDialog } from './detail/DrawDetailDialog';
import { useResultsT } from './locales';
import styles from './LotteryResults.module.css';
import { VietnamResults } from './vietnam/VietnamResults';

const CHOICES = ['north', 'central', 'south', 'own'] as const;

/**
 * All results: the region tables for Vietnamese lotteries, an archive for all others, and the draw in the URL
 * with its proof.
 */
export function LotteryResults({ lottery }: { lottery: Lottery }) {
  const { address, go } = useResultsAddress();
  const region = lottery.region === undefined ? 'own' : (address.region ?? lottery.region);
  return (
    <div className={styles['results']}>
      {lottery.region !== undefined && <RegionChoice lottery={lottery} chosen={region} />}
      {region === 'own' ? (
        <ResultsArchive key={lottery.code} lottery={lottery} />
      ) : (
        <VietnamResults region={region} />
      )}
      {address.draw !== null && (
        <DrawDetailDialog
          lottery={lottery}
          number={address.draw}
          onClose={() => go({ draw: null })}
        />
      )}
    </div>
  );
}

function RegionChoice({ lottery, chosen }: { lottery: Lottery; chosen: (typeof CHOICES)[number] }) {
  const t = useResultsT();
  const { go } = useResultsAddress();
  // The north has a single lottery, which is the whole region.
  const choices = CHOICES.filter((choice) => choice !== 'own' || lottery.region !== 'north');
  return (
    <div data-print-hide="">
      <RadioGroup
        label={t('vietnam.choice')}
        isLabelHidden
        variant="chips"
        value={chosen}
        options={choices.map((choice) => ({
          value: choice,
          label:
            choice === 'own'
              ? t('vietnam.only', { name: lottery.name })
              : t(`vietnam.region.${choice}`),
        }))}
        onValueChange={(value) => {
          const region = CHOICES.find((choice) => choice === value);
          if (region) go({ region, draw: null });
        }}
      />
    </div>
  );
}
