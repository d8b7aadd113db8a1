import type { CSSProperties } from 'react'
import type { WorkCard } from '../../../domain/artists/artists-snapshot'
import { Anchor } from '../../kit/anchor'
import { Picture } from '../../kit/picture'
import { availabilityWords, workPath } from './art-words'
import css from './hang.module.css'

interface WorksHangProps {
  /** `artist` where the works are of several. */
  readonly works: readonly (WorkCard & { readonly artist?: string | undefined })[]
  readonly size?: 's' | 'm'
  /** The first picture opens the page. */
  readonly first?: boolean
}

/** Works as they hang: rows of one height, each work in its own proportion, its label below. */
export const WorksHang = ({ works, size = 'm', first = false }: WorksHangProps) => (
  <ul className={css.hang} data-size={size}>
    {works.map((work, i) => (
      <li key={work.id} style={proportionOf(work.picture)}>
        <Anchor to={workPath(work)} className={css.link}>
          <Picture {...work.picture} first={first && i === 0} className={css.picture} sizes="(max-width: 40rem) 46vw, 20rem" />
          <span className={css.words}>
            <span className={css.name}>
              <cite>{work.title}</cite>
            </span>
            {work.artist !== undefined && (
              <span className={css.more}>
                <bdi>{work.artist}</bdi>
              </span>
            )}
            <span className={css.more}>
              <span className={work.availability === 'sold' ? css.sold : undefined}>{availabilityWords(work)}</span>
            </span>
          </span>
        </Anchor>
      </li>
    ))}
  </ul>
)

export const proportionOf = ({ width, height }: { readonly width: number; readonly height: number }) =>
  ({ '--proportion': (width / height).toFixed(3) }) as CSSProperties
