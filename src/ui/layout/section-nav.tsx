import type { ReactNode } from 'react'
import css from './section-nav.module.css'

interface SectionNavProps {
  /** What it leads through, for who does not see where it stands. */
  readonly label: string
  /** Its links; the one of the page shown has `aria-current`. */
  readonly children: ReactNode
}

/** The places of one part of the site, above each of its pages. */
export const SectionNav = ({ label, children }: SectionNavProps) => (
  <nav className={css.nav} aria-label={label}>
    {children}
  </nav>
)
