import './kit.css';
import { el, icon } from './dom';
import { tagOf } from './languageTag';
import { writeAmount } from './amounts';
import { iconButton } from './buttons';
import { Refused } from './calls';
import { createDialog } from './dialog';
import { root, type OpenedGame } from './openGame';
import { createSound, type Sound } from './sound';
import type { CommonKey, Words } from './texts';

const LEAVE = ['M6 6L18 18', 'M18 6L6 18'];
const RULES = ['M5 4H19V20H5Z', 'M9 8.500H15', 'M9 12H15', 'M9 15.500H13'];
const FAIRNESS = [
  'M12 3L19 6V11.500C19 16 16 19.5 12 21C8 19.5 5 16 5 11.500V6Z',
  'M9 12L11.3 14.200L15.2 9.8',
];
const SPEAKER = [
  'M4 9.500V14.500H8L13 19V5L8 9.500Z',
  'M16.5 9A4 4 0 0 1 16.5 15',
  'M19 6.500A8 8 0 0 1 19 17.5',
];

/** What stands around every game: its bar, its dialogs, the line that says what happened. */
export interface Shell {
  sound: Sound;
  /** The line that says what happened, for eyes and screen readers: put it where the game wants it. */
  status: HTMLElement;
  /** The balance, labelled: put it into the game's footer. */
  balance: HTMLElement;
  money(decimal: string): string;
  /** Whether the player asked for less motion. */
  isCalm(): boolean;
  say(text: string, kind?: 'win' | 'fault'): void;
  /** Says why a call failed, and ends the page where the session is over. */
  fault(error: unknown): void;
  /** Shows a new balance, and tells the site where real money moved. */
  setBalance(decimal: string): void;
  /** Puts the game on the page, below the bar. */
  mount(parts: {
    stage: readonly HTMLElement[];
    footer: readonly HTMLElement[];
    rules: HTMLElement;
    fairness: { element: HTMLElement; refresh(): Promise<void> };
  }): void;
}

const FAULTS: Readonly<Partial<Record<string, CommonKey>>> = {
  INSUFFICIENT_BALANCE: 'lowBalance',
  TOO_MANY_REQUESTS: 'tooFast',
  ROUND_OPEN: 'roundOpen',
  LOSS_LIMIT: 'lossLimit',
  TIME_LIMIT: 'timeLimit',
  ON_BREAK: 'onBreak',
};

/** @param faults the game's own words for its refusals, by code. */
export function createShell<Key extends string>(
  opened: OpenedGame,
  words: Words<Key>,
  faults: Readonly<Partial<Record<string, Key | CommonKey>>> = {},
): Shell {
  const { game, tell, end, leave } = opened;
  const format = new Intl.NumberFormat(tagOf(game.language), {
    style: 'currency',
    currency: game.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const clock = new Intl.DateTimeFormat(tagOf(game.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: game.timeZone,
  });
  const money = (decimal: string): string => writeAmount(format, decimal);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound();
  const status = el('p', { class: 'status', attr: { role: 'status', 'aria-live': 'polite' } });
  const balance = el('output', { text: money(game.balance) });
  const known: Readonly<Partial<Record<string, Key | CommonKey>>> = { ...FAULTS, ...faults };

  /** What a refusal by the player's own limits fills into its words: how much is left, and until when. */
  const ownLimits = (value: unknown): Record<string, string> => {
    const { left, endTime } = (value ?? {}) as { left?: string; endTime?: number };
    return {
      ...(left === undefined ? {} : { left: money(left) }),
      ...(endTime === undefined ? {} : { until: clock.format(endTime) }),
    };
  };

  const say: Shell['say'] = (text, kind) => {
    status.textContent = text;
    if (kind === undefined) delete status.dataset['kind'];
    else status.dataset['kind'] = kind;
  };

  return {
    sound,
    status,
    balance: el('div', { class: 'field' }, el('span', { text: words('balance') }), balance),
    money,
    isCalm: () => calm.matches,
    say,
    fault: (error) => {
      if (error instanceof Refused && error.status === 401) end();
      else if (error instanceof Refused && error.code === 'PLAYED_ELSEWHERE') end('elsewhere');
      else if (error instanceof Refused) {
        say(words(known[error.code] ?? 'failed', ownLimits(error.value)), 'fault');
      } else say(words('failed'), 'fault');
    },
    setBalance: (decimal) => {
      balance.textContent = money(decimal);
      if (game.mode === 'real') tell({ type: 'balance-changed' });
    },
    mount: ({ stage, footer, rules, fairness }) => {
      const ruleDialog = createDialog(words('rules'), words('close'), rules);
      const fairDialog = createDialog(words('fairness'), words('close'), fairness.element);
      root.replaceChildren(
        el(
          'header',
          {},
          title(opened, words),
          ...(game.mode === 'demo' ? [el('span', { class: 'badge', text: words('demo') })] : []),
          iconButton(words('rules'), RULES, () => ruleDialog.showModal()),
          iconButton(words('fairness'), FAIRNESS, () => {
            void fairness.refresh();
            fairDialog.showModal();
          }),
          soundButton(sound, words),
          iconButton(words('leave'), LEAVE, leave),
        ),
        el('section', { class: 'stage' }, ...stage),
        el('footer', {}, ...footer),
        ruleDialog,
        fairDialog,
      );
    },
  };
}

function title({ game }: OpenedGame, words: Words): HTMLElement {
  const figures = new Intl.NumberFormat(tagOf(game.language), { minimumFractionDigits: 2 });
  const returns =
    game.rtp === null ? [] : [words('returns', { rtp: figures.format(Number(game.rtp)) })];
  return el(
    'div',
    { class: 'title' },
    el('h1', { text: game.name }),
    el('p', { text: [game.vendorName, ...returns].join(' · ') }),
  );
}

function soundButton(sound: Sound, words: Words): HTMLButtonElement {
  const button = el(
    'button',
    {
      class: 'icon',
      attr: { type: 'button', 'aria-pressed': 'false', 'aria-label': words('soundOff') },
      on: {
        click: () => {
          sound.toggle();
          button.setAttribute('aria-pressed', String(sound.isOn()));
          button.setAttribute('aria-label', words(sound.isOn() ? 'soundOn' : 'soundOff'));
        },
      },
    },
    icon(...SPEAKER),
  );
  return button;
}
