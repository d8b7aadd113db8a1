import { donorLevels } from '../../../domain/giving/donors/donor-levels'
import type { Campaign } from '../../../domain/giving/giving'
import css from './donor-wall.module.css'

type Name = Campaign['wall'][number]

/** Who chose to be named, by level from the highest to none, then those whom staff name. */
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
        Donors appear here if they agreed to be named.{levels.length > 0 && ' Levels are by what they gave with their name this fiscal year.'}
      </p>
    </>
  )
}

/** Two people may have one name. */
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

/** The names on all campaigns and funds that have a level this fiscal year, each once. */
export function allGivers(campaigns: readonly Campaign[]): readonly Name[] {
  const found = new Map(
    campaigns.flatMap(({ givers = [] }) => givers.flatMap(giver => (giver.level ? [[`${giver.level} ${giver.name}`, giver] as const] : []))),
  )
  return levelsDown.flatMap(level =>
    [...found.values()].filter(giver => giver.level === level).toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  )
}

const levelsDown = Object.keys(donorLevels).toReversed()
