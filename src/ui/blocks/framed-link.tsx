import type { ReactNode } from 'react'
import { Anchor } from '../kit/anchor'
import css from './framed-link.module.css'

interface FramedLinkProps {
  readonly to: string
  /** The picture or its placeholder. */
  readonly picture: ReactNode
  /** A map number before the name. */
  readonly sign?: ReactNode
  readonly name: ReactNode
  readonly size?: 'm' | 'l'
  /** Smaller lines below the name; an empty one is left out. */
  readonly more: readonly ReactNode[]
}

/** A framed picture with its number and name below, all of it one link. */
export const FramedLink = ({ to, picture, sign, name, size = 'm', more }: FramedLinkProps) => (
  <Anchor to={to} className={css.link}>
    {picture}
    <span className={css.label}>
      {sign}
      <span className={css.name} data-size={size}>
        {name}
      </span>
      {more.map(
        (line, i) =>
          line && (
            <span key={i} className={css.more}>
              {line}
            </span>
          ),
      )}
    </span>
  </Anchor>
)
