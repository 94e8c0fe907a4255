import { Button, LanternGlow } from '@perya/ui-kit';
import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useT } from '../../locales';
import styles from './AccountMade.module.css';

export interface AccountMadeProps {
  account: string;
  /** The visitor has chosen a password; else the platform has made one, and sent it. */
  hasPassword: boolean;
  isBusy: boolean;
  onGoOn(): void;
}

/** Who registers by phone has no username: the one that was made is shown before anything goes on. */
export function AccountMade({ account, hasPassword, isBusy, onGoOn }: AccountMadeProps) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <section className={styles['made']} aria-labelledby="account-made">
      <LanternGlow tone="gold" placement="top" />
      <h2 ref={title} id="account-made" className={styles['title']} tabIndex={-1}>
        {t('accountMade.title')}
      </h2>
      <p className={styles['account']}>
        <strong translate="no">{account}</strong>
        <CopyButton text={account} />
      </p>
      <p className={styles['words']}>{t('accountMade.body')}</p>
      {!hasPassword && <p className={styles['words']}>{t('accountMade.passwordSent')}</p>}
      <Button variant="primary" size="large" fullWidth busy={isBusy} onClick={onGoOn}>
        {t('accountMade.go')}
      </Button>
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useT();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () => {
    // Refused or missing: the text stands there to be selected.
    void navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <>
      <Button size="small" iconStart={isCopied ? <Check /> : <Copy />} onClick={copy}>
        {isCopied ? t('accountMade.copied') : t('accountMade.copy')}
      </Button>
      <span role="status" className={styles['said']}>
        {isCopied ? t('accountMade.copied') : ''}
      </span>
    </>
  );
}
