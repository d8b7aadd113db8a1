import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../kit/button'
import { numberText } from '../../kit/number-text'
import css from './listing-card-previews.module.css'

interface ListingCardPreviewsProps {
  readonly name: string
  /** Millimeters by which the text is longer than its place on the card. */
  readonly over: number
  readonly children: ReactNode
}

/**
 * The cards beside the form. On a narrow screen they are a sheet at its lower edge, which says whether the text fits and opens over the end of the
 * form, so that one sees the card while typing; in the document it stays behind the form.
 */
export function ListingCardPreviews({ name, over, children }: ListingCardPreviewsProps) {
  const [isOpen, setOpen] = useState(false)
  const cards = useId()
  return (
    <aside className={css.sheet} aria-label="The listing as it will look" data-open={isOpen || undefined}>
      <div className={css.line}>
        <p>
          <bdi className={css.name}>{name || 'No name yet'}</bdi>{' '}
          <span data-over={over > 0 || undefined}>{over > 0 ? `${numberText(over)} mm too long for print` : 'The text fits in print'}</span>
        </p>
        <Button size="s" aria-expanded={isOpen} aria-controls={cards} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the cards' : 'Show the cards'}
        </Button>
      </div>
      <div id={cards} className={css.cards}>
        {children}
      </div>
    </aside>
  )
}
