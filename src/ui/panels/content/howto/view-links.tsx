import { Link } from 'react-router-dom'
import css from './howto.module.css'

interface ViewLinksProps {
  readonly label: string
  readonly links: readonly { readonly to: string; readonly label: string; readonly isHere: boolean }[]
}

/** The parts of a panel, each with its own address. */
export const ViewLinks = ({ label, links }: ViewLinksProps) => (
  <nav aria-label={label}>
    <ul className={css.views}>
      {links.map(({ to, label: name, isHere }) => (
        <li key={to}>
          <Link to={to} aria-current={isHere ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
