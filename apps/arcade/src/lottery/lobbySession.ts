import { isLanguageCode, type LanguageCode } from '@perya/i18n';

/** The visitor, and the site they came from. */
export interface LobbySession {
  /** Only valid for the lobby's calls, on this origin. */
  readonly token: string;
  readonly language: LanguageCode;
  readonly languages: readonly LanguageCode[];
  /** A URL of the site; null if the launch had none. */
  readonly backUrl: string | null;
  readonly siteOrigins: readonly string[];
}

interface WireGuest {
  token: string;
  language: string;
  languages: string[];
  backUrl: string | null;
  siteOrigins: string[];
}

const KEY = 'lottery-lobby';
const TIMEOUT_MS = 15_000;

/**
 * Exchanges the ticket for the lobby's token. If the same address is framed again, after a reload or
 * navigating back, the ticket has been used: the token stored for this frame is used instead.
 *
 * @throws if neither is valid
 */
export async function openGuestSession(ticket: string): Promise<LobbySession> {
  const token = keptToken(ticket);
  const guest =
    token === undefined
      ? await ask('open', { method: 'POST', body: JSON.stringify({ ticket }) })
      : { ...(await ask('guest', { headers: { Token: token } })), token };
  keep(ticket, guest.token);
  return guestOf(guest);
}

interface Question {
  method?: 'POST';
  body?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, question: Question): Promise<WireGuest> {
  const response = await fetch(`/play/api/lottery/${path}`, {
    ...question,
    headers: { 'Content-Type': 'application/json', ...question.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { success, value } = (await response.json()) as { success: boolean; value: WireGuest };
  if (!success) throw new Error(`The lobby is not open: ${response.status}.`);
  return value;
}

function guestOf({ token, backUrl, siteOrigins, ...wire }: WireGuest): LobbySession {
  const languages = wire.languages.filter((code) => isLanguageCode(code));
  const [first = 'EN'] = languages;
  return {
    token,
    backUrl,
    siteOrigins,
    languages,
    language: isLanguageCode(wire.language) ? wire.language : first,
  };
}

function keep(ticket: string, token: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ticket, token }));
  } catch {
    // Storage is blocked in a frame: a reload then ends the lobby, and the site offers to open it again.
  }
}

function keptToken(ticket: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      ticket?: string;
      token?: string;
    } | null;
    return kept?.ticket === ticket ? kept.token : undefined;
  } catch {
    return undefined;
  }
}
