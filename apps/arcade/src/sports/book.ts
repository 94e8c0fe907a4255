import type { SportsFacts } from '@perya/game-engines/sports';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { OpenedGame } from '../game/GameContext';
import { createBoardActions, type BoardActions } from './boardActions';
import { createBookStore, type BookState, type BookStore } from './bookStore';
import { createSlipActions, type SlipActions } from './slipActions';

/** An open book: its state and its actions. */
export interface Book extends BoardActions, SlipActions {
  store: BookStore;
}

export function createBook(opened: OpenedGame<SportsFacts>): Book {
  const store = createBookStore(opened.game);
  return {
    store,
    ...createBoardActions(store, opened),
    ...createSlipActions(store, opened.game.maxLegs),
  };
}

export const BookContext = createContext<Book | null>(null);

export function useBook(): Book {
  const book = use(BookContext);
  if (book === null) throw new Error('useBook is for what stands inside a BookContext.');
  return book;
}

/** Selects a part of the book's state. The selector must return a stored value, never a new object. */
export const useBookState = <Part>(select: (state: BookState) => Part): Part =>
  useStore(useBook().store, select);
