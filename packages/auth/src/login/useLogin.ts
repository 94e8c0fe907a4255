import { useMember, useSessionStatus } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { PhoneValue } from '../phone/phone';
import { clearRememberedSignIn, signInMemory, type RememberedSignIn } from '../remember/remember';
import { dismissLoginNotice, useLoginNotice, type LoginNotice } from '../stores/authStep';
import { useSignIn, type SignIn } from './useSignIn';

/** The input of username mode. */
export interface UsernameFields {
  username: string;
  password: string;
  captcha: string;
}

/** How a phone number is verified: by a code sent to it, or by the account's password. */
export type PhoneAuthMethod = 'code' | 'password';

/** The input of SMS mode. */
export interface PhoneFields {
  way: PhoneAuthMethod;
  phone: PhoneValue;
  code: string;
  secondCode: string;
  password: string;
  captcha: string;
}

type LoginMode = 'username' | 'phone';

/** The login state that survives closing the dialog: forms, mode, remembered credentials, result. */
export interface Login {
  mode: LoginMode;
  modeChosen(mode: LoginMode): void;
  /** Whether both modes are enabled. */
  hasModes: boolean;
  usernameForm: UseFormReturn<UsernameFields>;
  phoneForm: UseFormReturn<PhoneFields>;
  isRemembering: boolean;
  /** Unchecking clears the stored credentials immediately. */
  rememberingChosen(isOn: boolean): void;
  /** Stores the credentials used, or clears them. */
  keep(entry: RememberedSignIn): Promise<void>;
  signIn: SignIn;
  /** The message of the step that returned to the login. */
  notice: LoginNotice | null;
}

const NO_USERNAME: UsernameFields = { username: '', password: '', captcha: '' };
const NO_PHONE: PhoneFields = {
  way: 'code',
  phone: { dialingCode: '', number: '' },
  code: '',
  secondCode: '',
  password: '',
  captcha: '',
};

interface LoginOptions {
  /** Whether the login is visible. Opening it resets its state. */
  isOpen: boolean;
  onSignedIn(ranPendingAction: boolean): void;
}

/** The state of a login. Input is kept across errors, tabs, and sign-in steps. */
export function useLogin({ isOpen, onSignedIn }: LoginOptions): Login {
  const isByCode = useSwitch('verificationCodeLogin');
  const isByPhone = useSwitch('phoneLogin');
  const hasModes = isByCode && isByPhone;
  const [chosen, setChosen] = useState<LoginMode>('username');
  const usernameForm = useForm<UsernameFields>({ defaultValues: NO_USERNAME });
  const phoneForm = useForm<PhoneFields>({ defaultValues: NO_PHONE });
  const [isRemembering, setIsRemembering] = useState(false);
  /** The visitor may have changed the checkbox before the key store was read. */
  const hasChosenRemembering = useRef(false);
  const [recalled, setRecalled] = useState<RememberedSignIn | null>(null);
  const notice = useLoginNotice();
  const member = useMember();
  const hasEnded = useSessionStatus() === 'expired';
  const signIn = useSignIn({
    onSignedIn: (ranPendingAction) => {
      dismissLoginNotice();
      onSignedIn(ranPendingAction);
    },
  });

  function startOver() {
    usernameForm.reset(NO_USERNAME);
    phoneForm.reset(NO_PHONE);
    setChosen('username');
    setIsRemembering(false);
    hasChosenRemembering.current = false;
    setRecalled(null);
    signIn.reset();
  }

  function fill(entry: RememberedSignIn | null) {
    const { username = '', password = '', dialingCode = '', mobileNumber = '' } = entry ?? {};
    setRecalled(entry);
    if (!hasChosenRemembering.current) setIsRemembering(entry !== null);
    // Input typed before the key store was read takes precedence. A reset would unmount the fields until the
    // next render and lose input.
    const typed = usernameForm.getValues();
    if (typed.username === '' && typed.password === '') {
      // An expired session is most likely renewed by the same member.
      const own = hasEnded ? (member?.account ?? '') : '';
      usernameForm.setValue('username', username || own);
      usernameForm.setValue('password', password);
    }
    if (phoneForm.getValues('phone.number') === '' && mobileNumber !== '') {
      phoneForm.setValue('phone', { dialingCode, number: mobileNumber });
    }
    if (entry?.method === 'sms') setChosen('phone');
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    void signInMemory.recall().then((entry) => {
      if (!isGone) fill(entry);
    });
    return () => {
      isGone = true;
      startOver();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- each opening, once
  }, [isOpen]);

  const changedAccount = notice?.kind === 'password-changed' ? notice.account : null;
  useEffect(() => {
    if (changedAccount === null) return;
    usernameForm.reset({ ...NO_USERNAME, username: changedAccount });
    setChosen('username');
    setRecalled(null);
    signIn.reset();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each change
  }, [changedAccount]);

  return {
    mode: hasModes ? chosen : 'username',
    modeChosen: setChosen,
    hasModes,
    usernameForm,
    phoneForm,
    isRemembering,
    rememberingChosen(isOn) {
      hasChosenRemembering.current = true;
      setIsRemembering(isOn);
      if (isOn) return;
      setRecalled(null);
      void clearRememberedSignIn();
    },
    keep: (entry) =>
      isRemembering ? signInMemory.remember({ ...recalled, ...entry }) : clearRememberedSignIn(),
    signIn,
    notice,
  };
}
