import type { CSSProperties } from 'react'
import type { WorkCard } from '../../../../domain/art/artists-snapshot-types'
import { FramedLink } from '../../../blocks/framed-link'
import { Picture } from '../../../kit/pictures/picture'
import { availabilityText, workPath } from '../art-paths-and-texts'
import css from '../hang.module.css'

interface WorkGridProps {
  /** `artist` if the works are by several. */
  readonly works: readonly (WorkCard & { readonly artist?: string | undefined })[]
  readonly size?: 's' | 'm'
  /** Whether its first picture is the page's first. */
  readonly first?: boolean
}

/** Works in rows of one height, each in its own proportion, with its label below. */
export const WorkGrid = ({ works, size = 'm', first = false }: WorkGridProps) => (
  <ul className={css.hang} data-size={size}>
    {works.map((work, i) => (
      <li key={work.id} style={proportionOf(work.picture)}>
        <FramedLink
          to={workPath(work)}
          picture={<Picture {...work.picture} first={first && i === 0} sizes="(max-width: 40rem) 46vw, 20rem" />}
          name={
            <cite>
              <bdi>{work.title}</bdi>
            </cite>
          }
          more={[
            work.artist !== undefined && <bdi>{work.artist}</bdi>,
            <span key="sale" className={work.availability === 'sold' ? css.sold : undefined}>
              {availabilityText(work)}
            </span>,
          ]}
        />
      </li>
    ))}
  </ul>
)

export const proportionOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  ({ '--proportion': (width / height).toFixed(3) }) as CSSProperties
