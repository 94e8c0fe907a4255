import type { DownlineLink, DownlineLinkPage } from '@perya/api-client';
import { Dialog } from '@perya/ui-kit/dialog';

import { useShownWhileClosing } from '../overlays/useShownWhileClosing';
import { useRegisterT } from './locales';
import { LinkForm } from './LinkForm';

export interface LinkDialogProps {
  /** The link to change, or null for a new one; null while nothing is open. */
  opened: { readonly link: DownlineLink | null } | null;
  terms: Pick<DownlineLinkPage, 'ownRebates' | 'defaultRebates'>;
  onClose(): void;
}

/** Makes a link, or changes one. */
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
