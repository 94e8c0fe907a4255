import { Toast as Base } from '@base-ui/react/toast';
import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import { useEffect } from 'react';

import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import type { ToastQueue, ToastRequest } from './toastQueue';
import styles from './Toast.module.css';

export interface ToastViewportProps {
  queue: ToastQueue;
  labels: { region: string; close: string };
}

const DEFAULT_DURATION_MS = 6000;
const MAX_AT_ONCE = 3;
const ICONS = { info: <Info />, success: <CircleCheck />, danger: <OctagonAlert /> };

/** Where toasts appear. Loaded by `ToastProvider`; not part of a first view. */
export function ToastViewport({ queue, labels }: ToastViewportProps) {
  return (
    <Base.Provider limit={MAX_AT_ONCE}>
      <Base.Portal>
        <Base.Viewport className={styles['viewport']} aria-label={labels.region}>
          <Toasts queue={queue} closeLabel={labels.close} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts({ queue, closeLabel }: { queue: ToastQueue; closeLabel: string }) {
  const { toasts, add, close } = Base.useToastManager<{ request: ToastRequest }>();

  useEffect(
    () =>
      queue.connect({
        add: (id, request) => {
          add({
            id,
            data: { request },
            timeout: request.durationMs ?? (request.tone === 'danger' ? 0 : DEFAULT_DURATION_MS),
          });
        },
        close,
      }),
    [queue, add, close],
  );

  return toasts.map((toast) => {
    const { title, description, tone = 'info', action } = toast.data?.request ?? { title: '' };
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className={styles['toast']}
        data-tone={tone}
        swipeDirection={['right', 'down']}
      >
        <Base.Content className={styles['content']}>
          <span className={styles['icon']} aria-hidden="true">
            {ICONS[tone]}
          </span>
          <div className={styles['text']}>
            {/* A message, not a heading of the page. */}
            <Base.Title className={styles['title']} render={<p />}>
              {title}
            </Base.Title>
            {description !== undefined && (
              <Base.Description className={styles['description']}>{description}</Base.Description>
            )}
            {action !== undefined && (
              <Button
                size="small"
                className={styles['action']}
                onClick={() => {
                  action.onAction();
                  close(toast.id);
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          <Base.Close
            // Hidden by default until the stack is expanded; here every toast is always fully visible.
            aria-hidden={false}
            render={<IconButton label={closeLabel} icon={<X />} />}
          />
        </Base.Content>
      </Base.Root>
    );
  });
}
