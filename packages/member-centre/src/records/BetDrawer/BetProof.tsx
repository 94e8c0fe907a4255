import { getBetDetail, type FairDraw } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useFormat } from '@perya/i18n';
import { Facts, QueryError } from '@perya/page-kit';
import { Badge, Button, type BadgeTone } from '@perya/ui-kit';
import { useState } from 'react';

import { useRecordsT } from '../locales';
import styles from '../records.module.css';
import { proveDraw, type Proof } from './proveDraw';

const TONES: Record<Proof, BadgeTone> = {
  same: 'success',
  promised: 'success',
  broken: 'danger',
  sealed: 'neutral',
};

/** The draw of the bet, with the seeds to verify it in the browser on request. */
export function BetProof({ betId }: { betId: string }) {
  const t = useRecordsT();
  const { number } = useFormat();
  const query = useApiQuery(getBetDetail, { betId });
  const { data } = query;
  const [proofs, setProofs] = useState<readonly Proof[] | null>(null);
  // No skeleton, because most bets have no verifiable draw.
  if (!data) return <QueryError query={query} />;
  if (data.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={t('proof.title')}>
      <h3 className={styles['heading']}>{t('proof.title')}</h3>
      <p className={styles['text']}>{t('proof.text')}</p>
      <Button size="small" onClick={() => setProofs(data.map(proveDraw))}>
        {t('proof.verify')}
      </Button>
      <div className={styles['part']} role="status">
        {proofs?.map((proof, place) => (
          <span
            // Draws have no id, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
          >
            <Badge tone={TONES[proof]}>
              {data.length > 1 && `${number(place + 1)} · `}
              {t(`proof.${proof}`)}
            </Badge>
          </span>
        ))}
      </div>
      {data.map((draw) => (
        <DrawFacts key={`${draw.roundId}-${draw.nonce}`} draw={draw} />
      ))}
    </section>
  );
}

function DrawFacts({ draw }: { draw: FairDraw }) {
  const t = useRecordsT();
  const code = (text: string) => (
    <span key={text} className={styles['code']}>
      {text}
    </span>
  );
  return (
    <Facts
      facts={[
        [
          t('proof.outcome'),
          draw.outcome.length === 0 ? t('bet.notDrawn') : draw.outcome.join(' '),
        ],
        [t('proof.commitment'), code(draw.commitment)],
        [
          t('proof.serverSeed'),
          draw.serverSeed === null ? t('proof.sealed') : code(draw.serverSeed),
        ],
        [t('proof.clientSeed'), code(draw.clientSeed)],
        [t('proof.nonce'), String(draw.nonce)],
      ]}
    />
  );
}
