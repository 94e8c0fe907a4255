import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsFrom } from '../kit/texts';
import { arrange, type Card } from '@perya/game-engines/pusoy';
import { createBoard, type Board } from './board';
import { TEXTS } from './texts';

const RANKS = '23456789TJQKA';
const card = (name: string): Card =>
  RANKS.indexOf(name.charAt(0)) * 4 + 'cdhs'.indexOf(name.charAt(1));
const CARDS = '7c 7d 7h Qc Qd 2s Ac 9d 4h'.split(' ').map(card);

let board: Board;
const onChange = vi.fn<() => void>();
const onPick = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  board = createBoard({ words: wordsFrom(TEXTS, 'EN'), onChange, onPick });
  document.body.replaceChildren(board.element);
  board.deal(CARDS);
  board.open(true);
});

const slots = () => [...board.element.querySelectorAll('button')];
const slotOf = (name: string) =>
  slots().find((slot) => slot.dataset['card'] === String(card(name))) ?? expect.fail(name);
const kinds = () => [...board.element.querySelectorAll('.kind')].map((kind) => kind.textContent);

describe('the board', () => {
  it('lays what was dealt in rows that may be shown as they are', () => {
    expect(new Set(board.rows()?.flat())).toEqual(new Set(CARDS));
    expect(board.fault()).toBeUndefined();
    expect(slots().map((slot) => slot.getAttribute('aria-label'))).toContain('Q of diamonds');
  });

  it('changes two cards that are pressed one after the other', () => {
    const before = board.rows()?.flat() ?? [];
    slotOf('Ac').click();
    expect(onPick).toHaveBeenCalledOnce();
    expect(slotOf('Ac').getAttribute('aria-pressed')).toBe('true');
    slotOf('2s').click();
    expect(onChange).toHaveBeenCalledOnce();
    const after = board.rows()?.flat() ?? [];
    expect(after.indexOf(card('Ac'))).toBe(before.indexOf(card('2s')));
    expect(after.indexOf(card('2s'))).toBe(before.indexOf(card('Ac')));
  });

  it('says which row is weaker than the one before it, and what each row is', () => {
    board.lay(arrange(CARDS));
    expect(kinds()).toEqual(['High card', 'Pair', 'Three of a kind']);
    const [front, middle, back] = arrange(CARDS);
    board.lay([front, back, middle]);
    expect(board.fault()).toEqual({ earlier: 'middle', later: 'back' });
    expect(board.element.querySelectorAll('[data-weak=true]')).toHaveLength(1);
    board.lay([back, middle, front]);
    expect(board.fault()).toEqual({ earlier: 'front', later: 'middle' });
  });

  it('changes nothing once the cards are shown', () => {
    board.open(false);
    const before = board.rows();
    slotOf('Ac').click();
    slotOf('2s').click();
    expect(board.rows()).toEqual(before);
    expect(onPick).not.toHaveBeenCalled();
  });
});
