import { WHEEL_ODDS_TOTAL, type Spin, type SpinProof } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { Facts } from '@perya/page-kit';
import { commitmentOf, drawNumbers } from '@perya/rules/fairness';
import { Badge, Button, type BadgeTone } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useState } from 'react';

import styles from '../activities.module.css';
import { useActivitiesT } from '../locales';
import panelStyles from './WheelPanel.module.css';

const TONES: Readonly<Record<SpinVerdict, BadgeTone>> = {
  same: 'success',
  broken: 'danger',
};

export interface SpinProofDialogProps {
  spin: Spin;
  onClose(): void;
}

/** The seeds that a spin was drawn from, with a button to recompute it. */
export function SpinProofDialog({ spin, onClose }: SpinProofDialogProps) {
  const t = useActivitiesT();
  const { number } = useFormat();
  const [verdict, setVerdict] = useState<SpinVerdict | null>(null);
  const { proof, name } = spin;
  const code = (text: string) => (
    <span key={text} className={panelStyles['code']}>
      {text}
    </span>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('proof.title', { name })}
      description={t('proof.text')}
      labels={{ close: t('proof.close') }}
      footer={
        <Button variant="primary" onClick={() => setVerdict(proveSpin(proof))}>
          {t('proof.verify')}
        </Button>
      }
    >
      <div className={styles['section']}>
        <Facts
          facts={[
            [
              t('proof.number'),
              t('proof.of', { drawn: number(proof.drawn), all: number(WHEEL_ODDS_TOTAL) }),
            ],
            [t('fair.commitment'), code(proof.commitment)],
            [t('proof.serverSeed'), code(proof.serverSeed)],
            [t('fair.clientSeed'), code(proof.clientSeed)],
            [t('proof.nonce'), String(proof.nonce)],
          ]}
        />
        <div role="status">
          {verdict && <Badge tone={TONES[verdict]}>{t(`verdict.${verdict}`)}</Badge>}
        </div>
      </div>
    </Dialog>
  );
}

/** `same`: the seed matches the published hash and reproduces the number; `broken`: it doesn't. */
type SpinVerdict = 'same' | 'broken';

/** Recomputes a spin's number (decisions, Games). */
export function proveSpin({
  serverSeed,
  clientSeed,
  nonce,
  commitment,
  drawn,
}: SpinProof): SpinVerdict {
  if (commitmentOf(serverSeed) !== commitment) return 'broken';
  const [again] = drawNumbers({ serverSeed, clientSeed, nonce }, [WHEEL_ODDS_TOTAL]);
  return again === drawn ? 'same' : 'broken';
}
