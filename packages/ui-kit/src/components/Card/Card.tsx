import { useId, type ReactNode } from 'react';
import { classNames } from '../../utils/classNames';
import styles from './Card.module.css';

/** Props of {@link Card}. */
export interface CardProps {
  children: ReactNode;
  title?: ReactNode;
  /** Heading level of the title. */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Actions for the whole card, at the end of the title row. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** `none` for a table or a picture that extends to the edges. */
  padding?: 'none' | 'normal' | 'roomy' | undefined;
  tone?: 'surface' | 'raised' | 'outline' | undefined;
  className?: string | undefined;
}

/** A panel. With a title, it is a region labeled by that title. */
export function Card({
  children,
  title,
  titleLevel = 2,
  actions,
  footer,
  padding = 'normal',
  tone = 'surface',
  className,
}: CardProps) {
  const titleId = useId();
  const Root = title === undefined ? 'div' : 'section';
  const Title = `h${titleLevel}` as const;

  return (
    <Root
      className={classNames(styles['card'], className)}
      data-tone={tone}
      data-padding={padding}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {(title !== undefined || actions !== undefined) && (
        <header className={styles['header']}>
          {title !== undefined && (
            <Title id={titleId} className={styles['title']}>
              {title}
            </Title>
          )}
          {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
        </header>
      )}
      <div className={styles['body']}>{children}</div>
      {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
    </Root>
  );
}
