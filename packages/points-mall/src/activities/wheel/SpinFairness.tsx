import { Facts } from '@perya/page-kit';
import { Field, Input } from '@perya/ui-kit';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import panelStyles from './WheelPanel.module.css';

const LONGEST_SEED = 64;

export interface SpinFairnessProps {
  /** SHA-256 of the server seed of the next spin. */
  commitment: string;
  clientSeed: string;
  isFit: boolean;
  onClientSeedChange(clientSeed: string): void;
}

/** The seed hash of the next spin, and the player's own seed (decisions, Games: commit, then reveal). */
export function SpinFairness({
  commitment,
  clientSeed,
  isFit,
  onClientSeedChange,
}: SpinFairnessProps) {
  const t = useActivitiesT();
  return (
    <details className={panelStyles['fair']}>
      <summary>{t('fair.title')}</summary>
      <div>
        <p className={styles['text']}>{t('fair.text')}</p>
        <Facts
          facts={[
            [
              t('fair.commitment'),
              <span key="commitment" className={panelStyles['code']}>
                {commitment}
              </span>,
            ],
          ]}
        />
        <Field
          label={t('fair.clientSeed')}
          help={t('fair.clientSeedHelp')}
          {...(!isFit && { error: t('fair.clientSeedWrong') })}
        >
          <Input
            value={clientSeed}
            maxLength={LONGEST_SEED}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => onClientSeedChange(currentTarget.value)}
          />
        </Field>
      </div>
    </details>
  );
}
