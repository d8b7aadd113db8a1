import { memo } from 'react'
import type { MarkedThing } from './map-props'
import type { Mark } from './pin-clusters'
import css from './studio-map.module.css'
import type { PlacedMark } from './use-placed-marks'

interface MarkButtonProps extends Omit<PlacedMark, 'key'> {
  readonly selected: boolean
  readonly open: boolean
  readonly what: MarkedThing
  readonly onPress: (mark: Mark) => void
}

/**
 * A place or a cluster on the map, as a button. Its label is always its content, visible or not, so that screen readers and sighted users get
 * the same text.
 */
export const MarkButton = memo(({ mark, x, y, radius, named, selected, open, what, onPress }: MarkButtonProps) => (
  <button
    type="button"
    className={mark.kind === 'cluster' ? css.cluster : css.place}
    data-open={open || undefined}
    data-several={(mark.kind === 'place' && mark.place.listingIds.length > 1) || undefined}
    data-digits={mark.kind === 'place' ? (mark.place.number ?? '').length : undefined}
    aria-pressed={mark.kind === 'place' ? selected : undefined}
    style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`, inlineSize: radius * 2, blockSize: radius * 2 }}
    onClick={() => onPress(mark)}
  >
    {mark.kind === 'cluster' ? (
      <ClusterWords {...mark} what={what} />
    ) : (
      <PlaceWords place={mark.place} named={named || selected} open={open} what={what} />
    )}
  </button>
))

const several: Readonly<Record<MarkedThing, string>> = { studio: 'studios', event: 'events', person: 'people' }

type ClusterWordsProps = Extract<Mark, { kind: 'cluster' }> & Pick<MarkButtonProps, 'what'>

const ClusterWords = ({ studios, firstNumber, what }: ClusterWordsProps) => (
  <>
    <span aria-hidden="true">×</span>
    {studios}
    <span className="visually-hidden">
      {' '}
      {several[what]}
      {firstNumber === undefined ? '' : ` from number ${firstNumber}`}, zoom in
    </span>
  </>
)

interface PlaceWordsProps {
  readonly place: Extract<Mark, { kind: 'place' }>['place']
  readonly named: boolean
  readonly open: boolean
  readonly what: MarkButtonProps['what']
}

const PlaceWords = ({ place: { number, name, listingIds }, named, open, what }: PlaceWordsProps) => (
  <>
    {number !== undefined && <span className="visually-hidden">Number </span>}
    {number}
    <span className={named ? css.name : 'visually-hidden'}>
      {' '}
      <bdi>{name}</bdi>
    </span>
    <span className="visually-hidden">
      {listingIds.length > 1 && `, ${listingIds.length} ${several[what]}`}
      {open && (what === 'event' ? ', on now' : ', open now')}
    </span>
  </>
)
