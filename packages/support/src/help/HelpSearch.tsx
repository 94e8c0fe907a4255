import { IconButton, Input } from '@perya/ui-kit';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { useHelpNavigate } from './HelpLink';
import styles from './HelpSearch.module.css';
import { useT } from './locales';
import { hrefOf, HELP_START, type HelpPlace } from './place';

/** Debounce of the search, in ms. */
const PAUSE_MS = 150;

/** The search field of the help centre: results update while typing. */
export function HelpSearch({ place }: { place: HelpPlace }) {
  const t = useT();
  const go = useHelpNavigate();
  const current = place.kind === 'search' ? place.words : '';
  const [typed, setTyped] = useState(current);
  const [followed, setFollowed] = useState(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // After Back or a link, the field shows the current search.
  if (followed !== current) {
    setFollowed(current);
    if (typed.trim() !== current) setTyped(current);
  }

  useEffect(() => {
    const words = typed.trim();
    if (words === current) return undefined;
    const search = () => go(words === '' ? HELP_START : { kind: 'search', words });
    timer.current = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer.current);
    // Only typing starts a search: a navigation by link must not trigger one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  // A link followed within the debounce wins: the pending search must not navigate away from it.
  const isElsewhere = place.kind !== 'search' && place.kind !== 'start';
  const href = hrefOf(place);
  useEffect(() => {
    if (isElsewhere) clearTimeout(timer.current);
  }, [isElsewhere, href]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const words = typed.trim();
    if (words !== '' && words !== current) go({ kind: 'search', words });
  };

  return (
    <search className={styles['search']}>
      <form onSubmit={search}>
        <Input
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          iconStart={<Search />}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          end={
            typed !== '' && (
              <IconButton label={t('search.clear')} icon={<X />} onClick={() => setTyped('')} />
            )
          }
        />
      </form>
    </search>
  );
}
