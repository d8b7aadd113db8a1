import type { Member } from '../../../../domain/memberships/roster/member'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { peopleQueries } from '../../../queries/people.queries'
import { customPanel } from '../../engine/custom-panel'
import type { Panel } from '../../engine/panel'
import { useOfficeToday } from '../../engine/use-office-today'
import RetentionFigure from './retention-figure'

type Audience = Member['audience']

/** Who stays, of all members or of one audience. */
export const memberRetentionPanel = (only?: Audience): Panel => customPanel(() => <WhoStays only={only} />)

function WhoStays({ only }: { readonly only: Audience | undefined }) {
  const members = useLiveQuery(peopleQueries(useApp()).members())
  const today = useOfficeToday()
  const terms = members
    .filter(({ audience }) => only === undefined || audience === only)
    .flatMap(({ id: membershipId, product, terms: held }) => held.map(term => ({ ...term, membershipId, graceDays: product?.graceDays })))
  return terms.length === 0 ? <EmptyState title="Nobody is a member yet" /> : <RetentionFigure terms={terms} today={today} />
}
