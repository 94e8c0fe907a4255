import { Check, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type InputEvent } from 'react';

import { IconButton } from '../IconButton/IconButton';
import { Input, type InputProps } from '../Input/Input';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './PasswordInput.module.css';

/** One rule of a new password, checked while typing. */
export interface PasswordRule {
  id: string;
  label: string;
  isMet(password: string): boolean;
}

/** Props of {@link PasswordInput}. */
export interface PasswordInputProps extends Omit<InputProps, 'type' | 'end'> {
  labels: {
    show: string;
    hide: string;
    /** Announced before a rule, for screen readers. */
    ruleMet?: string | undefined;
    ruleUnmet?: string | undefined;
  };
  rules?: readonly PasswordRule[] | undefined;
}

const NO_RULES: readonly PasswordRule[] = [];

/** A password field with a reveal button and an optional list of rules that are checked while typing. */
export function PasswordInput({
  labels,
  rules = NO_RULES,
  onInput,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const [typed, setTyped] = useState(String(rest.value ?? rest.defaultValue ?? ''));
  const rulesId = useId();
  const password = rest.value === undefined ? typed : String(rest.value);

  const follow = (event: InputEvent<HTMLInputElement>) => {
    setTyped(event.currentTarget.value);
    onInput?.(event);
  };

  return (
    <div className={className}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        aria-describedby={joinIds(describedBy, rules.length > 0 ? rulesId : undefined)}
        type={isShown ? 'text' : 'password'}
        onInput={follow}
        end={
          <IconButton
            label={isShown ? labels.hide : labels.show}
            icon={isShown ? <EyeOff /> : <Eye />}
            disabled={rest.disabled}
            // A click keeps the caret position, and the on-screen keyboard open on a phone.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsShown((was) => !was)}
          />
        }
      />
      {rules.length > 0 && (
        <ul id={rulesId} className={styles['rules']} aria-live="polite">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} password={password} labels={labels} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Rule({
  rule,
  password,
  labels,
}: {
  rule: PasswordRule;
  password: string;
  labels: PasswordInputProps['labels'];
}) {
  const isMet = rule.isMet(password);
  const state = isMet ? labels.ruleMet : labels.ruleUnmet;
  return (
    <li className={styles['rule']} data-met={isMet || undefined}>
      <span className={styles['tick']} aria-hidden="true">
        {isMet && <Check />}
      </span>
      {state !== undefined && <VisuallyHidden>{state} </VisuallyHidden>}
      {rule.label}
    </li>
  );
}

function joinIds(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}
