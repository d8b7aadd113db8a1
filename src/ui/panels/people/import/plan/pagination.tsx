import { Button } from '../../../../kit/button'
import { numberText } from '../../../../kit/number-text'
import css from './pagination.module.css'

interface PaginationProps {
  /** Number of pages. */
  readonly total: number
  /** The current page, from 1. */
  readonly value: number
  readonly onChange: (page: number) => void
}

/** Previous and next page of a list. */
export const Pagination = ({ total, value, onChange }: PaginationProps) => (
  <div className={css.pages}>
    <Button size="s" disabled={value <= 1} aria-label="First page" onClick={() => onChange(1)}>
      ⇤
    </Button>
    <Button size="s" disabled={value <= 1} onClick={() => onChange(value - 1)}>
      Previous
    </Button>
    <span role="status">
      Page {numberText(value)} of {numberText(total)}
    </span>
    <Button size="s" disabled={value >= total} onClick={() => onChange(value + 1)}>
      Next
    </Button>
    <Button size="s" disabled={value >= total} aria-label="Last page" onClick={() => onChange(total)}>
      ⇥
    </Button>
  </div>
)
