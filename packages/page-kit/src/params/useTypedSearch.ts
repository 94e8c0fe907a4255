import { useState, type FormEvent } from 'react';

/** State of a search field whose text is also in the address. See {@link useTypedSearch}. */
export interface TypedSearch {
  typed: string;
  type(text: string): void;
  /** For the form: searches for the typed text. */
  submit(event: FormEvent): void;
}

/**
 * The text typed into a search field whose value is in the URL. A change of the URL, for example by Back,
 * replaces it.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void): TypedSearch {
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    setTyped(search);
  }
  return {
    typed,
    type: setTyped,
    submit: (event) => {
      event.preventDefault();
      onSearch(typed.trim());
    },
  };
}
