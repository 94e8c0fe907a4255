import type { AnyEndpoint } from '@perya/api-client';
import { Badge } from '@perya/ui-kit';

import { CALLERS, describeCall } from './calls';
import styles from './Explorer.module.css';
import type { ContractField } from './fields';
import { Json } from './Json';
import { TryCall } from './TryCall';

/** What the contract says about a call, and a form that makes it. */
export function CallDetails({
  call,
  fetch,
}: {
  call: AnyEndpoint;
  fetch: typeof globalThis.fetch;
}) {
  const described = describeCall(call);
  return (
    <article className={styles['call']}>
      <h2>{call.id}</h2>
      <p>{call.summary}</p>
      <p className={styles['path']}>
        <code>
          {call.method} {call.path}
        </code>
      </p>
      <div className={styles['badges']}>
        <Badge tone="teal">{CALLERS[call.auth]}</Badge>
        <Badge>{call.tag}</Badge>
        {call.encrypted && <Badge>Encrypted</Badge>}
        {call.idempotent && <Badge>Idempotency key</Badge>}
      </div>
      <p className={styles['muted']}>Source: {call.spec}</p>
      <Fields title="Request" fields={described.request} none="This call has no fields." />
      <Fields title="Headers" fields={described.headers} none="This call has no headers." />
      <Fields title="Answer" fields={described.response} none="The answer has no fields." />
      <h3>Errors</h3>
      <ul className={styles['fields']}>
        {described.errors.map(({ status, description, code }) => (
          <li key={status}>
            <strong>{status}</strong>
            <span>
              {description} <span className={styles['muted']}>For example {code}.</span>
            </span>
          </li>
        ))}
      </ul>
      <h3>Sample answer</h3>
      <Json label="Sample answer" value={described.answerExample} />
      <TryCall call={call} described={described} fetch={fetch} />
    </article>
  );
}

function Fields({
  title,
  fields,
  none,
}: {
  title: string;
  fields: readonly ContractField[];
  none: string;
}) {
  return (
    <>
      <h3>{title}</h3>
      {fields.length === 0 && <p className={styles['muted']}>{none}</p>}
      {fields.length > 0 && (
        <ul className={styles['fields']}>
          {fields.map(({ path, type, isRequired, limits, description, place }) => (
            <li key={path}>
              <code>{path}</code>
              <span>
                {type}, {isRequired ? 'required' : 'optional'}
                {place !== undefined && `, in the ${place}`}
                {limits !== '' && <span className={styles['muted']}>{limits}</span>}
                {description !== '' && <span className={styles['muted']}>{description}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
