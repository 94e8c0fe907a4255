import { SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';

import { IconButton } from '../IconButton/IconButton';
import { TextArea } from '../TextArea/TextArea';
import styles from './MessageComposer.module.css';

/** The remaining characters are shown from this number on. */
const NEAR_THE_END = 60;

/** Props of {@link MessageComposer}. */
export interface MessageComposerProps {
  /** The longest message, as counted by `lengthOf`. */
  maxLength: number;
  /** Defaults to the number of UTF-16 units. */
  lengthOf?(text: string): number;
  /** Lines of the empty field. Defaults to one. */
  rows?: number;
  labels: MessageComposerLabels;
  /** An unsent message from before, to start with. */
  initialText?: string;
  /** Gets what is in the field whenever it changes, such as to keep it; empty after a message was sent. */
  onTextChange?(typed: string): void;
  /** Gets the text without spaces around it; never an empty or too long one. */
  onSend(text: string): void;
}

/** Translated texts of a {@link MessageComposer}. */
export interface MessageComposerLabels {
  /** Names the field, which also shows it as its placeholder. */
  write: string;
  send: string;
  tooLong: string;
  left(count: number): string;
}

const lengthInUnits = ({ length }: string): number => length;

/** The field for a message in a conversation. Enter sends, Shift+Enter adds a line. */
export function MessageComposer({
  maxLength,
  lengthOf = lengthInUnits,
  rows = 1,
  labels,
  initialText = '',
  onTextChange,
  onSend,
}: MessageComposerProps) {
  const [typed, setTyped] = useState(initialText);
  const input = useRef<HTMLTextAreaElement>(null);
  const leftId = useId();
  const text = typed.trim();
  const left = maxLength - lengthOf(text);
  const isTooLong = left < 0;
  const canSend = text !== '' && !isTooLong;

  const change = (next: string) => {
    setTyped(next);
    onTextChange?.(next);
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (canSend) {
      onSend(text);
      change('');
      input.current?.style.removeProperty('block-size');
    }
    input.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // During IME composition (Chinese, Vietnamese), Enter confirms the input.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  };

  return (
    <form className={styles['composer']} onSubmit={send} noValidate>
      <div className={styles['field']}>
        <TextArea
          ref={input}
          className={styles['input']}
          rows={rows}
          value={typed}
          placeholder={labels.write}
          aria-label={labels.write}
          aria-describedby={leftId}
          aria-invalid={isTooLong}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => {
            change(target.value);
            fitHeight(target);
          }}
          onKeyDown={sendOnEnter}
        />
        <output id={leftId} className={styles['left']} aria-live="polite">
          {isTooLong ? labels.tooLong : left <= NEAR_THE_END && labels.left(left)}
        </output>
      </div>
      <IconButton
        className={styles['send']}
        type="submit"
        label={labels.send}
        icon={<SendHorizontal />}
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
