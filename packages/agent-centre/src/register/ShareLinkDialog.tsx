import type { DownlineLink } from '@perya/api-client';
import { ShareLink } from '@perya/centre-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useRegisterT } from './i18n';

export interface ShareLinkDialogProps {
  /** Null while nothing is open. */
  link: DownlineLink | null;
  onClose(): void;
}

/** A link to copy, to scan and to share. */
export function ShareLinkDialog({ link, onClose }: ShareLinkDialogProps) {
  const t = useRegisterT();
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      title={link ? t('links.shareOf', { name: link.name }) : ''}
      labels={{ close: t('close') }}
    >
      {link && (
        <ShareLink label={link.name} name="affiliateCode" code={link.code} text={t('shareText')} />
      )}
    </Dialog>
  );
}
