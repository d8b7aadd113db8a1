import { deadlines } from '../../../domain/guide/deadlines.collection'
import { type CallNeed, callNeeds, missingForCall } from '../../../domain/guide/editions/missing-for-call'
import { prices } from '../../../domain/guide/price-tables.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { recordsQuery } from '../../queries/record.queries'
import { Link } from '../../routing/link'
import { useWeekends } from './weekends/use-weekends-and-neighbourhoods'

const needs: Readonly<Record<CallNeed, { readonly to: string; readonly text: string }>> = {
  weekends: { to: 'sfosweekends', text: 'Enter a weekend with its days' },
  neighborhoods: { to: 'sfosweekends?view=assign', text: 'Draw or import neighborhoods, and give each its weekend' },
  prices: { to: 'sfospricing', text: 'Enter prices and put them into effect' },
  deadlines: { to: 'sfosdeadlines', text: 'Enter when the call opens and when the late price ends' },
}

/** What a planned edition needs before its call, and once it has all of it, the call itself. */
export function BeforeTheCall({ id }: { readonly id: string }) {
  const app = useApp()
  const params = { edition: id }
  const missing = missingForCall({
    weekends: useWeekends(id),
    prices: useLiveQuery(recordsQuery(app, prices, { params })),
    deadlines: useLiveQuery(recordsQuery(app, deadlines, { params })),
  })
  const at = (panel: string) => `/cpanel/${panel}${panel.includes('?') ? '&' : '?'}edition=${id}`
  return (
    <ul>
      {callNeeds
        .filter(need => missing.includes(need))
        .map(need => (
          <li key={need}>
            <Link to={at(needs[need].to)}>{needs[need].text}</Link>
          </li>
        ))}
      {missing.length === 0 && (
        <li>
          <Link to={at('sfosweekends?view=edition')}>Announce the call for artists</Link>
        </li>
      )}
    </ul>
  )
}
