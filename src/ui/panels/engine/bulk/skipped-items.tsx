import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import type { Done, Left } from '../actions/use-outcome'

/** Rows that are listed; a panel can offer a file of all. */
const maxShown = 100

interface SkippedItemsProps extends Pick<Done, 'left'> {
  /** Only where an item has an action. */
  readonly onAct?: (act: NonNullable<Left['act']>) => void
}

/** The skipped items, each with its reason and a possible action. */
export function SkippedItems({ left = [], onAct }: SkippedItemsProps) {
  if (left.length === 0) return null
  return (
    <ul aria-label="Not done">
      {left.slice(0, maxShown).map(({ name, reason, act }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two may have one name, and none holds anything of its own
        <li key={at}>
          {name}: {reason}{' '}
          {act && (
            <Button size="xs" aria-label={`${act.label}: ${name}`} onClick={() => onAct?.(act)}>
              {act.label}
            </Button>
          )}
        </li>
      ))}
      {left.length > maxShown && <li>and {numberText(left.length - maxShown)} more</li>}
    </ul>
  )
}
