import { Dialog } from '@perya/ui-kit/dialog';

import { EarningTable, type EarningTableProps } from '../components/EarningTable/EarningTable';
import { useT } from '../locales';

export interface AllRatesDialogProps extends Pick<EarningTableProps, 'rows' | 'caption'> {
  open: boolean;
  onClose(): void;
}

/** The points earned by every category. */
export function AllRatesDialog({ open, onClose, rows, caption }: AllRatesDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('head.howTitle')}
      description={t('head.howText')}
      labels={{ close: t('close') }}
    >
      <EarningTable
        rows={rows}
        caption={caption}
        labels={{ category: t('head.category'), points: t('head.points') }}
      />
    </Dialog>
  );
}
