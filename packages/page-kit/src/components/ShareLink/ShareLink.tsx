import { Button, Field, Input } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../../locales';
import { registerLink, shareAddresses, type RegisterCode } from './registerLink';
import styles from './ShareLink.module.css';

/** Side of the code in px (specification §9). */
const QR_SIZE = 200;

/** Props of {@link ShareLink}. */
export interface ShareLinkProps {
  /** The purpose of the link: "Your invitation". */
  label: string;
  /** The query parameter for the code. */
  name: RegisterCode;
  code: string;
  /** The text shared with the link. */
  text: string;
}

/** A registration link to copy, to scan as a QR code, or to share. */
export function ShareLink({ label, name: codeName, code, text }: ShareLinkProps) {
  const t = useT();
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null);
  const link = registerLink(location.origin, codeName, code);
  const copy = () =>
    navigator.clipboard
      .writeText(link)
      .then(() => setSaid('copied'))
      .catch(() => setSaid('copyFailed'));
  // Rejects when the user cancels, which is not a failure.
  const share = () => void navigator.share({ url: link, text }).catch(() => undefined);
  return (
    <section className={styles['invitation']} aria-label={label}>
      <QrCode value={link} label={t('shareLink.qr')} size={QR_SIZE} />
      <div className={styles['ways']}>
        <Field label={t('shareLink.link')}>
          <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <p className={styles['code']}>
          {t('shareLink.code')}: <strong data-numeric>{code}</strong>
        </p>
        <div className={styles['actions']}>
          <Button variant="primary" iconStart={<Copy />} onClick={() => void copy()}>
            {t('shareLink.copy')}
          </Button>
          {'share' in navigator && (
            <Button iconStart={<Share2 />} onClick={share}>
              {t('shareLink.share')}
            </Button>
          )}
        </div>
        <p role="status" className={styles['said']}>
          {said && t(`shareLink.${said}`)}
        </p>
        <ul className={styles['socials']}>
          {shareAddresses(link, text).map(({ name, address }) => (
            <li key={name}>
              <a
                className={styles['social']}
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t('shareLink.shareOn', { name })}
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
