import type { GridArtist } from '../../../../domain/art/published-art'
import { FramedLink } from '../../../blocks/framed-link'
import { counted } from '../../../kit/counted'
import { MapNumber } from '../../../kit/map-number'
import { Picture } from '../../../kit/pictures/picture'
import { artistPath } from '../art-paths-and-texts'
import css from '../hang.module.css'
import { proportionOf } from './work-grid'

interface ArtistGridProps {
  readonly artists: readonly GridArtist[]
  readonly neighbourhoods: ReadonlyMap<string, string>
  readonly first?: boolean
}

/** Artists, each with one work; a studio in this year's guide shows its number. */
export const ArtistGrid = ({ artists, neighbourhoods, first = false }: ArtistGridProps) => (
  <ul className={css.hang}>
    {artists.map((artist, i) => (
      <li key={artist.id} style={proportionOf(artist.cover ?? { width: 4, height: 5 })}>
        <FramedLink
          to={artistPath(artist)}
          picture={
            artist.cover ? (
              <Picture {...artist.cover} first={first && i === 0} sizes="(max-width: 40rem) 46vw, 20rem" />
            ) : (
              <span className={css.bare} aria-hidden="true">
                {initialsOf(artist.name)}
              </span>
            )
          }
          sign={<StudioNumber studios={artist.studios} />}
          name={<bdi>{artist.name}</bdi>}
          more={[
            [artist.media[0], neighbourhoods.get(artist.neighbourhoodId ?? '')].filter(Boolean).join(', '),
            artist.memorial ? 'In memoriam' : saleWords(artist),
          ]}
        />
      </li>
    ))}
  </ul>
)

function StudioNumber({ studios }: Pick<GridArtist, 'studios'>) {
  const studio = studios.find(({ number }) => number !== undefined)
  return studio?.number === undefined ? null : <MapNumber n={studio.number} unit={studio.unit} />
}

const saleWords = ({ works, forSale }: GridArtist) =>
  works === 0 ? 'No works yet' : forSale === 0 ? counted(works, 'work') : `${counted(works, 'work')}, ${forSale} for sale`

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(word => word.charAt(0))
    .slice(0, 2)
    .join('')
