import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH_LENGTH, searchText } from '../../address/lobbyAddress';
import { useFiltersT } from '../../filters/locales';
import styles from './LobbySearch.module.css';

/** How long a person may pause between two letters before the search goes out, in ms. */
const PAUSE_MS = 250;

export interface LobbySearchProps {
  /** The text that the address holds. */
  value: string;
  /** The person wants this text searched: after a pause in typing, on Enter, or on Clear. */
  onSearch(text: string): void;
}

/**
 * The search box of a lobby. Named `q`, so that a form around it searches without JavaScript as well.
 */
export function LobbySearch({ value, onSearch }: LobbySearchProps) {
  const t = useFiltersT();
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef<string[]>([]);

  // Sent after a pause: by then the address, and what is made of it, may be another.
  const latestOnSearch = useRef(onSearch);

  useEffect(() => {
    latestOnSearch.current = onSearch;
  }, [onSearch]);

  useEffect(() => () => clearTimeout(pause.current), []);

  useEffect(() => {
    // The address follows what was sent with a delay, and may skip some of it. Only an address that
    // was not sent from here (Back, a cleared filter) may change what stands in the box.
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
          // Half a Chinese or Vietnamese syllable is not a search yet.
          if (!(event.nativeEvent as InputEvent).isComposing) sendAfterPause(event.target.value);
        }}
        onCompositionEnd={(event) => sendAfterPause(event.currentTarget.value)}
        onBlur={(event) => {
          // What is pressed next may lead elsewhere: a search sent after that would take it back.
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
          // The box keeps the focus: what is to be cleared is not searched first.
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
