import { PAGE_PARAM, readPage, useChosenParams, writeParam } from '@perya/page-kit';

/** What the address may hold of a report beside its period and page. */
type ReportParam =
  | 'teamAccount'
  | 'teamBy'
  | 'teamCategory'
  | 'teamOf'
  | 'teamPaid'
  | 'teamSearch'
  | 'teamSort'
  | 'teamSource'
  | 'teamType'
  | 'teamWhose';

export interface ReportAddress {
  /** From 1. */
  readonly page: number;
  read(name: ReportParam): string | null;
  /** Another filter begins at its first page; null takes a value out. */
  write(change: Partial<Record<ReportParam, string | null>>): void;
  turn(page: number): void;
}

/** The filters of a report: the address holds them, so that they can be come back to. */
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
