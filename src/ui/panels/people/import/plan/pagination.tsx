import { Button } from '../../../../kit/button'
import css from './pagination.module.css'

interface PaginationProps {
  /** How many pages there are. */
  readonly total: number
  /** The page that is shown, from 1. */
  readonly value: number
  readonly onChange: (page: number) => void
}

/** Leafs through the pages of a list. */
export const Pagination = ({ total, value, onChange }: PaginationProps) => (
  <div className={css.pages}>
    <Button size="s" disabled={value <= 1} aria-label="First page" onClick={() => onChange(1)}>
      ⇤
    </Button>
    <Button size="s" disabled={value <= 1} onClick={() => onChange(value - 1)}>
      Previous
    </Button>
    <span role="status">
      Page {value.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
    </span>
    <Button size="s" disabled={value >= total} onClick={() => onChange(value + 1)}>
      Next
    </Button>
    <Button size="s" disabled={value >= total} aria-label="Last page" onClick={() => onChange(total)}>
      ⇥
    </Button>
  </div>
)
