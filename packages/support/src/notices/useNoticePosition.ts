import { DEFAULT_ANNOUNCEMENT_PAGE_SIZE, type AnnouncementType } from '@perya/api-client';
import { useState } from 'react';

import { useNoticePage } from './useNotices';

/** What {@link NoticeDialog} shows first. */
export interface NoticeOpening {
  /** Default: B, the board. */
  kind?: AnnouncementType | undefined;
  /** Index in the list of that kind, 0 for the newest: selects the page and the notice on it. */
  index?: number | undefined;
}

/** The current position in the announcements. A single index determines the page and the notice. */
export function useNoticePosition(opening: NoticeOpening, isEnabled: boolean) {
  const [kind, setKind] = useState(opening.kind ?? 'B');
  const [asked, setAsked] = useState(Math.max(0, Math.trunc(opening.index ?? 0)));

  const page = Math.floor(asked / DEFAULT_ANNOUNCEMENT_PAGE_SIZE) + 1;
  const query = useNoticePage(kind, page, isEnabled);
  const total = query.data?.totalCount ?? 0;
  const isHere = query.data !== undefined && !query.isPlaceholderData;
  // The list has become shorter, or was never that long.
  if (isHere && total > 0 && asked >= total) setAsked(total - 1);

  const items = isHere ? query.data.items : undefined;
  return {
    kind,
    chooseKind: (next: AnnouncementType) => {
      setKind(next);
      setAsked(0);
    },
    index: asked,
    goTo: setAsked,
    page,
    goToPage: (next: number) => setAsked((next - 1) * DEFAULT_ANNOUNCEMENT_PAGE_SIZE),
    /** Index of the page's first notice in the whole list. */
    firstIndex: (page - 1) * DEFAULT_ANNOUNCEMENT_PAGE_SIZE,
    /** Undefined while loading. */
    items,
    notice: items?.[asked % DEFAULT_ANNOUNCEMENT_PAGE_SIZE],
    total,
    totalPages: query.data?.totalPages ?? 0,
    /** The query, in the shape that a panel expects. */
    query: {
      data: items,
      error: query.error,
      isFetching: query.isFetching,
      refetch: query.refetch,
    },
  };
}

export type NoticeReading = ReturnType<typeof useNoticePosition>;
