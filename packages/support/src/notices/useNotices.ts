import { getAnnouncementBoard, listAnnouncements, type AnnouncementType } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useLanguage } from '@perya/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';

import { keepNotices, keptNotices, NoticeBoardSchema, NoticePageSchema } from './keptNotices';

/** What was kept is shown as it is for so long, and after that while the list is asked for anew. */
const FRESH_MS = 300_000;

/** A page of a kind, newest first, nine of them (specification §9). */
export function useNoticePage(type: AnnouncementType, page: number, isEnabled: boolean) {
  const client = useApi();
  const { beginning, remember } = useMemory(`${type}/${page}`, NoticePageSchema);
  const input = { type, page };
  return useQuery({
    ...apiQuery(client, listAnnouncements, input),
    ...beginning,
    queryFn: ({ signal }) => remember(client.call(listAnnouncements, input, { signal })),
    enabled: isEnabled,
    staleTime: FRESH_MS,
    // The pages' own controls stay in their place while the next page comes.
    placeholderData: keepPreviousData,
  });
}

/** What the platform says to whoever has just signed in. */
export function useNoticeBoard(isEnabled: boolean) {
  const client = useApi();
  const { beginning, remember } = useMemory('board', NoticeBoardSchema);
  return useQuery({
    ...apiQuery(client, getAnnouncementBoard, {}),
    ...beginning,
    queryFn: ({ signal }) => remember(client.call(getAnnouncementBoard, {}, { signal })),
    enabled: isEnabled,
    staleTime: FRESH_MS,
    // What did not come at the sign-in does not interrupt the play later.
    refetchInterval: false,
  });
}

/** Lets a query begin with what the tab remembers in this language, and remember what comes. */
function useMemory<S extends GenericSchema>(name: string, schema: S) {
  const { language } = useLanguage();
  const key = `${language}/${name}`;
  return useMemo(() => {
    const kept = keptNotices(key, schema);
    return {
      beginning: kept ? { initialData: kept.value, initialDataUpdatedAt: kept.at } : {},
      remember: async <T>(answer: Promise<T>): Promise<T> => {
        const value = await answer;
        keepNotices(key, value);
        return value;
      },
    };
  }, [key, schema]);
}
