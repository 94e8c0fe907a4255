import { el, icon } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import { createComposer } from './composer';
import type { ConnectionState } from './connection';
import { rowsOf, type LineActions } from './lines';
import type { Room } from './room';
import { renderRows } from './rows';
import { wordsOf, type Words } from './texts';

/** So near to the end counts as the end, in pixels. */
const END = 48;

export interface ViewOptions {
  /** Shown where no window around it says it. */
  title: string | null;
  /** `#rrggbb` */
  headerColour: string | null;
  onSend: (text: string) => void;
  onScroll: () => void;
  actions: LineActions;
}

interface Shown {
  room: Room;
  state: ConnectionState;
  hidden: ReadonlySet<string>;
  reported: ReadonlySet<number>;
  isLoadingOlder: boolean;
  isShown: boolean;
  /** The player has just said something. */
  toNewest: boolean;
}

export interface View {
  show(next: Shown): void;
  isAtEnd(): boolean;
}

/** The room on the screen. */
export function createView(root: HTMLElement, options: ViewOptions): View {
  const { title, headerColour, onSend, onScroll, actions } = options;
  const online = el('span', { class: 'online' });
  const me = el('span', { class: 'me' });
  const header = el(
    'header',
    {},
    ...(title === null ? [] : [el('h1', { text: title })]),
    el('p', {}, online, me),
  );
  if (headerColour !== null && /^#[\da-f]{6}$/i.test(headerColour)) {
    header.style.backgroundColor = headerColour;
  }
  const list = el('ol');
  // The role stands around the list: on it, it would take away what its items are items of.
  const log = el(
    'div',
    { class: 'log', attr: { role: 'log', tabindex: 0 }, on: { scroll: onScrolled } },
    list,
  );
  const newest = el(
    'button',
    { class: 'newest', attr: { type: 'button', hidden: true }, on: { click: () => toEnd() } },
    icon('M12 5V19', 'M6 13L12 19L18 13'),
    el('span'),
  );
  const notice = el('p', { class: 'notice', attr: { role: 'status' } });
  const rules = el('p', { class: 'rules' });
  const composer = createComposer(onSend);
  root.replaceChildren(
    header,
    notice,
    el('div', { class: 'stage' }, log, newest),
    composer.element,
    rules,
  );

  let wasAtEnd = true;
  let seenId = 0;
  let language = '';
  let words: Words = wordsOf('EN');
  let last: Shown | undefined;

  function show(next: Shown): void {
    last = next;
    const { room, state } = next;
    if (room.language !== language) speak(room.language, title);
    if (state === 'ended') {
      showEnd();
      return;
    }
    online.textContent =
      state !== 'open'
        ? words('connecting')
        : room.kind === 'desk'
          ? words('desk')
          : onlineText(room);
    online.dataset['state'] = state;
    me.textContent = room.name === '' ? '' : words('youAre', { name: room.name });
    notice.textContent =
      state === 'cut' ? words('reconnecting') : state === 'crowded' ? words('crowded') : '';
    log.setAttribute('aria-busy', String(next.isLoadingOlder));
    showLines(next);
  }

  function showLines({ room, hidden, reported, isLoadingOlder, toNewest }: Shown): void {
    const { scrollTop, scrollHeight } = log;
    const firstBefore = list.querySelector('[data-kind]');
    const topBefore = firstBefore?.getBoundingClientRect().top ?? 0;
    const view = { room, words, hidden, reported, isLoadingOlder, now: Date.now(), actions };
    // Before it has entered there is nothing to say about an empty room.
    renderRows(list, room.name === '' ? [] : rowsOf(view));
    if (wasAtEnd || toNewest) toEnd();
    else if (log.scrollHeight !== scrollHeight && firstBefore?.isConnected === true) {
      // What came above pushes nothing away that is being read.
      log.scrollTop = scrollTop + firstBefore.getBoundingClientRect().top - topBefore;
    }
    showNewest();
  }

  function showNewest(): void {
    const lines = last?.room.lines ?? [];
    if (wasAtEnd) seenId = lines.at(-1)?.id ?? 0;
    const count = lines.filter(({ id, isMine }) => id > seenId && !isMine).length;
    newest.hidden = wasAtEnd;
    const text = count === 0 ? words('newest') : words('newMessages', { count });
    if (newest.lastElementChild) newest.lastElementChild.textContent = text;
  }

  function showEnd(): void {
    root.replaceChildren(
      el(
        'div',
        { class: 'closed', attr: { role: 'alert' } },
        el('h1', { text: words('closed') }),
        el('p', { text: words('closedText') }),
      ),
    );
  }

  function speak(next: string, name: string | null): void {
    language = next;
    words = wordsOf(next);
    document.documentElement.lang = tagOf(next);
    if (name !== null) document.title = name;
    log.setAttribute('aria-label', words('log'));
    rules.textContent = words('rules');
    composer.setWords(words);
  }

  function onlineText(room: Room): string {
    const count = new Intl.NumberFormat(tagOf(room.language)).format(Math.max(1, room.online));
    return words('online', { count });
  }

  function onScrolled(): void {
    const { scrollTop, scrollHeight, clientHeight } = log;
    wasAtEnd = scrollHeight - scrollTop - clientHeight < END;
    showNewest();
    onScroll();
  }

  function toEnd(): void {
    wasAtEnd = true;
    log.scrollTop = log.scrollHeight;
    showNewest();
  }

  // A keyboard that comes up, or a window that grows, leaves the newest line in sight.
  new ResizeObserver(() => {
    if (wasAtEnd) toEnd();
  }).observe(log);

  return { show, isAtEnd: () => wasAtEnd };
}
