/** The choices and input of the next deposit. */
export interface DepositDraft {
  methodId: string;
  /** As typed. */
  amount: string;
  promotionId: string;
}

const KEY = 'depositDraft';
const EMPTY: DepositDraft = { methodId: '', amount: '', promotionId: '' };

/** Stores a draft for the next time the form opens in this tab. */
export function keepDraft(draft: DepositDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage, it's kept until the page unloads.
  }
}

/** The draft of this tab. It survives a reload, a sign-in, and a visit to the payment service. */
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
