import type { DownlineLink } from '@perya/api-client';
import { ShareLink } from '@perya/page-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useShownWhileClosing } from '../overlays/useShownWhileClosing';
import { useRegisterT } from './locales';

export interface ShareLinkDialogProps {
  /** Null while the dialog is closed. */
  link: DownlineLink | null;
  onClose(): void;
}

/** Shows a link to copy, scan and share. */
export function ShareLinkDialog({ link, onClose }: ShareLinkDialogProps) {
  const t = useRegisterT();
  const shown = useShownWhileClosing(link);
  return (
    <Dialog
      open={link !== null}
      onClose={onClose}
      title={shown ? t('links.shareOf', { name: shown.name }) : ''}
      labels={{ close: t('close') }}
    >
      {shown && (
        <ShareLink
          label={shown.name}
          name="affiliateCode"
          code={shown.code}
          text={t('shareText')}
        />
      )}
    </Dialog>
  );
}
