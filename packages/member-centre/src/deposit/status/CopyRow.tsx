import { IconButton, useToast } from '@perya/ui-kit';
import { Copy } from 'lucide-react';

import { useDepositT } from '../locales';
import styles from './DepositStatus.module.css';

export interface CopyRowProps {
  name: string;
  /** The text to copy. */
  value: string;
  /** The displayed text, if different. */
  shown?: string;
}

/** A value with a copy button. */
export function CopyRow({ name, value, shown = value }: CopyRowProps) {
  const t = useDepositT();
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast.show({ tone: 'success', title: t('status.copied', { what: name }) });
    } catch {
      toast.show({ tone: 'danger', title: t('status.notCopied') });
    }
  };
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd>{shown}</dd>
      <dd data-action="">
        <IconButton
          icon={<Copy />}
          label={t('status.copy', { what: name })}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
