import { useErrorText } from '@perya/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` after the language has changed, and after texts have arrived that were missing. */
export function useTextsChanged(onChange: () => void): void {
  // Another function whenever the texts are others.
  const errorText = useErrorText();
  const last = useRef(errorText);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === errorText) return;
    last.current = errorText;
    change();
  }, [errorText]);
}
