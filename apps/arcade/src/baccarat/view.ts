import { el } from '../kit/dom';
import { tagOf } from '../kit/languageTag';
import { writeAmount } from '../kit/amounts';
import { iconButton } from '../kit/buttons';
import { createDialog } from '../kit/dialog';
import { root } from '../kit/openGame';
import type { Shell } from '../kit/shell';
import type { Words } from '../kit/texts';
import type { BaccaratGame, Spot } from '@perya/game-engines/baccarat';
import { createTray, type Tray } from './chips';
import { createCountdown, type Countdown } from './countdown';
import { createHands, type Hands } from './hands';
import { createRoadMaps } from './roadMaps';
import { createRulesSheet } from './rulesSheet';
import { createSeatRow, type SeatRow } from './seatRow';
import { createSpots, type Spots } from './spots';
import type { TextKey } from './texts';

const ROADS = ['M4 4H20V20H4Z', 'M4 12H20', 'M12 4V20', 'M8 7V9', 'M16 15V17'];

/** What stands on the page, and what it is told. */
export interface View {
  hands: Hands;
  seats: SeatRow;
  countdown: Countdown;
  spots: Spots;
  tray: Tray;
  /** The main action. */
  act: HTMLButtonElement;
  showRoads(sheet: string): void;
  /** What the player has on the round, all spots together. */
  showOnTable(amount: string): void;
}

interface ViewOptions {
  game: BaccaratGame;
  words: Words<TextKey>;
  shell: Shell;
  fairness: { element: HTMLElement; refresh(): Promise<void> };
  onSpot: (spot: Spot) => void;
  onUndo: () => void;
  onRepeat: () => void;
  onPlace: () => void;
}

/** Builds the table and puts it on the page. */
export function createView(options: ViewOptions): View {
  const { game, words, shell, fairness, onSpot, onUndo, onRepeat, onPlace } = options;
  const { money } = shell;
  const hands = createHands(words, shell.isCalm);
  const compact = compactFor(game.language);
  const seats = createSeatRow(words, compact);
  const countdown = createCountdown(words);
  const spots = createSpots(game, { words, money, onBet: onSpot });
  const { stakes, balance } = game;
  const tray = createTray({ stakes, balance, words, compact, onUndo, onRepeat });
  const act = el('button', {
    class: 'act',
    attr: { type: 'button' },
    on: { click: onPlace },
  });
  const onTable = el('output', { text: money('0') });
  // Beside the felt where there is room; all of them in a dialog where there is not.
  const roads = createRoadMaps(words);
  const allRoads = createRoadMaps(words);
  const roadDialog = createDialog(words('roads'), words('close'), allRoads.element);

  shell.mount({
    stage: [
      roads.element,
      el(
        'div',
        { class: 'felt' },
        el('p', { class: 'dealer', text: words('dealer', { name: game.dealer }) }),
        countdown.element,
        hands.element,
        shell.status,
      ),
      el(
        'div',
        { class: 'around' },
        seats.element,
        iconButton(words('roads'), ROADS, () => roadDialog.showModal()),
      ),
      spots.element,
    ],
    footer: [
      shell.balance,
      tray.element,
      act,
      el('div', { class: 'field end' }, el('span', { text: words('onTable') }), onTable),
    ],
    rules: createRulesSheet(game, words, money),
    fairness,
  });
  root.append(roadDialog);

  return {
    hands,
    seats,
    countdown,
    spots,
    tray,
    act,
    showRoads: (sheet) => {
      roads.show(sheet);
      allRoads.show(sheet);
    },
    showOnTable: (amount) => {
      onTable.textContent = money(amount);
    },
  };
}

/** Amounts as they fit on a chip: 500, 5K, 1M. */
function compactFor(language: string): (decimal: string) => string {
  const format = new Intl.NumberFormat(tagOf(language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (decimal) => writeAmount(format, decimal);
}
