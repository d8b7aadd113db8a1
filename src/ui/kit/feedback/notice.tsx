import type { ReactNode } from 'react'
import css from './notice.module.css'

interface NoticeProps {
  readonly tone?: 'plain' | 'good' | 'bad'
  readonly title?: string
  readonly children?: ReactNode
  /** Buttons or links: what to do now. */
  readonly actions?: ReactNode
}

/** A message of the page. Screen readers read a `bad` one at once, others when the reader is idle. */
export const Notice = ({ tone = 'plain', title, children, actions }: NoticeProps) => (
  <div className={css.notice} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    {title && <p className={css.title}>{title}</p>}
    {children && <div>{children}</div>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
