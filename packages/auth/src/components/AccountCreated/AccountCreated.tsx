import { Button, LanternGlow } from '@perya/ui-kit';
import { Check, Copy } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';

import { useT } from '../../locales';
import styles from './AccountCreated.module.css';

export interface AccountCreatedProps {
  account: string;
  /** True if the visitor chose a password; otherwise the platform generated and sent one. */
  hasPassword: boolean;
  isBusy: boolean;
  onGoOn(): void;
}

/** Shows the generated username after a registration by phone, before the visitor continues. */
export function AccountCreated({ account, hasPassword, isBusy, onGoOn }: AccountCreatedProps) {
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
    // Copying was refused or isn't supported. The text can still be selected.
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
