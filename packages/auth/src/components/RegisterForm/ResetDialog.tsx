import { Button } from '@perya/ui-kit';
import { Dialog } from '@perya/ui-kit/dialog';

import { useT } from '../../locales';

interface ResetDialogProps {
  isOpen: boolean;
  onKeep(): void;
  onClear(): void;
}

/** Asks for confirmation before clearing a form with many filled fields. */
export default function ResetDialog({ isOpen, onKeep, onClear }: ResetDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={isOpen}
      onClose={onKeep}
      size="small"
      title={t('registerReset.title')}
      description={t('registerReset.body')}
      labels={{ close: t('registerReset.close') }}
      footer={
        <>
          <Button variant="quiet" onClick={onKeep}>
            {t('registerReset.keep')}
          </Button>
          <Button variant="primary" onClick={onClear}>
            {t('registerReset.clear')}
          </Button>
        </>
      }
    />
  );
}
