import { useState } from 'react'
import type { ImageRow } from '../../../../domain/image-library/image-rows'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import type { Selection } from '../../../office/data-grid/use-selection'
import css from './imagelibrary.module.css'
import { StoredPicture } from './stored-picture'
import { usedWords } from './usage-part'

interface ImageGridProps {
  readonly label: string
  readonly rows: readonly ImageRow[]
  readonly open: string
  readonly now: Date
  readonly selection: Selection
  readonly onOpen: (id: string) => void
}

/** Pictures shown at a time. */
const page = 60

/** Pictures side by side, uncropped. */
export function ImageGrid({ label, rows, open, now, selection, onOpen }: ImageGridProps) {
  const [most, setMost] = useState(page)
  const left = rows.length - most
  return (
    <section aria-label={label}>
      <h2 className={css.heading}>{label}</h2>
      <ul className={css.grid}>
        {rows.slice(0, most).map(row => (
          <ImageCard key={row.image.id} row={row} isOpen={row.image.id === open} now={now} selection={selection} onOpen={onOpen} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setMost(most + page)}>
          Show {Math.min(page, left)} more of {left.toLocaleString('en-US')}
        </Button>
      )}
    </section>
  )
}

interface ImageCardProps extends Pick<ImageGridProps, 'now' | 'selection' | 'onOpen'> {
  readonly row: ImageRow
  readonly isOpen: boolean
}

function ImageCard({ row: { image, artist }, isOpen, now, selection, onOpen }: ImageCardProps) {
  const name = image.alt || 'No description'
  const isOver = image.rightsUntil !== undefined && image.rightsUntil <= now
  return (
    <li className={css.card} data-chosen={selection.has(image.id) || undefined}>
      <Checkbox
        className={css.choose ?? ''}
        aria-label={`Select ${name}`}
        checked={selection.has(image.id)}
        onChange={() => selection.toggle(image.id)}
      />
      <button type="button" className={css.open} aria-current={isOpen || undefined} onClick={() => onOpen(image.id)}>
        <span className={css.thumb}>
          <StoredPicture image={image} alt="" sizes="12rem" />
        </span>
        <span className={css.words}>{name}</span>
        <span className={css.quiet}>{[artist ?? image.credit, usedWords(image)].filter(Boolean).join(' · ')}</span>
        {isOver && <span className={css.over}>Rights have ended</span>}
      </button>
    </li>
  )
}
