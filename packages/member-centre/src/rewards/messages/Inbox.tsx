import {
  deleteMessage,
  getUnreadCount,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
  type InboxMessage,
} from '@perya/api-client';
import { refreshCalls, useApiMutation, useApiQuery } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import { Loaded, RecordPager } from '@perya/page-kit';
import { Button, EmptyState, ErrorPanel } from '@perya/ui-kit';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { CheckCheck, Undo2 } from 'lucide-react';
import { useState } from 'react';

import { useRewardsT } from '../locales';
import styles from '../Rewards.module.css';
import { MessageItem } from './MessageItem';

const PAGE_SIZE = 10;

/** The member's messages. Opening one marks it as read; deleting can be undone. */
export function Inbox() {
  const t = useRewardsT();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listMessages,
    { page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const { error, deleted, read, readAll, remove, restore } = useInbox();
  return (
    <div className={styles['stack']}>
      {error !== null && <InboxError error={error} />}
      {deleted !== null && (
        <div className={styles['card']} role="status">
          <div className={styles['line']}>
            <span>{t('messages.deleted')}</span>
            <Button iconStart={<Undo2 />} onClick={() => restore(deleted)}>
              {t('messages.undo')}
            </Button>
          </div>
        </div>
      )}
      <Loaded
        query={query}
        skeleton={[72, 72, 72]}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t('messages.emptyTitle')} description={t('messages.emptyText')} />
        }
      >
        {({ items, totalPages }) => (
          <>
            <div className={styles['line']}>
              <Button
                iconStart={<CheckCheck />}
                disabled={items.every(({ isRead }) => isRead)}
                onClick={readAll}
              >
                {t('messages.readAll')}
              </Button>
            </div>
            <ul className={styles['plain']} aria-label={t('messages.list')}>
              {items.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  onOpen={() => read(message)}
                  onDelete={() => remove(message)}
                />
              ))}
            </ul>
            <RecordPager
              page={page}
              totalPages={totalPages}
              busy={query.isFetching}
              onPageChange={setPage}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

function InboxError({ error }: { error: Error }) {
  const t = useRewardsT();
  const errorText = useErrorText();
  return <ErrorPanel size="compact" title={t('messages.failed')} reason={errorText(error)} />;
}

/** The message mutations, which update the list and the unread count. */
function useInbox() {
  const queries = useQueryClient();
  const [deleted, setDeleted] = useState<string | null>(null);
  const onSettled = () => refreshCalls(queries, [listMessages, getUnreadCount]);
  const reading = useApiMutation(readMessage, { onSettled });
  const readingAll = useApiMutation(readAllMessages, { onSettled });
  const removing = useApiMutation(deleteMessage, {
    onSettled,
    onSuccess: (_, { id }) => setDeleted(id),
  });
  const restoring = useApiMutation(restoreMessage, {
    onSettled,
    onSuccess: () => setDeleted(null),
  });
  return {
    deleted,
    error: readingAll.error ?? removing.error ?? restoring.error,
    read: ({ id, isRead }: InboxMessage) => {
      if (!isRead) reading.mutate({ id });
    },
    readAll: () => readingAll.mutate({}),
    remove: ({ id }: InboxMessage) => removing.mutate({ id }),
    restore: (id: string) => restoring.mutate({ id }),
  };
}
