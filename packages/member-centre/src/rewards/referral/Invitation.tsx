import { Button, Field, Input } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';

import { useRewardsT } from '../i18n';
import styles from './Invitation.module.css';
import { referralLink, shareAddresses } from './referralLink';

/** Side of the code in px (specification §9). */
const QR_SIZE = 200;

/** The link that friends register by: to copy, to scan, to share. */
export function Invitation({ code }: { code: string }) {
  const t = useRewardsT();
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const link = referralLink(location.origin, code);
  const text = t('referral.shareText');
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => setSaid('copied'))
      .catch(() => setSaid('copyFailed'));
  // Put away by the person: nothing has failed.
  const share = () => void navigator.share({ url: link, text }).catch(() => undefined);
  return (
    <section className={styles['invitation']} aria-label={t('referral.invite')}>
      <QrCode value={link} label={t('referral.qr')} size={QR_SIZE} />
      <div className={styles['ways']}>
        <Field label={t('referral.link')}>
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <p className={styles['code']}>
          {t('referral.code')}: <strong data-numeric>{code}</strong>
        </p>
        <div className={styles['actions']}>
          <Button variant="primary" iconStart={<Copy />} onClick={() => void copy()}>
            {t('referral.copy')}
          </Button>
          {'share' in navigator && (
            <Button iconStart={<Share2 />} onClick={share}>
              {t('referral.share')}
            </Button>
          )}
        </div>
        <p role="status" className={styles['said']}>
          {said && t(`referral.${said}`)}
        </p>
        <ul className={styles['socials']}>
          {shareAddresses(link, text).map(({ name, address }) => (
            <li key={name}>
              <a
                className={styles['social']}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('referral.shareOn', { name })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
