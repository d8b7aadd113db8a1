import type { MembershipLevel, Perk } from '../../../domain/memberships/offered-memberships'
import css from './level-perks.module.css'

interface LevelPerksProps {
  /** All perks of any level: each level lists them in the same order. */
  readonly perks: readonly Perk[]
  readonly level: Pick<MembershipLevel, 'name' | 'perkIds'>
}

/** Which perks a level includes and which not. */
export const LevelPerks = ({ perks, level }: LevelPerksProps) => (
  <ul className={css.perks} aria-label={`Perks of ${level.name}`}>
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
