import { Button } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { Download } from 'lucide-react';

import styles from './DownloadGuide.module.css';

export interface DownloadGuideProps {
  /** Where the app is; null where the operator offers none for this phone. */
  address: string | null;
  /** What to do, in order. */
  steps: readonly string[];
  labels: {
    qr: string;
    open: string;
    /** Said in place of the code when there is no app. */
    none: string;
    stepNumber(number: number): string;
  };
}

/** How the app gets onto one kind of phone: the code to scan, then the steps (specification §2, Download modal). */
export function DownloadGuide({ address, steps, labels }: DownloadGuideProps) {
  if (address === null) return <p className={styles['none']}>{labels.none}</p>;
  return (
    <div className={styles['guide']}>
      <div className={styles['code']}>
        <QrCode value={address} label={labels.qr} size={100} margin={0} />
        <Button
          variant="primary"
          iconStart={<Download />}
          render={<a href={address} rel="noopener noreferrer" />}
        >
          {labels.open}
        </Button>
      </div>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step} className={styles['step']}>
            <span className={styles['number']}>{labels.stepNumber(index + 1)}</span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
