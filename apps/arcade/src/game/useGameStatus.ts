import { isRejectedError } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits, type MinorUnits } from '@perya/rules/money';
import { useState } from 'react';
import { useOpenedGame } from './GameContext';
import { useGameT } from './texts';

/** The text of the latest event. */
export interface Status {
  text: string;
  kind?: 'win' | 'error' | undefined;
}

export interface GameStatus {
  status: Status;
  balance: MinorUnits;
  /** The balance doesn't cover every stake that can be chosen. */
  isShort: boolean;
  say(text: string, kind?: Status['kind']): void;
  /** Shows why a call failed, and ends the game if the session is over. */
  sayError(error: unknown): void;
  /** Shows a new balance, and tells the site that it has changed. Decimal text in wire format. */
  setBalance(decimal: string): void;
}

const ERRORS = {
  INSUFFICIENT_BALANCE: 'lowBalance',
  TOO_MANY_REQUESTS: 'tooFast',
  ROUND_OPEN: 'roundOpen',
  LOSS_LIMIT: 'lossLimit',
  TIME_LIMIT: 'timeLimit',
  ON_BREAK: 'onBreak',
} as const;

const isKnown = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code);

/**
 * The status line and the balance.
 *
 * @param ownErrors the game's own texts for rejections, by code
 */
export function useGameStatus(ownErrors: Readonly<Record<string, string>> = {}): GameStatus {
  const { game, tell, end } = useOpenedGame();
  const t = useGameT();
  const format = useFormat();
  const [status, setStatus] = useState<Status>({ text: '' });
  const [balance, setMinor] = useState(() => parseMinorUnits(game.balance));

  const textOf = (error: unknown): string => {
    if (!isRejectedError(error)) return t('failed');
    const own = ownErrors[error.code];
    if (own !== undefined) return own;
    return isKnown(error.code) ? t(ERRORS[error.code], limitsOf(error.value)) : t('failed');
  };

  /**
   * Interpolation values for a rejection by the player's own limits: the remaining amount, and until when.
   */
  const limitsOf = (value: unknown): { left: string; until: string } => {
    const { left, endTime } = (value ?? {}) as { left?: string; endTime?: number };
    return {
      left: left === undefined ? '' : format.money(parseMinorUnits(left)),
      until: endTime === undefined ? '' : format.dateTime(endTime),
    };
  };

  return {
    status,
    balance,
    isShort: balance < parseMinorUnits(game.stakes.at(-1) ?? '0.00'),
    say: (text, kind) => setStatus({ text, kind }),
    sayError: (error) => {
      if (isRejectedError(error) && error.status === 401) end();
      else if (isRejectedError(error) && error.code === 'PLAYED_ELSEWHERE') end('elsewhere');
      else setStatus({ text: textOf(error), kind: 'error' });
    },
    setBalance: (decimal) => {
      setMinor(parseMinorUnits(decimal));
      tell({ type: 'balance-changed' });
    },
  };
}
