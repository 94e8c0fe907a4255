import { closeDownlineLink, getDownlineLinks, type DownlineLink } from '@perya/api-client';
import { refreshCalls, useApiMutation } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';
import { useQueryClient } from '@tanstack/react-query';

import { useShownWhileClosing } from '../overlays/useShownWhileClosing';
import { useRegisterT } from './locales';
import styles from './register.module.css';

export interface CloseLinkDialogProps {
  /** Null while the dialog is closed. */
  link: DownlineLink | null;
  onClose(): void;
}

/** Asks for confirmation before permanently closing a link. */
export function CloseLinkDialog({ link, onClose }: CloseLinkDialogProps) {
  const t = useRegisterT();
  const shown = useShownWhileClosing(link);
  const errorText = useErrorText();
  const queries = useQueryClient();
  const closing = useApiMutation(closeDownlineLink);
  const leave = () => {
    closing.reset();
    onClose();
  };
  const close = () => {
    if (link === null || closing.isPending) return;
    closing.mutate(
      { id: link.id },
      { onSuccess: () => void refreshCalls(queries, [getDownlineLinks]).then(leave) },
    );
  };
  return (
    <Dialog
      open={link !== null}
      onClose={leave}
      size="small"
      title={shown ? t('links.closeOf', { name: shown.name }) : ''}
      description={t('closing.text')}
      labels={{ close: t('close') }}
      footer={
        <>
          <Button onClick={leave}>{t('closing.keep')}</Button>
          <Button variant="danger" busy={closing.isPending} onClick={close}>
            {t('closing.close')}
          </Button>
        </>
      }
    >
      {closing.error && (
        <p role="alert" className={styles['rejection']}>
          {errorText(closing.error)}
        </p>
      )}
    </Dialog>
  );
}
