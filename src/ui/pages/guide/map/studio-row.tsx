import type { ReactNode } from 'react'
import type { GuideCard } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { MapNumber } from '../../../kit/map-number'
import { Link } from '../../../routing/link'
import css from './studio-row.module.css'

interface StudioRowProps {
  readonly card: Pick<GuideCard, 'number' | 'unit' | 'name'>
  readonly to: string
  /** Heading level of the name. */
  readonly level?: 2 | 3
  /** Second line: medium, neighborhood, hours. */
  readonly children?: ReactNode
  readonly aside?: ReactNode
}

/** A studio in a list, with its map number. */
export function StudioRow({ card, to, level = 3, children, aside }: StudioRowProps) {
  const Name = level === 2 ? 'h2' : 'h3'
  return (
    <article className={css.row}>
      <span className={css.sign}>
        {card.number === undefined ? <span className={css.unnumbered} title="No map number" /> : <MapNumber n={card.number} unit={card.unit} />}
      </span>
      <div className={css.words}>
        <Name className={css.name}>
          <Link to={to}>
            <bdi>{card.name}</bdi>
          </Link>
        </Name>
        {children && <div className={css.more}>{children}</div>}
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </article>
  )
}
