import type { DrawDetail } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import type { Lottery } from '@perya/rules/lottery';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { useResultsT } from '../locales';
import { verifyDraw } from './verifyDraw';
import styles from './DrawProof.module.css';
import { PrizeTable } from './PrizeTable';

export interface DrawProofProps {
  lottery: Lottery;
  draw: DrawDetail;
}

/**
 * Proof of a draw: the commitment published before the sale, the seed revealed after it, and the verification
 * in the browser.
 */
export function DrawProof({ lottery, draw }: DrawProofProps) {
  const t = useResultsT();
  const { stamp } = useFormat();
  const { serverSeed } = draw;
  return (
    <section className={styles['proof']} aria-labelledby="draw-proof">
      <h3 id="draw-proof">{t('proof.title')}</h3>
      <p className={styles['lead']}>{t('proof.lead', { at: stamp(draw.salesBeginAt) })}</p>
      {serverSeed !== null && draw.state === 'opened' && (
        <Checks lottery={lottery} draw={{ ...draw, serverSeed }} />
      )}
      <dl className={styles['seeds']}>
        <Seed name={t('proof.promise')} value={draw.commitment} />
        <Seed
          name={t('proof.seed')}
          value={serverSeed ?? <span className={styles['later']}>{t('proof.seedLater')}</span>}
        />
        <Seed name={t('proof.clientSeed')} value={`${draw.clientSeed} : ${draw.nonce}`} />
      </dl>
    </section>
  );
}

function Seed({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Checks({
  lottery,
  draw,
}: {
  lottery: Lottery;
  draw: DrawDetail & { serverSeed: string };
}) {
  const t = useResultsT();
  const proof = useMemo(() => verifyDraw(lottery, draw), [lottery, draw]);
  return (
    <div className={styles['outcome']} role="status">
      <ul className={styles['checks']}>
        <Check
          isTrue={proof.isPromiseKept}
          text={t(proof.isPromiseKept ? 'proof.promiseKept' : 'proof.promiseBroken')}
        />
        <Check
          isTrue={proof.isOwnSeed}
          text={t(proof.isOwnSeed ? 'proof.ownSeed' : 'proof.foreignSeed')}
        />
        <Check
          isTrue={proof.isSameResult}
          text={t(proof.isSameResult ? 'proof.matches' : 'proof.differs')}
        />
      </ul>
      {!proof.isSameResult && (
        <>
          <p>{t('proof.redrawn')}</p>
          <PrizeTable lottery={lottery} result={proof.redrawn} />
        </>
      )}
    </div>
  );
}

function Check({ isTrue, text }: { isTrue: boolean; text: string }) {
  return (
    <li data-true={isTrue}>
      {isTrue ? <ShieldCheck aria-hidden /> : <ShieldAlert aria-hidden />}
      {text}
    </li>
  );
}
