import { Button } from '@perya/ui-kit';
import { QrCode } from '@perya/ui-kit/qr-code';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

import type { StepName } from '../../download/installGuides';
import { StepPicture } from '../../download/StepPicture';
import styles from './DownloadGuide.module.css';

export interface DownloadGuideProps {
  /** URL of the app; null if the operator has none for this platform. */
  address: string | null;
  /** The steps in order. */
  steps: readonly { readonly name: StepName; readonly text: string }[];
  /** Shown above the steps: what this app is, or that the operator has none. */
  note?: string | undefined;
  /** Shown next to the link: the browser's own install button, if supported. */
  action?: ReactNode;
  labels: {
    qr: string;
    open: string;
    stepNumber(number: number): string;
  };
}

/** Install instructions for one platform: the QR code, then the steps (specification §2, Download modal). */
export function DownloadGuide({ address, steps, note, action, labels }: DownloadGuideProps) {
  return (
    <div className={styles['guide']}>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      <ol className={styles['steps']}>
        {steps.map(({ name, text }, index) => (
          <li key={name} className={styles['step']}>
            <div className={styles['picture']}>
              {index === 0 && address !== null ? (
                <QrCode value={address} label={labels.qr} size={100} margin={0} />
              ) : (
                <StepPicture step={name} />
              )}
            </div>
            <span className={styles['number']}>{labels.stepNumber(index + 1)}</span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {(address !== null || action !== undefined) && (
        <div className={styles['actions']}>
          {address !== null && (
            <Button
              variant="primary"
              iconStart={<Download />}
              render={<a href={address} rel="noopener noreferrer" />}
            >
              {labels.open}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
