import { LanternGlow } from '@perya/ui-kit';
import { Gift } from 'lucide-react';

import styles from './NoPicture.module.css';

/** Stands where the operator has given no picture: a wrapped gift in lantern light. */
export function NoPicture({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles['frame'], className].filter(Boolean).join(' ')} aria-hidden="true">
      <LanternGlow />
      <Gift className={styles['gift']} />
    </div>
  );
}
