import type { ReactNode } from 'react';

interface AdviceProps {
  /** One sentence, or an example with one. */
  children: ReactNode;
}

/** Places `Do` and `Dont` beside each other. */
export function Guidance({ children }: AdviceProps) {
  return <div className="docs-guidance">{children}</div>;
}

/** A recommended use. */
export function Do({ children }: AdviceProps) {
  return (
    <div className="docs-advice" data-kind="do">
      <strong>Do</strong>
      {children}
    </div>
  );
}

/** A use to avoid, with the reason. */
export function Dont({ children }: AdviceProps) {
  return (
    <div className="docs-advice" data-kind="dont">
      <strong>Don’t</strong>
      {children}
    </div>
  );
}
