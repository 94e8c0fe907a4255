import type { SportsFacts } from '@perya/game-engines/sports';
import { useState } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { BookContext, createBook } from './book';
import { BookPage } from './BookPage';

/** The sports book. */
export function Sports() {
  const opened = useOpenedGame<SportsFacts>();
  const [book] = useState(() => createBook(opened));
  return (
    <BookContext value={book}>
      <BookPage />
    </BookContext>
  );
}
