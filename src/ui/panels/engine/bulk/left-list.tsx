import { Button } from '../../../kit/button'
import type { Done, Left } from '../actions/use-outcome'

/** Rows that are listed; a file of all is the panel's own. */
const most = 100

interface LeftListProps extends Pick<Done, 'left'> {
  readonly onAct: (act: NonNullable<Left['act']>) => void
}

/** What was left as it was, each with its reason and what can be done about it. */
export function LeftList({ left = [], onAct }: LeftListProps) {
  if (left.length === 0) return null
  return (
    <ul aria-label="Not done">
      {left.slice(0, most).map(({ name, reason, act }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and none holds anything of its own
        <li key={at}>
          {name}: {reason}{' '}
          {act && (
            <Button size="xs" aria-label={`${act.label}: ${name}`} onClick={() => onAct(act)}>
              {act.label}
            </Button>
          )}
        </li>
      ))}
      {left.length > most && <li>and {(left.length - most).toLocaleString('en-US')} more</li>}
    </ul>
  )
}
