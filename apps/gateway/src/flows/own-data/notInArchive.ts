const COMPUTED = 'Totals of rows that are in the archive.';
const SHORT_LIVED = 'Hashes of one-time secrets that expire within minutes or with the session.';

/** Tables with data about members that isn't in the archive of a member's own data, and why. */
export const NOT_IN_ARCHIVE: Readonly<Record<string, string>> = {
  bet_summary: COMPUTED,
  chat_entry: SHORT_LIVED,
  idempotent_call:
    'Answers to calls, kept for two days to repeat them; their effects are in the archive.',
  ledger_summary: COMPUTED,
  member_money_day: COMPUTED,
  member_play_day: COMPUTED,
  one_time_token: SHORT_LIVED,
  outbox_message: "The sandbox's own mailbox; a real service delivers messages instead.",
  phone_code: SHORT_LIVED,
  play_launch: SHORT_LIVED,
  play_session: SHORT_LIVED,
  point_delta: COMPUTED,
  point_earning: COMPUTED,
  recovery_code: 'Hashes of unused codes, which nobody can read.',
  team_active_day: COMPUTED,
  team_delta: COMPUTED,
  team_link: "Who is above whom: about other people. The member's own upline is in the profile.",
  team_money_day: COMPUTED,
  team_play_day: COMPUTED,
};
