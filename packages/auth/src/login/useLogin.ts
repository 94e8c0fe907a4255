import { useMember, useSessionStatus } from '@perya/session';
import { useSwitch } from '@perya/site-config';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { PhoneValue } from '../phone/phone';
import { forgetRemembered, signInMemory, type Remembered } from '../remember/remember';
import { loginNoticeSeen, useLoginNotice, type LoginNotice } from '../stores/authStep';
import { useSignIn, type SignIn } from './useSignIn';

/** What is typed in mode username. */
export interface UsernameFields {
  username: string;
  password: string;
  captcha: string;
}

/** How a phone number is proved: by a code that is sent to it, or by the account's password. */
export type PhoneWay = 'code' | 'password';

/** What is typed in mode sms. */
export interface PhoneFields {
  way: PhoneWay;
  phone: PhoneValue;
  code: string;
  secondCode: string;
  password: string;
  captcha: string;
}

type LoginMode = 'username' | 'phone';

/** Everything of a login that outlives one look at it: forms, mode, what is remembered, how it went. */
export interface Login {
  mode: LoginMode;
  modeChosen(mode: LoginMode): void;
  /** Both modes are on. */
  hasModes: boolean;
  usernameForm: UseFormReturn<UsernameFields>;
  phoneForm: UseFormReturn<PhoneFields>;
  isRemembering: boolean;
  /** Unticking forgets at once. */
  rememberingChosen(isOn: boolean): void;
  /** Keeps what the visitor came in with, or forgets it all. */
  keep(entry: Remembered): Promise<void>;
  signIn: SignIn;
  /** What a step that led back here has to say. */
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
  /** The login is looked at; each time it starts over. */
  isOpen: boolean;
  onSignedIn(ranPendingAction: boolean): void;
}

/** The state of a login. What was typed stays through failures, tabs, and the steps that stand over it. */
export function useLogin({ isOpen, onSignedIn }: LoginOptions): Login {
  const isByCode = useSwitch('verificationCodeLogin');
  const isByPhone = useSwitch('phoneLogin');
  const hasModes = isByCode && isByPhone;
  const [chosen, setChosen] = useState<LoginMode>('username');
  const usernameForm = useForm<UsernameFields>({ defaultValues: NO_USERNAME });
  const phoneForm = useForm<PhoneFields>({ defaultValues: NO_PHONE });
  const [isRemembering, setIsRemembering] = useState(false);
  /** The visitor has answered that question, perhaps sooner than the key store its own. */
  const hasChosenRemembering = useRef(false);
  const [recalled, setRecalled] = useState<Remembered | null>(null);
  const notice = useLoginNotice();
  const member = useMember();
  const hasEnded = useSessionStatus() === 'expired';
  const signIn = useSignIn({
    onSignedIn: (ranPendingAction) => {
      loginNoticeSeen();
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

  function fill(entry: Remembered | null) {
    const { username = '', password = '', dialingCode = '', mobileNumber = '' } = entry ?? {};
    setRecalled(entry);
    if (!hasChosenRemembering.current) setIsRemembering(entry !== null);
    // Whoever was quicker than the key store keeps what was typed. A reset would take the fields away
    // until the next render, and with them whatever is typed meanwhile.
    const typed = usernameForm.getValues();
    if (typed.username === '' && typed.password === '') {
      // A session that has ended is most likely renewed by the same member.
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
      void forgetRemembered();
    },
    keep: (entry) =>
      isRemembering ? signInMemory.remember({ ...recalled, ...entry }) : forgetRemembered(),
    signIn,
    notice,
  };
}
