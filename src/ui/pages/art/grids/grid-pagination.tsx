import { Link } from '../../../routing/link'
import css from './artists-grid.module.css'
import { type GridAddress, writeGridAddress } from './grid-address'

interface GridPaginationProps {
  readonly at: number
  readonly pages: number
  readonly address: GridAddress
}

/** Links to the pages of the grid: first, last, and those next to the current one. */
export function GridPagination({ at, pages, address }: GridPaginationProps) {
  if (pages < 2) return null
  const to = (page: number) => `?${writeGridAddress({ ...address, page }).toString()}`
  const near = Array.from({ length: pages }, (_, i) => i + 1).filter(page => page === 1 || page === pages || Math.abs(page - at) <= 1)
  return (
    <nav className={css.pages} aria-label="Pages of artists">
      {at > 1 && (
        <Link to={to(at - 1)} rel="prev" className={css.step}>
          ← Back
        </Link>
      )}
      <ol className={css.numbers}>
        {near.map((page, i) => (
          <li key={page}>
            {i > 0 && page - near[i - 1]! > 1 && <span className={css.gap}>…</span>}
            <Link to={to(page)} aria-current={page === at ? 'page' : undefined} aria-label={`Page ${page}`}>
              {page}
            </Link>
          </li>
        ))}
      </ol>
      {at < pages && (
        <Link to={to(at + 1)} rel="next" className={css.step}>
          More artists →
        </Link>
      )}
    </nav>
  )
}
