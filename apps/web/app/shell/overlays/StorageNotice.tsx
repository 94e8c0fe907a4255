import { useErrorText } from '@perya/i18n';
import { useStorageStatus } from '@perya/session';
import { useToast } from '@perya/ui-kit';
import { useEffect, useEffectEvent } from 'react';

/** Warns a member whose browser doesn't keep the session: a reload signs them out. */
export default function StorageNotice() {
  const errorText = useErrorText();
  const toast = useToast();
  const { isKept } = useStorageStatus();
  const warn = useEffectEvent(() => {
    const id = toast.show({ title: errorText({ key: 'storageBlocked' }), durationMs: 0 });
    return () => toast.dismiss(id);
  });
  useEffect(() => (isKept ? undefined : warn()), [isKept]);
  return null;
}
