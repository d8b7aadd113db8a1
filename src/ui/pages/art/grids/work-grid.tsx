import type { CSSProperties, ReactNode } from 'react'
import type { WorkCard } from '../../../../domain/art/artists-snapshot-types'
import { FramedLink } from '../../../blocks/framed-link'
import { Picture } from '../../../kit/pictures/picture'
import { availabilityText, workPath } from '../art-paths-and-texts'
import css from '../hang.module.css'

type GridWork = WorkCard & { readonly artist?: string | undefined }

interface WorkGridProps {
  /** `artist` if the works are by several. */
  readonly works: readonly GridWork[]
  readonly size?: 's' | 'm'
  /** Whether its first picture is the page's first. */
  readonly first?: boolean
  /** What can be done with a work, below its label. */
  readonly action?: (work: GridWork) => ReactNode
}

/** Works in rows of one height, each in its own proportion, with its label below. */
export const WorkGrid = ({ works, size = 'm', first = false, action }: WorkGridProps) => (
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
        {action?.(work)}
      </li>
    ))}
  </ul>
)

export const proportionOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  ({ '--proportion': (width / height).toFixed(3) }) as CSSProperties
