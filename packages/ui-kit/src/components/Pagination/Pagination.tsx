import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Pagination.module.css';
import { paginationWindow } from './paginationWindow';

/** Translated texts of a {@link Pagination}. */
export interface PaginationLabels {
  /** Accessible name of the landmark, such as "Pages of the betting record". */
  navigation: string;
  previous: string;
  next: string;
  /** Accessible name of a page's button, such as "Page 4". */
  page: (page: number) => string;
}

/** Props of {@link Pagination}. */
export interface PaginationProps {
  /** From 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  labels: PaginationLabels;
  /** URL of a page. If set, links are rendered, which also open in a new tab and work without scripts. */
  hrefFor?: ((page: number) => string) | undefined;
  /** While a page is loading: the focus is kept and clicks are ignored. */
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** Shows three pages around the current one and one at either end. Renders nothing for a single page. */
export function Pagination({
  page,
  totalPages,
  onPageChange,
  labels,
  hrefFor,
  busy = false,
  className,
}: PaginationProps) {
  if (totalPages <= 1) return null;
  const current = Math.min(Math.max(page, 1), totalPages);
  const shared = { busy, hrefFor, onPageChange };

  return (
    <nav
      className={classNames(styles['pagination'], className)}
      aria-label={labels.navigation}
      aria-busy={busy || undefined}
    >
      <div className={styles['layout']}>
        <Step {...shared} className="previous" page={current - 1} disabled={current === 1}>
          <ChevronLeft aria-hidden />
          <span>{labels.previous}</span>
        </Step>
        <ol className={styles['pages']}>
          {paginationWindow(current, totalPages).map((item) => (
            <li key={item}>
              {typeof item === 'number' ? (
                <Step
                  {...shared}
                  className="page"
                  page={item}
                  label={labels.page(item)}
                  current={item === current}
                >
                  {item}
                </Step>
              ) : (
                <span className={styles['gap']} aria-hidden>
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
        <Step {...shared} className="next" page={current + 1} disabled={current === totalPages}>
          <span>{labels.next}</span>
          <ChevronRight aria-hidden />
        </Step>
      </div>
    </nav>
  );
}

interface StepProps extends Pick<PaginationProps, 'busy' | 'hrefFor' | 'onPageChange' | 'page'> {
  className: 'previous' | 'next' | 'page';
  children: ReactNode;
  label?: string;
  current?: boolean;
  disabled?: boolean;
}

function Step({
  className,
  children,
  label,
  page,
  current = false,
  disabled = false,
  busy,
  hrefFor,
  onPageChange,
}: StepProps) {
  const go = (event: MouseEvent) => {
    // A click with a modifier key (new tab or window) is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!busy && !disabled && !current) onPageChange(page);
  };
  const shared = {
    className: classNames(styles['step'], styles[className]),
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    onClick: go,
  };

  if (hrefFor && !disabled) {
    return (
      <a {...shared} href={hrefFor(page)} data-numeric>
        {children}
      </a>
    );
  }
  // Not `disabled`: the focus would be lost on reaching the last page.
  return (
    <button {...shared} type="button" aria-disabled={disabled || undefined} data-numeric>
      {children}
    </button>
  );
}
