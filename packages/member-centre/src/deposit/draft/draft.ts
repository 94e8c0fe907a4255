/** What has been chosen and typed for the next deposit. */
export interface DepositDraft {
  methodId: string;
  /** As typed. */
  amount: string;
  promotionId: string;
}

const KEY = 'depositDraft';
const EMPTY: DepositDraft = { methodId: '', amount: '', promotionId: '' };

/** Keeps a draft for the next time that the form is opened in this tab. */
export function keepDraft(draft: DepositDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The draft of this tab: it stays over a reload, a sign-in and the way to the payment service and back. */
export function readDraft(): DepositDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const text = (name: keyof DepositDraft) => {
      const value = (kept as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    };
    return { methodId: text('methodId'), amount: text('amount'), promotionId: text('promotionId') };
  } catch {
    return EMPTY;
  }
}
