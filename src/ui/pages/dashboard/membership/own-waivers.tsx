import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Time } from '../../../kit/time/time'
import { accountQueries, type MembershipWaiver } from '../../../queries/account.queries'
import { useOrganisation } from '../../../queries/site.queries'
import css from '../dashboard.module.css'

const stateWords: Readonly<Record<MembershipWaiver['status'], string>> = {
  asked: 'We look at it and write to you',
  approved: 'Approved',
  declined: 'Declined',
}

/** The person's waiver requests for memberships, and the decisions. */
export function OwnWaivers() {
  const app = useApp()
  const waivers = useLiveQuery(accountQueries(app).waivers())
  const tz = useOrganisation()?.tz ?? 'UTC'
  if (waivers.length === 0) return null
  return (
    <section aria-labelledby="waivers" className={css.part}>
      <h2 id="waivers">Waivers you asked for</h2>
      <ul className={css.needs}>
        {waivers.map(({ id, name, status, answer, askedAt }) => (
          <li key={id} className={css.need}>
            <div>
              <h3>{name}</h3>
              <p className={css.quiet}>
                {stateWords[status]}
                {answer && `: ${answer}`}. Asked <Time at={askedAt} tz={tz} show="day" year />.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
