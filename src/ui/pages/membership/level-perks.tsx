import type { MembershipLevel, Perk } from '../../../domain/memberships/membership-offer'
import css from './level-perks.module.css'

interface LevelPerksProps {
  /** Every perk that some level brings: all levels list them in the same order. */
  readonly perks: readonly Perk[]
  readonly level: Pick<MembershipLevel, 'name' | 'perkIds'>
}

/** Which of the perks a level brings, and which it does not. */
export const LevelPerks = ({ perks, level }: LevelPerksProps) => (
  <ul className={css.perks} aria-label={`What ${level.name} brings`}>
    {perks.map(({ id, title }) => {
      const has = level.perkIds.includes(id)
      return (
        <li key={id} data-has={has || undefined}>
          {!has && <span className="visually-hidden">Not included: </span>}
          {title}
        </li>
      )
    })}
  </ul>
)
