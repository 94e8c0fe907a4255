import type { DownlineLink, DownlineLinkPage } from '@perya/api-client';
import { Dialog } from '@perya/ui-kit/dialog';

import { useShownWhileClosing } from '../overlays/useShownWhileClosing';
import { useRegisterT } from './locales';
import { LinkForm } from './LinkForm';

export interface LinkDialogProps {
  /** The link to edit, or null for a new one; null while the dialog is closed. */
  opened: { readonly link: DownlineLink | null } | null;
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onClose(): void;
}

/** Creates or edits a link. */
export function LinkDialog({ opened, terms, onClose }: LinkDialogProps) {
  const t = useRegisterT();
  const shown = useShownWhileClosing(opened);
  const link = shown?.link ?? null;
  return (
    <Dialog
      open={opened !== null}
      onClose={onClose}
      closeOnCoverClick={false}
      title={link === null ? t('links.new') : t('links.editOf', { name: link.name })}
      labels={{ close: t('close') }}
    >
      {shown && <LinkForm key={link?.id ?? ''} link={link} terms={terms} onDone={onClose} />}
    </Dialog>
  );
}
