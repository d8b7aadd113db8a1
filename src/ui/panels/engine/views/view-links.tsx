import type { ReactNode } from 'react'
import { Link } from '../../../routing/link'
import css from './view-links.module.css'

interface ViewLinksProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string; readonly isHere: boolean }[]
  /** Content at the end of the line, for all parts. */
  readonly children?: ReactNode
}

/** On a narrow screen the links are one long line. */
const bringIntoView = (link: HTMLAnchorElement | null): void => {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Links to the parts of a panel. */
export const ViewLinks = ({ label, links, children }: ViewLinksProps) => (
  <div className={css.line}>
    <nav aria-label={label}>
      <ul className={css.views}>
        {links.map(({ to, label: name, isHere }) => (
          <li key={to}>
            <Link ref={isHere ? bringIntoView : undefined} to={to} aria-current={isHere ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    {children}
  </div>
)
