import { role, scope, scopes } from '../../../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { numberText } from '../../../kit/number-text'
import { useStaff } from '../../../office/use-staff'
import { officeQueries } from '../../../queries/office.queries'
import { Link } from '../../../routing/link'
import { officeParts, partAddress } from './office-parts'
import css from './part-list.module.css'

/** Links to the parts of the home page that this person may open, with how many entries wait in each. */
export function PartList() {
  const { may, mayOpen } = useStaff()
  const waiting = useLiveQuery(
    officeQueries(useApp()).queues(
      scopes.filter(name => may(scope(name))),
      may(role('superadmin')),
    ),
  )
  const parts = officeParts.filter(mayOpen)
  if (parts.length === 0) return null
  return (
    <nav aria-label="Parts of the office">
      <ul className={css.parts}>
        {parts.map(part => {
          const count = waiting.find(({ name }) => name === part.work)?.count ?? 0
          return (
            <li key={part.name}>
              <Link to={partAddress(part)}>{part.title}</Link>
              {count > 0 && <small>{numberText(count)} waiting</small>}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
