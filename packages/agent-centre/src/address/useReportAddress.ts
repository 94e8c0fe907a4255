import { PAGE_PARAM, readPage, useChosenParams, writeParam } from '@perya/page-kit';

/** Search parameters of a report besides period and page. */
type ReportParam =
  | 'teamAccount'
  | 'teamBy'
  | 'teamCategory'
  | 'teamOf'
  | 'teamPaid'
  | 'teamPeriod'
  | 'teamSearch'
  | 'teamSort'
  | 'teamSource'
  | 'teamType'
  | 'teamWhose';

export interface ReportAddress {
  /** Starts at 1. */
  readonly page: number;
  read(name: ReportParam): string | null;
  /** Changes filters and resets the page number. Null removes a value. */
  write(change: Partial<Record<ReportParam, string | null>>): void;
  turn(page: number): void;
}

/** The filters of a report, stored in the URL so that navigation restores them. */
export function useReportAddress(): ReportAddress {
  const [params, setParams] = useChosenParams();
  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        edit(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    page: readPage(params),
    read: (name) => params.get(name) || null,
    write: (values) =>
      change((next) => {
        next.delete(PAGE_PARAM);
        for (const [name, value] of Object.entries(values)) writeParam(next, name, value ?? null);
      }),
    turn: (page) => change((next) => writeParam(next, PAGE_PARAM, page > 1 ? String(page) : null)),
  };
}
