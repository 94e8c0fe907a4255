/** What a posting is for. */
export type PostingKind =
  | 'deposit'
  | 'withdrawal'
  | 'bet'
  | 'payout'
  | 'refund'
  | 'transfer'
  | 'bonus'
  | 'rebate'
  | 'salary'
  | 'dividend'
  | 'points'
  | 'adjustment';
