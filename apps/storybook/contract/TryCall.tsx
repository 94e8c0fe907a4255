import type { AnyEndpoint } from '@perya/api-client';
import { Button, Field, Input, TextArea } from '@perya/ui-kit';
import { useState, type FormEvent } from 'react';

import { GATEWAY, type DescribedCall } from './calls';
import styles from './Explorer.module.css';
import { Json } from './Json';
import { sendCall, type Outcome } from './sendCall';

interface TryCallProps {
  call: AnyEndpoint;
  described: DescribedCall;
  fetch: typeof globalThis.fetch;
}

/** Makes a call at a running gateway. Nothing of it is stored. */
export function TryCall({ call, described, fetch }: TryCallProps) {
  const [address, setAddress] = useState(GATEWAY);
  const [token, setToken] = useState('');
  const [text, setText] = useState(() => json(described.shortRequestExample));
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const request = parsed(text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!request) return;
    setSending(true);
    setOutcome(await sendCall({ call, request, files: described.files, address, token, fetch }));
    setSending(false);
  };
  return (
    <form className={styles['try']} onSubmit={(event) => void send(event)}>
      <h3>Try it against a running gateway</h3>
      <Field label="Gateway">
        <Input
          type="url"
          required
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      </Field>
      {call.auth !== 'none' && (
        <Field
          label={call.auth === 'operator' ? 'Operator key' : 'Token'}
          help={call.auth === 'optional' ? 'Optional' : undefined}
        >
          <Input
            autoComplete="off"
            value={token}
            onChange={({ target }) => setToken(target.value)}
          />
        </Field>
      )}
      <Field
        label="Request"
        help="In its wire form, as JSON. The text of a file is sent as a file."
        error={request ? undefined : 'Enter a JSON object, such as {}.'}
      >
        <TextArea
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={styles['actions']}>
        <Button type="submit" variant="primary" busy={isSending}>
          Send the call
        </Button>
        <Button variant="quiet" onClick={() => setText(json(described.requestExample))}>
          Fill in every field
        </Button>
      </div>
      <div role="status">{outcome && <Ending {...outcome} />}</div>
      {outcome && outcome.body !== null && <Json label="Answer" value={outcome.body} />}
    </form>
  );
}

function Ending({ isOk, title, advice = '', status, milliseconds }: Outcome) {
  return (
    <>
      <p className={styles['ending']} data-ok={isOk}>
        {title}
      </p>
      {advice !== '' && <p>{advice}</p>}
      <p className={styles['muted']}>
        {status !== null && `Status ${status}, `}
        {milliseconds} ms
      </p>
    </>
  );
}

const json = (value: object) => JSON.stringify(value, null, 2);

/** The object that a text is, or null. */
function parsed(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
