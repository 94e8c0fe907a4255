import { Button, EmptyState } from '@perya/ui-kit';

export interface LobbyNoticeProps {
  title: string;
  text: string;
  /** Label of the action; omitted if there is neither a surrounding site nor a known URL of it. */
  action?: string | undefined;
  onAction?(): void;
  /** Details for developers. */
  detail?: string | undefined;
}

/** A full-page message, shown when nothing can be played. */
export function LobbyNotice({ title, text, action, onAction, detail }: LobbyNoticeProps) {
  return (
    <div data-detail={detail}>
      <EmptyState
        titleLevel={2}
        title={title}
        description={text}
        action={
          action && (
            <Button variant="primary" onClick={onAction}>
              {action}
            </Button>
          )
        }
      />
    </div>
  );
}
