import type { ArtistCard, WorkCard } from '../../../../domain/art/artists-snapshot-types'
import { MapNumber } from '../../../kit/map-number'
import { availabilityText, sizeText } from '../art-paths-and-texts'
import css from './printed-wall-label.module.css'

interface WallLabelProps {
  readonly work: WorkCard
  readonly artist: ArtistCard
  readonly number: string | undefined
}

/** The printed version of a work's page: a museum label to cut out. Hidden on screens. */
export const PrintedWallLabel = ({ work, artist, number }: WallLabelProps) => {
  const size = work.size && sizeText(work.size)
  return (
    <div className={css.label} aria-hidden="true">
      {number !== undefined && <MapNumber n={number} size="l" />}
      <p className={css.artist}>
        <bdi>{artist.name}</bdi>
      </p>
      <p className={css.title}>
        <cite>
          <bdi>{work.title}</bdi>
        </cite>
        , {work.year}
      </p>
      <p>{work.medium}</p>
      {size && (
        <p>
          {size.inches}, {size.centimetres}
        </p>
      )}
      <p className={css.price}>{availabilityText(work)}</p>
    </div>
  )
}
