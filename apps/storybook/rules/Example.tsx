import { Field, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import type { ReactNode } from 'react';

import styles from './example.module.css';

interface ExampleProps {
  inputs: ReactNode;
  /** By name, in their order. */
  results: Readonly<Record<string, ReactNode>>;
}

/** Inputs of a rule beside what it returns for them. */
export function Example({ inputs, results }: ExampleProps) {
  return (
    <div className={styles['example']}>
      <div className={styles['inputs']}>{inputs}</div>
      <dl className={styles['results']} aria-live="polite">
        {Object.entries(results).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-numeric>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface TextProps {
  label: string;
  help?: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A typed input of an example. */
export function Text({ label, help, error, value, onChange }: TextProps) {
  return (
    <Field label={label} help={help} error={error}>
      <Input
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  /** Labels by value. */
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** A chosen input of an example. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const entries = Object.entries(options) as [Value, string][];
  return (
    <Field label={label}>
      <Select
        options={entries.map(([each, name]) => ({ value: each, label: name }))}
        value={value}
        onValueChange={onChange}
      />
    </Field>
  );
}
