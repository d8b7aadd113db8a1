import type { CSSProperties, ReactNode } from 'react'
import { Link } from '../../../routing/link'
import css from './set-up.module.css'

interface SitePreviewProps {
  /** Address of the public page in the preview. */
  readonly to: string
  readonly accent?: string | undefined
  readonly children: ReactNode
}

/** A preview of a public page, rendered with the site's own components. Nothing in it can be clicked. */
export const SitePreview = ({ to, accent, children }: SitePreviewProps) => (
  <section aria-label="Preview" className={css.preview}>
    <p className={css.previewHead}>
      <span>What visitors see</span>
      <Link to={to} target="_blank">
        Open the page in a new tab
      </Link>
    </p>
    <div inert className={css.page} style={accent === undefined ? undefined : ({ '--accent': accent } as CSSProperties)}>
      {children}
    </div>
  </section>
)
