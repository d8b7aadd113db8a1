import { perksOf } from '../../../domain/memberships/level-perks'
import type { MembershipProduct, Perk } from '../../../domain/memberships/offered-memberships'
import { calendarDayText } from '../../kit/time/format-time'
import css from './perk-list.module.css'

interface PerkListProps {
  readonly perks: readonly Perk[]
  readonly product: MembershipProduct
  readonly today: string
}

const howWords: Readonly<Record<Perk['redeem'], string>> = { show: 'Show your card', code: 'With a code', link: 'With a link' }

/** Every perk that is valid today: what it is, who offers it, how to use it. */
export function PerkList({ perks, product, today }: PerkListProps) {
  const running = perksOf(product, perks, today)
  if (running.length === 0) return null
  return (
    <section className={css.part} aria-labelledby="perks">
      <h2 id="perks">
        {running.length} {running.length === 1 ? 'perk' : 'perks'} today
      </h2>
      <ul className={css.perks}>
        {running.map(({ id, title, terms, offeredBy, redeem, endsOn }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{terms}</p>
            <p className={css.facts}>
              {offeredBy && `${offeredBy}. `}
              {howWords[redeem]}, until {calendarDayText(endsOn, { short: true, year: true })}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
