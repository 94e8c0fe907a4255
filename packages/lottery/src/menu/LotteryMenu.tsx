import type { LotteryGroup } from '@perya/api-client';
import { IconButton, Input } from '@perya/ui-kit';
import { Heart, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';

import { useT } from '../locales';
import styles from './LotteryMenu.module.css';

export interface LotteryMenuProps {
  groups: readonly LotteryGroup[];
  /** Code of the current lottery. */
  current: string;
  favourites: readonly string[];
  /** URL of a lottery. */
  addressOf(code: string): string;
  onFavourite(code: string): void;
  onChosen?: (() => void) | undefined;
}

/** All lotteries by group, each with a favorite button, and a search. */
export function LotteryMenu({ groups, favourites, ...rest }: LotteryMenuProps) {
  const t = useT();
  const [text, setText] = useState('');
  const found = matching(withFavourites(groups, favourites, t('menu.favourites')), text);
  return (
    <nav className={styles['menu']} aria-label={t('menu.title')}>
      <Input
        type="search"
        iconStart={<Search />}
        aria-label={t('menu.search')}
        placeholder={t('menu.search')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {found.length === 0 && (
        <p className={styles['none']} role="status">
          {t('menu.none')}
        </p>
      )}
      {found.map((group) => (
        <Group key={group.code} group={group} favourites={favourites} {...rest} />
      ))}
    </nav>
  );
}

const FAVOURITES = 'FAVOURITES';

/** Favorites come first, in the order in which they were added. */
function withFavourites(
  groups: readonly LotteryGroup[],
  favourites: readonly string[],
  name: string,
): readonly LotteryGroup[] {
  const known = new Map(groups.flatMap(({ games }) => games).map((game) => [game.code, game]));
  const games = favourites.map((code) => known.get(code)).filter((game) => game !== undefined);
  return games.length === 0 ? groups : [{ code: FAVOURITES, name, games }, ...groups];
}

/** Filters lotteries by name, ignoring accents. */
function matching(groups: readonly LotteryGroup[], text: string): readonly LotteryGroup[] {
  const plain = (words: string) =>
    words.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/gi, 'd').toLowerCase();
  const wanted = plain(text.trim());
  if (wanted === '') return groups;
  return groups
    .map((group) => ({
      ...group,
      games: group.games.filter(({ name }) => plain(name).includes(wanted)),
    }))
    .filter(({ games }) => games.length > 0);
}

type GroupProps = Omit<LotteryMenuProps, 'groups'> & { group: LotteryGroup };

function Group({ group, current, favourites, addressOf, onFavourite, onChosen }: GroupProps) {
  const t = useT();
  const id = useId();
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {group.name}
      </h2>
      <ul>
        {group.games.map(({ code, name }) => (
          <li key={code} className={styles['item']}>
            <Link
              to={addressOf(code)}
              className={styles['link']}
              aria-current={code === current ? 'page' : undefined}
              preventScrollReset
              onClick={() => onChosen?.()}
            >
              {name}
            </Link>
            <IconButton
              label={t('menu.favourite', { name })}
              icon={<Heart fill={favourites.includes(code) ? 'currentColor' : 'none'} />}
              pressed={favourites.includes(code)}
              onClick={() => onFavourite(code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
