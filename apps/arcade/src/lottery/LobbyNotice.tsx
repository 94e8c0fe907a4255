import { Button, EmptyState } from '@perya/ui-kit';

export interface LobbyNoticeProps {
  title: string;
  text: string;
  /** The way on; none where nobody stands around this page and no address of the site is known. */
  action?: string | undefined;
  onAction?(): void;
  /** What a developer is told. */
  detail?: string | undefined;
}

/** The whole page, where there is nothing to play on. */
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
