import { el, icon } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import { CHAT_MAX_LENGTH, type ChatLine } from '@perya/api-client';
import type { PendingLine, Room } from './room';
import type { Row } from './rows';
import type { TextKey, Words } from './texts';

/** Words of one author within this time stand together. */
const TOGETHER_MS = 5 * 60_000;

export interface LineActions {
  report: (line: ChatLine) => void;
  hide: (author: string) => void;
  sendAgain: (key: string) => void;
  discard: (key: string) => void;
  older: () => void;
  showAll: () => void;
}

export interface LinesView {
  room: Room;
  words: Words;
  /** Authors that this player does not want to see. */
  hidden: ReadonlySet<string>;
  reported: ReadonlySet<number>;
  isLoadingOlder: boolean;
  now: number;
  actions: LineActions;
}

/** Everything that the list shows, in order. */
export function rowsOf(view: LinesView): Row[] {
  const { room, hidden, words } = view;
  const shown = room.lines.filter(({ author }) => author === null || !hidden.has(author));
  const rows: Row[] = [];
  if (room.hasOlder) rows.push(olderRow(view));
  let before: ChatLine | undefined;
  let isFreshMarked = false;
  for (const line of shown) {
    const day = dayOf(line.at, room);
    if (before === undefined || dayOf(before.at, room) !== day) {
      rows.push(textRow(`day:${day}`, 'day', dayWords(line.at, view)));
      before = undefined;
    }
    if (!isFreshMarked && line.id > room.freshAfter && !line.isMine && line !== shown[0]) {
      isFreshMarked = true;
      rows.push(textRow('fresh', 'fresh', words('fresh')));
      before = undefined;
    }
    rows.push(lineRow(line, before, view));
    before = line;
  }
  if (shown.length === 0 && room.pending.length === 0) {
    const empty = room.kind === 'desk' ? 'emptyDesk' : 'empty';
    rows.push(textRow('empty', 'empty', words(empty)));
  }
  rows.push(...room.pending.map((line) => pendingRow(line, view)));
  if (hidden.size > 0) rows.push(hiddenRow(view));
  return rows;
}

function lineRow(line: ChatLine, before: ChatLine | undefined, view: LinesView): Row {
  const isNext =
    before !== undefined && before.author === line.author && line.at - before.at < TOGETHER_MS;
  const isReported = view.reported.has(line.id);
  return {
    key: `line:${line.id}`,
    signature: `${view.room.language}${isNext}${isReported}`,
    make: () => {
      const { words, room } = view;
      const tag = tagOf(room.language);
      const at = new Date(line.at);
      const clock = new Intl.DateTimeFormat(tag, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: room.timeZone,
      });
      const name = line.isMine ? words('you') : (line.name ?? words('house'));
      const kind = line.isMine ? 'mine' : line.name === null ? 'house' : 'theirs';
      const item = el(
        'li',
        { class: 'line', attr: { 'data-kind': kind, 'data-next': isNext } },
        el('p', { class: isNext ? 'name unseen' : 'name', text: name }),
        el(
          'div',
          { class: 'bubble' },
          el('p', { class: 'text', text: line.text, attr: { dir: 'auto' } }),
          el('time', { text: clock.format(at), attr: { datetime: at.toISOString() } }),
        ),
        ...(kind === 'theirs' ? [menuOf(line, isReported, view)] : []),
      );
      if (line.author !== null) item.style.setProperty('--hue', String(hueOf(line.author)));
      return item;
    },
  };
}

function menuOf(line: ChatLine, isReported: boolean, { words, actions }: LinesView): HTMLElement {
  const { author } = line;
  const button = (key: TextKey, click: () => void) =>
    el('button', { text: words(key), attr: { type: 'button' }, on: { click } });
  return el(
    'details',
    { class: 'more' },
    el(
      'summary',
      { attr: { 'aria-label': words('more') } },
      icon('M5 12h.01', 'M12 12h.01', 'M19 12h.01'),
    ),
    el(
      'div',
      { class: 'menu' },
      isReported
        ? el('p', { text: words('reported'), attr: { role: 'status' } })
        : button('report', () => actions.report(line)),
      ...(author === null ? [] : [button('hide', () => actions.hide(author))]),
    ),
  );
}

function pendingRow(line: PendingLine, view: LinesView): Row {
  const { key, text, refusal, retryAfterMs } = line;
  const { words, actions } = view;
  return {
    key: `pending:${key}`,
    signature: `${view.room.language}${refusal}${retryAfterMs}`,
    make: () =>
      el(
        'li',
        { class: 'line', attr: { 'data-kind': 'mine', 'data-pending': refusal ?? 'sending' } },
        el('p', { class: 'name unseen', text: words('you') }),
        el('div', { class: 'bubble' }, el('p', { class: 'text', text, attr: { dir: 'auto' } })),
        el(
          'div',
          { class: 'state' },
          el('span', { text: reasonWords(line, words) }),
          ...(refusal === undefined
            ? []
            : [
                el('button', {
                  text: words('again'),
                  attr: { type: 'button' },
                  on: { click: () => actions.sendAgain(key) },
                }),
                el('button', {
                  text: words('discard'),
                  attr: { type: 'button' },
                  on: { click: () => actions.discard(key) },
                }),
              ]),
        ),
      ),
  };
}

function reasonWords({ refusal, retryAfterMs = 0 }: PendingLine, words: Words): string {
  if (refusal === undefined) return words('sending');
  switch (refusal) {
    case 'too-fast':
      return words('tooFast', { seconds: Math.ceil(retryAfterMs / 1000) });
    case 'too-long':
      return words('tooLong', { max: CHAT_MAX_LENGTH });
    case 'repeated':
      return words('repeated');
    case 'empty':
      return words('notSent');
  }
}

function olderRow({ words, isLoadingOlder, actions, room }: LinesView): Row {
  return buttonRow('older', words('older'), actions.older, isLoadingOlder, room.language);
}

const hiddenRow = ({ words, hidden, actions, room }: LinesView): Row => ({
  key: 'hidden',
  signature: `${room.language}${hidden.size}`,
  make: () =>
    el(
      'li',
      { class: 'note' },
      el('span', { text: words('hiddenPlayers', { count: hidden.size }) }),
      el('button', {
        text: words('showAll'),
        attr: { type: 'button' },
        on: { click: actions.showAll },
      }),
    ),
});

const buttonRow = (
  key: string,
  text: string,
  click: () => void,
  isBusy: boolean,
  language: string,
): Row => ({
  key,
  signature: `${language}${isBusy}`,
  make: () =>
    el(
      'li',
      { class: 'note' },
      el('button', { text, attr: { type: 'button', 'aria-disabled': isBusy }, on: { click } }),
    ),
});

const textRow = (key: string, kind: string, text: string): Row => ({
  key,
  signature: text,
  make: () => el('li', { class: kind }, el('span', { text })),
});

/** `2026-11-21`: a day as it is counted where the house is. */
const dayOf = (at: number, { timeZone }: Room): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);

function dayWords(at: number, { room, now }: LinesView): string {
  const tag = tagOf(room.language);
  const daysAgo = Math.round(
    (Date.parse(dayOf(now, room)) - Date.parse(dayOf(at, room))) / 86_400_000,
  );
  return daysAgo <= 1
    ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(-daysAgo, 'day')
    : new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: room.timeZone }).format(at);
}

/** The same colour for the same author, 0 to 359. */
function hueOf(author: string): number {
  let sum = 0;
  for (let at = 0; at < author.length; at += 1) sum = (sum * 31 + author.charCodeAt(at)) % 360;
  return sum;
}
