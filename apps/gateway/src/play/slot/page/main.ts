import './slot.css';
import type { FrameMessage } from '@perya/api-client';
import { readReels, type PayingSymbol, type SpinResult } from '../machine';
import type { OpenGame, OpenReply, SpinReply, WireFeature, WireSeeds } from '../protocol';
import { createCalls, Refused, type Calls } from './calls';
import { el, icon } from './dom';
import { createFairness } from './fairnessDialog';
import { createReels } from './reels';
import { createSound } from './sound';
import { tagOf, wordsOf, type TextKey } from './texts';

// Before anything else: the ticket leaves the address and the history.
const ticket = new URLSearchParams(location.search).get('ticket');
history.replaceState(null, '', location.pathname);

/** A win of this many stakes is worth a little noise. */
const FINE_WIN = 10;
const PAUSE_BETWEEN_FREE_SPINS_MS = 1100;
const TRIES = 3;

const root = document.querySelector('main') ?? document.body;
/** Who may stand around this page, known before a ticket has said more. */
const siteOrigins = root.dataset['siteOrigins']?.split(' ') ?? [];

void open();

async function open(): Promise<void> {
  const calls = createCalls();
  if (ticket === null) {
    showClosed('EN', siteOrigins);
    return;
  }
  try {
    const { secret, game } = await calls.post<OpenReply>('open', { ticket });
    calls.keep(secret);
    showGame(calls, game);
  } catch {
    showClosed(
      navigator.language.startsWith('tl') || navigator.language.startsWith('fil') ? 'TY' : 'EN',
      siteOrigins,
    );
  }
}

function tellSite(origins: readonly string[], message: FrameMessage): void {
  if (window.parent === window) return;
  // Where the browser names the page around us, one message to it; else one to each that may be it.
  const around = location.ancestorOrigins?.[0];
  const targets = around !== undefined && origins.includes(around) ? [around] : origins;
  for (const origin of targets) window.parent.postMessage(message, origin);
}

/** Nothing can be played here any more; the site around it has the way to open the game again. */
function showClosed(language: string, origins: readonly string[]): void {
  const words = wordsOf(language);
  root.replaceChildren(
    el(
      'div',
      { class: 'closed' },
      el('h1', { text: words('openAgain') }),
      el('p', { text: words('openAgainText') }),
    ),
  );
  tellSite(origins, { type: 'ended' });
}

function showGame(calls: Calls, game: OpenGame): void {
  const { rules, mode } = game;
  const words = wordsOf(game.language);
  const tag = tagOf(game.language);
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: game.currency,
    currencyDisplay: 'narrowSymbol',
  });
  const money = (decimal: string): string => format.format(Number(decimal));
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const sound = createSound();

  document.documentElement.lang = tag;
  document.title = game.name;
  document.body.style.setProperty('--scene', `url("/play/art/${game.id}/backdrop.svg")`);

  let stakeIndex = firstStake(game);
  let seeds: WireSeeds = game.seeds;
  let feature: WireFeature | null = game.feature;
  let isBusy = false;
  // Kept until the answer is known: the same key can be sent again without paying twice.
  let pending: { roundKey: string; stake: string } | undefined;

  const reels = createReels({ gameId: game.id, rules, isCalm: () => calm.matches });
  const status = el('p', { class: 'status', attr: { role: 'status', 'aria-live': 'polite' } });
  const balance = el('output', { text: money(game.balance) });
  const won = el('output', { text: money('0') });
  const stakeText = el('output', { attr: { 'aria-live': 'polite' } });
  const less = roundButton('less', ['M5 12H19'], () => moveStake(-1));
  const more = roundButton('more', ['M5 12H19', 'M12 5V19'], () => moveStake(1));
  const spinLabel = el('span', { text: words('spin') });
  const spinButton = el(
    'button',
    { class: 'spin', attr: { type: 'button' }, on: { click: () => void play() } },
    icon('M20 12A8 8 0 1 1 17.2 5.9', 'M20.5 3V7.500H16'),
    spinLabel,
  );
  const banner = el('p', { class: 'feature', attr: { hidden: true } });
  const soundButton = el(
    'button',
    {
      class: 'icon',
      attr: { type: 'button', 'aria-pressed': 'false', 'aria-label': words('soundOff') },
      on: {
        click: () => {
          sound.toggle();
          soundButton.setAttribute('aria-pressed', String(sound.isOn()));
          soundButton.setAttribute('aria-label', words(sound.isOn() ? 'soundOn' : 'soundOff'));
        },
      },
    },
    icon(
      'M4 9.500V14.500H8L13 19V5L8 9.500Z',
      'M16.5 9A4 4 0 0 1 16.5 15',
      'M19 6.500A8 8 0 0 1 19 17.5',
    ),
  );

  const fairness = createFairness({
    calls,
    words,
    rules,
    money,
    seeds: () => seeds,
    onSeeds: (next) => {
      seeds = next;
    },
    onFault: (error) => fault(error),
  });
  const fairDialog = dialog('fairness', fairness.element);
  const ruleDialog = dialog('rules', payTable());

  root.replaceChildren(
    el(
      'header',
      {},
      el(
        'div',
        { class: 'title' },
        el('h1', { text: game.name }),
        el('p', { text: `${game.vendorName} · ${words('returns', { rtp: game.rtp })}` }),
      ),
      ...(mode === 'demo' ? [el('span', { class: 'badge', text: words('demo') })] : []),
      iconButton('rules', ['M5 4H19V20H5Z', 'M9 8.500H15', 'M9 12H15', 'M9 15.500H13'], () =>
        ruleDialog.showModal(),
      ),
      iconButton(
        'fairness',
        [
          'M12 3L19 6V11.500C19 16 16 19.5 12 21C8 19.5 5 16 5 11.500V6Z',
          'M9 12L11.3 14.200L15.2 9.8',
        ],
        () => {
          void fairness.refresh();
          fairDialog.showModal();
        },
      ),
      soundButton,
      iconButton('leave', ['M6 6L18 18', 'M18 6L6 18'], leave),
    ),
    el('section', { class: 'stage' }, banner, el('div', { class: 'frame' }, reels.element), status),
    el(
      'footer',
      {},
      el('div', { class: 'field' }, el('span', { text: words('balance') }), balance),
      el(
        'div',
        { class: 'stake' },
        less,
        el('div', { class: 'field' }, el('span', { text: words('stake') }), stakeText),
        more,
      ),
      spinButton,
      el('div', { class: 'field end' }, el('span', { text: words('lastWin') }), won),
      el('p', { class: 'hint', text: words('space') }),
    ),
    ruleDialog,
    fairDialog,
  );

  showAtRest();
  refreshStake();
  refreshFeature();
  document.addEventListener('keydown', onKey);
  tellSite(game.siteOrigins, { type: 'ready' });

  function firstStake({ stakes, balance: has }: OpenGame): number {
    const wanted = stakes.findLastIndex((stake) => Number(stake) <= Math.min(10, Number(has) / 50));
    return Math.max(0, wanted);
  }

  async function play(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      let goesOn = true;
      while (goesOn) goesOn = await once();
    } finally {
      setBusy(false);
      refreshStake();
    }
  }

  /** One spin; true where a free spin follows by itself. */
  async function once(): Promise<boolean> {
    const before = feature;
    status.textContent = '';
    delete status.dataset['kind'];
    reels.start();
    let reply: SpinReply;
    try {
      reply = await send();
    } catch (error) {
      showAtRest();
      fault(error);
      return false;
    }
    pending = undefined;
    seeds = reply.seeds;
    const result = readReels(rules, reply.stops, reply.isFree ? rules.freeMultiplier : 1);
    await reels.stop(result.grid, sound.reel);
    feature = reply.feature;
    balance.textContent = money(reply.balance);
    tell(reply, result, before);
    refreshFeature();
    if (mode === 'real') tellSite(game.siteOrigins, { type: 'balance-changed' });
    if (feature === null) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_BETWEEN_FREE_SPINS_MS));
    // The first free spin waits for the player's own press.
    return before !== null;
  }

  async function send(): Promise<SpinReply> {
    pending ??= { roundKey: crypto.randomUUID(), stake: game.stakes[stakeIndex] ?? '' };
    for (let tries = 1; ; tries += 1) {
      try {
        return await calls.post<SpinReply>('spin', pending);
      } catch (error) {
        const isUnknown =
          !(error instanceof Refused) || error.status === 409 || error.status >= 500;
        if (!isUnknown) {
          pending = undefined;
          throw error;
        }
        if (tries === TRIES) throw error;
        say(words('checking'));
        await new Promise((resolve) => setTimeout(resolve, 800 * tries));
      }
    }
  }

  function tell(reply: SpinReply, result: SpinResult, before: WireFeature | null): void {
    const payout = Number(reply.payout);
    const stake = Number(reply.isFree ? (before?.stake ?? '0') : reply.stake);
    reels.mark(result.lineWins, result.grid, result.scatters >= 3);
    describeReels(result, stake);
    won.textContent = money(reply.payout);
    if (before !== null && reply.feature === null) {
      say(words('freeOver', { amount: format.format(Number(before.won) + payout) }), 'win');
    } else if (result.freeSpinsWon > 0) {
      say(words('freeWon', { count: result.freeSpinsWon, times: rules.freeMultiplier }), 'win');
    } else if (payout === 0) {
      say(words('noWin'));
    } else if (payout < stake) {
      // Less came back than was staked: a plain fact, no cheering.
      say(words('paid', { amount: money(reply.payout) }));
    } else {
      say(words('win', { amount: money(reply.payout) }), 'win');
    }
    if (payout > stake || result.freeSpinsWon > 0) sound.win();
    if (payout >= stake * FINE_WIN && !calm.matches) celebrate();
  }

  function showAtRest(): void {
    const rest = readReels(rules, [0, 0, 0, 0, 0]);
    reels.show(rest.grid);
    describeReels(rest, 0);
  }

  /** What stands on the reels and on which lines it won, for those who do not see them. */
  function describeReels({ grid, lineWins }: SpinResult, stake: number): void {
    const label = [
      words('result', { grid: grid.map((column) => column.join(' ')).join(', ') }),
      ...(stake === 0 ? [] : lineWins).map(({ line, pays }) =>
        words('perLine', { line: line + 1, amount: format.format((pays * stake) / rules.lines) }),
      ),
    ].join('. ');
    reels.element.setAttribute('aria-label', label);
  }

  function celebrate(): void {
    const flags = el('div', { class: 'flags', attr: { 'aria-hidden': 'true' } });
    for (let index = 0; index < 28; index += 1) {
      const flag = el('i');
      flag.style.setProperty('--x', `${(index * 37) % 100}%`);
      flag.style.setProperty('--delay', `${(index * 53) % 600}ms`);
      flag.style.setProperty(
        '--tone',
        ['#ff947a', '#ffc94d', '#45d6c4', '#fff3dc'][index % 4] ?? '#ffc94d',
      );
      flags.append(flag);
    }
    root.append(flags);
    setTimeout(() => flags.remove(), 2600);
  }

  function fault(error: unknown): void {
    if (error instanceof Refused) {
      if (error.status === 401) {
        showClosed(game.language, game.siteOrigins);
        return;
      }
      const known: Partial<Record<string, TextKey>> = {
        INSUFFICIENT_BALANCE: 'lowBalance',
        TOO_MANY_REQUESTS: 'tooFast',
      };
      say(words(known[error.code] ?? 'failed'), 'fault');
      return;
    }
    say(words('failed'), 'fault');
    spinLabel.textContent = words('again');
  }

  function say(text: string, kind?: 'win' | 'fault'): void {
    status.textContent = text;
    if (kind === undefined) delete status.dataset['kind'];
    else status.dataset['kind'] = kind;
  }

  function setBusy(next: boolean): void {
    isBusy = next;
    spinButton.setAttribute('aria-disabled', String(next));
    spinLabel.textContent = words(next ? 'spinning' : pending === undefined ? 'spin' : 'again');
  }

  function moveStake(by: number): void {
    if (isBusy || feature !== null) return;
    stakeIndex = Math.min(game.stakes.length - 1, Math.max(0, stakeIndex + by));
    refreshStake();
  }

  function refreshStake(): void {
    stakeText.textContent = money(feature?.stake ?? game.stakes[stakeIndex] ?? '0');
    less.disabled = stakeIndex === 0 || feature !== null;
    more.disabled = stakeIndex === game.stakes.length - 1 || feature !== null;
  }

  function refreshFeature(): void {
    banner.hidden = feature === null;
    if (feature !== null) {
      banner.textContent = `${words('freeLeft', { count: feature.remaining, total: feature.total })} · ${money(feature.won)}`;
    }
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (
      document.querySelector('dialog[open]') !== null ||
      /^(INPUT|BUTTON|A)$/.test(target.tagName)
    )
      return;
    if (event.code === 'Space' || event.code === 'Enter') {
      event.preventDefault();
      if (!event.repeat) void play();
    } else if (event.code === 'ArrowUp' || event.code === 'ArrowRight') moveStake(1);
    else if (event.code === 'ArrowDown' || event.code === 'ArrowLeft') moveStake(-1);
  }

  function leave(): void {
    tellSite(game.siteOrigins, { type: 'leave' });
    if (window.parent === window && game.backUrl !== null) location.assign(game.backUrl);
  }

  function iconButton(key: TextKey, paths: string[], click: () => void): HTMLButtonElement {
    return el(
      'button',
      {
        class: 'icon',
        attr: { type: 'button', 'aria-label': words(key), title: words(key) },
        on: { click },
      },
      icon(...paths),
    );
  }

  function roundButton(key: TextKey, paths: string[], click: () => void): HTMLButtonElement {
    return el(
      'button',
      { class: 'round', attr: { type: 'button', 'aria-label': words(key) }, on: { click } },
      icon(...paths),
    );
  }

  function dialog(key: TextKey, content: HTMLElement): HTMLDialogElement {
    const title = `dialog-${key}`;
    const element: HTMLDialogElement = el(
      'dialog',
      {
        attr: { 'aria-labelledby': title },
        on: { click: (event) => event.target === element && element.close() },
      },
      el(
        'div',
        { class: 'sheet' },
        el(
          'div',
          { class: 'sheetHead' },
          el('h2', { text: words(key), attr: { id: title } }),
          iconButton('close', ['M6 6L18 18', 'M18 6L6 18'], () => element.close()),
        ),
        content,
      ),
    );
    return element;
  }

  function payTable(): HTMLElement {
    const symbol = (id: string): HTMLElement =>
      el('img', { attr: { src: `/play/art/${game.id}/${id}.svg`, alt: '' } });
    const rows = (Object.keys(rules.pays) as PayingSymbol[]).map((id) =>
      el(
        'li',
        {},
        symbol(id),
        el(
          'ol',
          {},
          ...rules.pays[id].map((pays, place) =>
            el('li', {}, el('span', { text: `${place + 3}×` }), el('b', { text: String(pays) })),
          ),
        ),
      ),
    );
    return el(
      'div',
      { class: 'payTable' },
      el('p', {
        text: `${words('returns', { rtp: game.rtp })} · ${words('lines', { count: rules.lines })}`,
      }),
      el('p', { class: 'special' }, symbol('W'), el('span', { text: words('wildText') })),
      el(
        'p',
        { class: 'special' },
        symbol('S'),
        el('span', {
          text: words('scatterText', {
            pays: rules.scatterPays.join(', '),
            spins: rules.freeSpins.join(', '),
          }),
        }),
      ),
      el('h3', { text: words('pays') }),
      el('ul', { class: 'symbols' }, ...rows),
    );
  }
}
