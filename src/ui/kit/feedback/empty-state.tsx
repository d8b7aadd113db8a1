import type { ReactNode } from 'react'
import css from './empty-state.module.css'

interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** Button or link to the next step. */
  readonly action?: ReactNode
  readonly level?: 2 | 3
}

/** Shown where there is no content: says why, names the next step and offers it. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={css.empty}>
      <span className={css.ring} aria-hidden="true" />
      <Heading className={css.title}>{title}</Heading>
      {children && <div className={css.words}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
