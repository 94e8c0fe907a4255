import type { AnyEndpoint } from '@perya/api-client';
import { Button, EmptyState, Field } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { ArrowLeft } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';

import { SearchField } from '../components/SearchField';
import { CallDetails } from './CallDetails';
import { CALLERS, CALLS, CHAPTERS, findCalls, type CallFilter } from './calls';
import styles from './Explorer.module.css';

interface ExplorerProps {
  /** The name of the call that is shown first. */
  call?: string;
  /** Sends the calls that are tried; the browser's own by default. */
  fetch?: typeof globalThis.fetch;
}

const ALL = 'all';
const EVERYTHING: CallFilter = { query: '', tag: null, auth: null };

/** The calls of the contract, and what is known about the chosen one. */
export function Explorer({
  call: first,
  fetch = globalThis.fetch.bind(globalThis),
}: ExplorerProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const [chosen, setChosen] = useState(() => CALLS.find(({ id }) => id === first));
  const found = findCalls(filter);
  return (
    <div className={styles['explorer']} data-has-call={chosen !== undefined}>
      <section className={styles['calls']} aria-label="Calls">
        <Filters filter={filter} onChange={setFilter} />
        <p role="status" className={styles['muted']}>
          {found.length} of {CALLS.length} calls
        </p>
        {found.length > 0 ? (
          <CallList calls={found} chosen={chosen} onChoose={setChosen} />
        ) : (
          <EmptyState
            size="compact"
            titleLevel={2}
            title="No call found"
            description="Search for a part of its name, path or summary."
            action={<Button onClick={() => setFilter(EVERYTHING)}>Show all calls</Button>}
          />
        )}
      </section>
      <section className={styles['details']} aria-label="Chosen call">
        {chosen ? (
          <>
            <div className={styles['back']}>
              <Button
                variant="quiet"
                iconStart={<ArrowLeft />}
                onClick={() => setChosen(undefined)}
              >
                All calls
              </Button>
            </div>
            <CallDetails key={chosen.id} call={chosen} fetch={fetch} />
          </>
        ) : (
          <EmptyState
            titleLevel={2}
            title="Choose a call"
            description="Its fields, errors and a sample answer are shown here."
          />
        )}
      </section>
    </div>
  );
}

function Filters({
  filter,
  onChange,
}: {
  filter: CallFilter;
  onChange: (filter: CallFilter) => void;
}) {
  const choose = (value: string) => (value === ALL ? null : value);
  return (
    <>
      <SearchField
        label="Find a call"
        value={filter.query}
        onChange={(query) => onChange({ ...filter, query })}
      />
      <div className={styles['filters']}>
        <Field label="Chapter">
          <Select
            options={[
              { value: ALL, label: 'All' },
              ...CHAPTERS.map((tag) => ({ value: tag, label: tag })),
            ]}
            value={filter.tag ?? ALL}
            onValueChange={(value) => onChange({ ...filter, tag: choose(value) })}
          />
        </Field>
        <Field label="Who may call it">
          <Select
            options={[
              { value: ALL, label: 'All' },
              ...Object.entries(CALLERS).map(([value, label]) => ({ value, label })),
            ]}
            value={filter.auth ?? ALL}
            onValueChange={(value) => onChange({ ...filter, auth: choose(value) })}
          />
        </Field>
      </div>
    </>
  );
}

function CallList({
  calls,
  chosen,
  onChoose,
}: {
  calls: readonly AnyEndpoint[];
  chosen: AnyEndpoint | undefined;
  onChoose: (call: AnyEndpoint) => void;
}) {
  const entry = chosen && calls.includes(chosen) ? chosen : calls[0];
  return (
    // The arrow keys move between the calls, and Tab leaves the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul className={styles['list']} aria-label="Calls found" onKeyDown={moveFocus}>
      {calls.map((call) => (
        <li key={call.id}>
          <button
            type="button"
            tabIndex={call === entry ? 0 : -1}
            aria-current={call === chosen}
            onClick={() => onChoose(call)}
          >
            <code>{call.id}</code>
            <span className={styles['muted']}>
              {call.method} {call.path}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const place = buttons.findIndex((button) => button === document.activeElement);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
