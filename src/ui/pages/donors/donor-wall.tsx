import type { Campaign } from '../../../domain/giving/offered-causes'
import css from './donor-wall.module.css'

type Name = Campaign['wall'][number] & { readonly rank?: number | undefined }

/** Donors who chose to be named, by level from the highest down to those without one; then names that staff added. */
export function DonorWall({ givers = [], named = [] }: { readonly givers?: readonly Name[] | undefined; readonly named?: readonly Name[] }) {
  const levels = [...new Set(givers.flatMap(({ level }) => level ?? []))]
  const others = [...givers.filter(({ level }) => level === undefined), ...named]
  return (
    <>
      {levels.map(level => (
        <section key={level} className={css.level} aria-label={level}>
          <h3>{level}</h3>
          <Names names={givers.filter(giver => giver.level === level).map(({ name }) => ({ name }))} />
        </section>
      ))}
      {others.length > 0 && <Names names={others} />}
      <p className={css.quiet}>
        Donors appear here if they agreed to be named.{levels.length > 0 && ' The level is what they gave this fiscal year with their name on it.'}
      </p>
    </>
  )
}

/** Two people may have the same name, so the keys contain the position. */
const Names = ({ names }: { readonly names: readonly Name[] }) => (
  <ul className={css.names}>
    {names.map(({ name, level }, i) => (
      <li key={`${name} ${i}`}>
        <bdi>{name}</bdi>
        {level && <span>{level}</span>}
      </li>
    ))}
  </ul>
)

/** The names with a level this fiscal year on all campaigns and funds, each once. */
export function allGivers(campaigns: readonly Campaign[]): readonly Name[] {
  const found = new Map(
    campaigns.flatMap(({ givers = [] }) => givers.flatMap(giver => (giver.level ? [[`${giver.level} ${giver.name}`, giver] as const] : []))),
  )
  return [...found.values()].toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || a.name.localeCompare(b.name, 'en'))
}
