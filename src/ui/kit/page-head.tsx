import type { ReactNode } from 'react'
import css from './page-head.module.css'

interface PageHeadProps {
  readonly title: ReactNode
  /** One short line above the title. */
  readonly over?: ReactNode
  /** One or two sentences below it. */
  readonly lead?: ReactNode
  /** A map number or another sign before the title. */
  readonly sign?: ReactNode
  readonly actions?: ReactNode
}

/** The head of a page with its one `h1`, which gets the focus when the page opens. */
export const PageHead = ({ title, over, lead, sign, actions }: PageHeadProps) => (
  <div className={css.head}>
    {over && <p className={css.over}>{over}</p>}
    <div className={css.line}>
      {sign}
      <h1 tabIndex={-1}>{title}</h1>
    </div>
    {typeof lead === 'string' ? <p className={css.lead}>{lead}</p> : lead && <div className={css.lead}>{lead}</div>}
    {actions && <div className={css.actions}>{actions}</div>}
  </div>
)
