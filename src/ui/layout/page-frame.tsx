import type { ReactNode } from 'react'
import css from './page-frame.module.css'

/** The column of every public page; `narrow` for forms and texts. */
export const PageFrame = ({ narrow = false, children }: { readonly narrow?: boolean; readonly children: ReactNode }) => (
  <div className={css.frame} data-narrow={narrow || undefined}>
    {children}
  </div>
)
