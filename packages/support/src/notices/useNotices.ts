import { getAnnouncementBoard, listAnnouncements, type AnnouncementType } from '@perya/api-client';
import { apiQuery, useApi } from '@perya/api-client/react';
import { useLanguage } from '@perya/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GenericSchema } from 'valibot';

import { keepNotices, keptNotices, NoticeBoardSchema, NoticePageSchema } from './keptNotices';

/** How long cached announcements are shown without refetching. */
const FRESH_MS = 300_000;

/** A page of a kind, newest first, with nine announcements (specification §9). */
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
    // Keeps the pagination in place while the next page loads.
    placeholderData: keepPreviousData,
  });
}

/** The announcements shown after a sign-in. */
export function useNoticeBoard(isEnabled: boolean) {
  const client = useApi();
  const { beginning, remember } = useMemory('board', NoticeBoardSchema);
  return useQuery({
    ...apiQuery(client, getAnnouncementBoard, {}),
    ...beginning,
    queryFn: ({ signal }) => remember(client.call(getAnnouncementBoard, {}, { signal })),
    enabled: isEnabled,
    staleTime: FRESH_MS,
    // Notices that failed to load after the sign-in must not interrupt play later.
    refetchInterval: false,
  });
}

/** Initializes a query from the tab's cache for this language, and caches its responses. */
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
