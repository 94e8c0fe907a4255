import { IconButton, Input } from '@perya/ui-kit';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';

import { useGo } from './HelpLink';
import styles from './HelpSearch.module.css';
import { useT } from './locales';
import { hrefOf, START, type HelpPlace } from './place';

/** After the last letter, before the results change. */
const PAUSE_MS = 150;

/** The search field of the help centre: the results follow the typing. */
export function HelpSearch({ place }: { place: HelpPlace }) {
  const t = useT();
  const go = useGo();
  const current = place.kind === 'search' ? place.words : '';
  const [typed, setTyped] = useState(current);
  const [followed, setFollowed] = useState(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back, or a link: the field says what the results are of.
  if (followed !== current) {
    setFollowed(current);
    if (typed.trim() !== current) setTyped(current);
  }

  useEffect(() => {
    const words = typed.trim();
    if (words === current) return undefined;
    const search = () => go(words === '' ? START : { kind: 'search', words });
    timer.current = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer.current);
    // Only typing starts a search: a place that changes by a link is not searched away from.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [typed]);

  // Who follows a link within the pause has found it: the search must not take them away again.
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
