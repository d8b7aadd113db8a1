import type { ReactNode } from 'react'
import css from './section-nav.module.css'

interface SectionNavProps {
  /** For screen readers. */
  readonly label: string
  /** Links; the current page's has `aria-current`. */
  readonly children: ReactNode
}

/** Navigation of one section of the site, above each of its pages. */
export const SectionNav = ({ label, children }: SectionNavProps) => (
  <nav className={css.nav} aria-label={label}>
    {children}
  </nav>
)
