import { Button, Card, Link } from '@perya/ui-kit';
import { CircleCheck, Copy } from 'lucide-react';
import { useState } from 'react';

import type { AgentPageProps } from '../address/AgentPageProps';
import { useRegisterT } from './locales';
import styles from './register.module.css';

export interface CreatedAccount {
  readonly memberId: string;
  readonly account: string;
  /** As typed. The platform doesn't return it. */
  readonly password: string;
}

export interface CreatedNoteProps extends Pick<AgentPageProps, 'linkTo'> {
  created: CreatedAccount;
  onAnother(): void;
}

/** The new account and its initial password, to pass on to its owner. */
export function CreatedNote({ created, linkTo, onAnother }: CreatedNoteProps) {
  const t = useRegisterT();
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const { memberId, account, password } = created;
  const copy = () =>
    navigator.clipboard
      .writeText(t('created.text', { account, password, address: `${location.origin}/login` }))
      .then(() => setSaid('copied'))
      .catch(() => setSaid('copyFailed'));
  return (
    <Card title={t('created.title', { account })} titleLevel={3} tone="raised">
      <div className={styles['created']} role="status">
        <p className={styles['done']}>
          <CircleCheck aria-hidden /> {t('created.lead')}
        </p>
        <dl className={styles['facts']}>
          <div>
            <dt>{t('create.account')}</dt>
            <dd>{account}</dd>
          </div>
          <div>
            <dt>{t('create.password')}</dt>
            <dd data-numeric>{password}</dd>
          </div>
        </dl>
        <p className={styles['note']}>{t('created.note')}</p>
        <div className={styles['actions']}>
          <Button variant="primary" iconStart={<Copy />} onClick={() => void copy()}>
            {t('created.copy')}
          </Button>
          <Button onClick={onAnother}>{t('created.another')}</Button>
        </div>
        <p className={styles['note']}>{said && t(`created.${said}`)}</p>
        <Link render={linkTo('downlineManagement', { downline: memberId })}>
          {t('created.profile')}
        </Link>
      </div>
    </Card>
  );
}
