import { useFormat } from '@perya/i18n';
import { Loaded } from '@perya/page-kit';
import { DateTimeText, Pagination } from '@perya/ui-kit';

import { useNoticesT } from './locales';
import styles from './NoticeIndex.module.css';
import type { NoticeReading } from './useNoticePosition';

export interface NoticeIndexProps {
  reading: NoticeReading;
  /** Called when an item is selected. */
  onRead(): void;
}

/** The titles of a page, and the pagination. */
export function NoticeIndex({ reading, onRead }: NoticeIndexProps) {
  const t = useNoticesT();
  return (
    <div className={styles['index']}>
      <Titles reading={reading} onRead={onRead} />
      <Pagination
        className={styles['pages']}
        page={reading.page}
        totalPages={reading.totalPages}
        onPageChange={reading.goToPage}
        busy={reading.items === undefined}
        labels={{
          navigation: t('pagination.navigation'),
          previous: t('pagination.previous'),
          next: t('pagination.next'),
          page: (page) => t('pagination.page', { page }),
        }}
      />
    </div>
  );
}

/** Heights of the loading placeholders of the titles, in px. */
const PENDING_TITLES = [60, 60, 60, 60, 60];

function Titles({ reading, onRead }: NoticeIndexProps) {
  const t = useNoticesT();
  const format = useFormat();
  const { query, firstIndex, index, goTo, kind } = reading;
  return (
    <Loaded query={query} skeleton={PENDING_TITLES}>
      {(items) => (
        <ol className={styles['titles']} aria-label={t(`kinds.${kind}`)}>
          {items.map(({ id, title, publishedAt }, place) => (
            <li key={id}>
              <button
                type="button"
                className={styles['title']}
                aria-current={firstIndex + place === index || undefined}
                onClick={() => {
                  goTo(firstIndex + place);
                  onRead();
                }}
              >
                <span className={styles['words']}>{title}</span>
                <DateTimeText
                  className={styles['date']}
                  instant={publishedAt}
                  text={format.stamp(publishedAt)}
                  tone="muted"
                />
              </button>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
