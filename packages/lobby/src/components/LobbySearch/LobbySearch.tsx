import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH, searchText } from '../../address/lobbyAddress';
import { useFiltersT } from '../../filters/locales';
import styles from './LobbySearch.module.css';

/** Debounce of the search, in ms. */
const PAUSE_MS = 250;

export interface LobbySearchProps {
  /** The text in the URL. */
  value: string;
  /** Called with the text to search: after a pause in typing, on Enter, or on Clear. */
  onSearch(text: string): void;
}

/** The search box of a lobby. Named `q`, so that a surrounding form searches without JavaScript too. */
export function LobbySearch({ value, onSearch }: LobbySearchProps) {
  const t = useFiltersT();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string[]>([]);

  // Called after a delay: by then, the URL and the callback may have changed.
  const latestOnSearch = useRef(onSearch);

  useEffect(() => {
    latestOnSearch.current = onSearch;
  }, [onSearch]);

  useEffect(() => () => clearTimeout(pause.current), []);

  useEffect(() => {
    // The URL follows searches sent from here with a delay, and may skip some. Only a URL that wasn't sent
    // from here (Back, a removed filter) may replace the text in the box.
    const echo = sent.current.indexOf(value);
    if (echo >= 0) {
      sent.current = sent.current.slice(echo + 1);
      return;
    }
    sent.current = [];
    setTyped((typed) => (searchText(typed) === value ? typed : value));
  }, [value]);

  const send = (text: string) => {
    clearTimeout(pause.current);
    pause.current = undefined;
    const wanted = searchText(text);
    if (wanted === (sent.current.at(-1) ?? value)) return;
    sent.current.push(wanted);
    latestOnSearch.current(wanted);
  };

  const sendAfterPause = (text: string) => {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => send(text), PAUSE_MS);
  };

  return (
    <div className={styles['search']} role="search">
      <Search className={styles['icon']} aria-hidden />
      <input
        ref={input}
        className={styles['input']}
        type="search"
        name="q"
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.placeholder')}
        aria-label={t('search.label')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          setTyped(event.target.value);
          // Incomplete IME input, such as half a Chinese or Vietnamese syllable, isn't searched.
          if (!(event.nativeEvent as InputEvent).isComposing) sendAfterPause(event.target.value);
        }}
        onCompositionEnd={(event) => sendAfterPause(event.currentTarget.value)}
        onBlur={(event) => {
          // On blur, pending text is sent immediately: the next press may navigate, and a later search would
          // undo that.
          if (pause.current !== undefined) send(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send(typed);
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={t('search.clear')}
          // Keeps the focus in the box, so that text about to be cleared isn't searched first.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setTyped('');
            send('');
            input.current?.focus();
          }}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}
