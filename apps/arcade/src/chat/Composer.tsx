import { CHAT_MAX_LENGTH } from '@perya/api-client';
import { IconButton, TextArea } from '@perya/ui-kit';
import { Send } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import styles from './Composer.module.css';
import { useChatT } from './texts';

/** The remaining characters are shown from this number on. */
const NEAR_THE_END = 60;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...segmenter.segment(text)].length;

export interface ComposerProps {
  onSend(text: string): void;
}

/** The message input. Enter sends, Shift+Enter adds a line break. */
export function Composer({ onSend }: ComposerProps) {
  const t = useChatT();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const leftId = useId();
  const text = typed.trim();
  const left = CHAT_MAX_LENGTH - lengthOf(text);
  const isTooLong = left < 0;
  const canSend = text !== '' && !isTooLong;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) {
      onSend(text);
      setTyped('');
      input.current?.style.removeProperty('block-size');
    }
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // During IME composition (Chinese, Vietnamese), Enter confirms the input.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form className={styles['composer']} onSubmit={send}>
      <div className={styles['field']}>
        <TextArea
          ref={input}
          className={styles['input']}
          rows={1}
          value={typed}
          placeholder={t('write')}
          aria-label={t('write')}
          aria-describedby={leftId}
          aria-invalid={isTooLong}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => {
            setTyped(target.value);
            fitHeight(target);
          }}
          onKeyDown={sendOnEnter}
        />
        <output id={leftId} className={styles['left']} aria-live="polite">
          {isTooLong
            ? t('tooLong', { max: CHAT_MAX_LENGTH })
            : left <= NEAR_THE_END && t('left', { count: left })}
        </output>
      </div>
      <IconButton
        className={styles['send']}
        type="submit"
        label={t('send')}
        icon={<Send />}
        aria-disabled={!canSend}
      />
    </form>
  );
}

/** Grows with its content, in browsers without `field-sizing`. */
function fitHeight(area: HTMLTextAreaElement): void {
  if (globalThis.CSS?.supports('field-sizing', 'content')) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
