import { Button } from '../../kit/button'
import css from './dashboard.module.css'

interface SavedLineProps {
  readonly label: string
  readonly busy: boolean
  readonly saved: boolean
}

/** The button of a form, and what became of it. */
export const SavedLine = ({ label, busy, saved }: SavedLineProps) => (
  <div className={css.row}>
    <Button type="submit" look="main" busy={busy}>
      {busy ? 'Saving…' : label}
    </Button>
    <span role="status" className={css.saved}>
      {saved && 'Saved.'}
    </span>
  </div>
)
