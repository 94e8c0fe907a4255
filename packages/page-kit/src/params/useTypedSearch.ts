import { useState, type FormEvent } from 'react';

export interface TypedSearch {
  typed: string;
  type(text: string): void;
  /** For the form: searches for what was typed. */
  submit(event: FormEvent): void;
}

/** What is being typed into a search that the address keeps; a search that comes by the address, by Back say, takes its place. */
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
