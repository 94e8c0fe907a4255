import { listRedemptions, revealVoucher, type Redemption } from '@perya/api-client';
import { useMoneyCall } from '@perya/api-client/react';
import { Button, IconButton } from '@perya/ui-kit';
import { Check, Copy, Eye } from 'lucide-react';
import { useState } from 'react';

import { MoneyCallNote } from '../components/MoneyCallNote/MoneyCallNote';
import { useT } from '../locales';
import styles from './redemptions.module.css';

const CHANGED = [listRedemptions];

/** Props of {@link VoucherCodes}. */
export interface VoucherCodesProps {
  redemptionId: string;
  /** Name of the reward, to distinguish several vouchers in a list. */
  name: string;
  voucher: NonNullable<Redemption['voucher']>;
}

/**
 * The codes of a voucher, behind a button. They are shown in full once, and then only by their last
 * characters. After a lost response, the request is repeated with the same key, so the member gets the paid
 * codes.
 */
export function VoucherCodes({ redemptionId, name, voucher }: VoucherCodesProps) {
  const t = useT();
  const call = useMoneyCall(revealVoucher, { refresh: CHANGED, scope: redemptionId });
  if (call.output !== null) {
    return (
      <div className={styles['voucher']} role="status">
        <p className={styles['hint']}>{t('voucher.once')}</p>
        <ul className={styles['codes']}>
          {call.output.codes.map((code) => (
            <li key={code}>
              <code className={styles['code']}>{code}</code>
              <CopyCode code={code} />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (voucher.isRevealed) {
    return (
      <div className={styles['voucher']}>
        <p className={styles['hint']}>{t('voucher.shown')}</p>
        <ul className={styles['codes']}>
          {voucher.masked.map((code, place) => (
            // Two codes may have the same ending.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <code className={styles['code']}>{code}</code>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles['voucher']}>
      <p className={styles['hint']}>{t('voucher.before')}</p>
      <Button
        iconStart={<Eye />}
        busy={call.isPending}
        aria-label={t('voucher.revealOf', { name })}
        onClick={() => call.send({ redemptionId })}
      >
        {t('voucher.reveal')}
      </Button>
      <MoneyCallNote call={call} />
    </div>
  );
}

function CopyCode({ code }: { code: string }) {
  const t = useT();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <IconButton
        label={t('voucher.copy', { code })}
        icon={state === 'copied' ? <Check /> : <Copy />}
        onClick={() => void copy()}
      />
      <span aria-live="polite" className={styles['hint']}>
        {state !== 'idle' && t(`voucher.${state}`)}
      </span>
    </>
  );
}
