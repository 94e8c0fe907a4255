import { Button } from '@perya/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { useNoticesT } from './locales';
import styles from './NoticeSteps.module.css';

export interface NoticeStepsProps {
  /** "3 of 14" */
  position: string;
  /** Undefined at the first one. */
  onPrevious?: (() => void) | undefined;
  /** Undefined at the last one. */
  onNext?: (() => void) | undefined;
  /** Hidden on phones while the list is shown. */
  isHiddenOnPhone?: boolean | undefined;
}

/** Previous and next buttons, and the current position. */
export function NoticeSteps({
  position,
  onPrevious,
  onNext,
  isHiddenOnPhone = false,
}: NoticeStepsProps) {
  const t = useNoticesT();
  return (
    <div className={styles['steps']} data-phone={isHiddenOnPhone ? 'hidden' : undefined}>
      {/* Not `disabled`, which would lose the focus at the first or last one. */}
      <Button
        variant="quiet"
        iconStart={<ChevronLeft aria-hidden />}
        aria-disabled={!onPrevious || undefined}
        onClick={onPrevious}
      >
        {t('step.previous')}
      </Button>
      <span className={styles['position']} aria-live="polite">
        {position}
      </span>
      <Button
        variant="quiet"
        iconEnd={<ChevronRight aria-hidden />}
        aria-disabled={!onNext || undefined}
        onClick={onNext}
      >
        {t('step.next')}
      </Button>
    </div>
  );
}
