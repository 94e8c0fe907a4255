import { useFormat } from '@perya/i18n';
import { IconButton, TextArea } from '@perya/ui-kit';
import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

import { useT } from '../locales';
import styles from './Conversation.module.css';

/** The remaining characters are shown from this number on. */
const NEAR_THE_END = 100;

export interface ComposerProps {
  /** The longest message, in UTF-16 units. */
  maxLength: number;
  onSend(text: string): void;
}

/** The field for a message. Enter sends, Shift+Enter adds a line. */
export function Composer({ maxLength, onSend }: ComposerProps) {
  const t = useT();
  const { number } = useFormat();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const leftId = useId();
  const text = typed.trim();
  const left = maxLength - text.length;
  const isTooLong = left < 0;
  const canSend = text !== '' && !isTooLong;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) {
      onSend(text);
      setTyped('');
    }
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // While composing (Chinese, Vietnamese), Enter confirms the input.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form className={styles['composer']} onSubmit={send} noValidate>
      <div className={styles['field']}>
        <TextArea
          ref={field}
          className={styles['input']}
          rows={2}
          value={typed}
          placeholder={t('chat.write')}
          aria-label={t('chat.write')}
          aria-describedby={leftId}
          aria-invalid={isTooLong}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={sendOnEnter}
        />
        <output id={leftId} className={styles['left']} data-too-long={isTooLong || undefined}>
          {isTooLong
            ? t('chat.tooLong', { max: number(maxLength) })
            : left <= NEAR_THE_END && t('chat.left', { count: left })}
        </output>
      </div>
      <IconButton
        className={styles['send']}
        type="submit"
        label={t('chat.send')}
        icon={<SendHorizontal />}
        aria-disabled={!canSend}
      />
    </form>
  );
}
