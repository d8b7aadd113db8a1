import type { Campaign } from '../../../../domain/giving/offered-causes'
import { useFocusOnArrival } from '../../../forms/focus/use-focus-on-arrival'
import { Button } from '../../../kit/button'
import type { EnteredGift } from './gift-fields'
import { giftText } from './gift-text'
import css from './giving.module.css'

interface EnteredGiftLineProps {
  readonly gift: EnteredGift
  readonly campaigns: readonly Campaign[]
  /** Missing once the gift is ordered. */
  readonly onChange: (() => void) | undefined
}

/** The gift as it was entered, above its payment. */
export function EnteredGiftLine({ gift, campaigns, onChange }: EnteredGiftLineProps) {
  const line = useFocusOnArrival<HTMLParagraphElement>()
  return (
    <div className={css.back}>
      <p ref={line} tabIndex={-1}>
        {giftText(gift, campaigns)}
      </p>
      {onChange && (
        <Button size="s" onClick={onChange}>
          Change your gift
        </Button>
      )}
    </div>
  )
}
