import { phaseAt } from '../../../../domain/guide/clock/phase-at'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useNow } from '../../../queries/clock.queries'
import { useEditionTitles } from '../../../queries/known-editions.queries'
import { type CallEdition, registrationQueries, type StoredRegistration } from '../../../registrations/registration.queries'
import { RegistrationCard } from '../../../registrations/registration-card'
import { statusText } from '../../../registrations/registration-text'
import css from '../dashboard.module.css'

/** The user's registrations: what is due for this season's, and the results of earlier ones. */
export default function RegistrationsSection() {
  const edition = useLiveQuery(registrationQueries(useApp()).edition())
  return edition ? <OfSeason edition={edition} /> : <BetweenSeasons />
}

function BetweenSeasons() {
  const all = useLiveQuery(registrationQueries(useApp()).own())
  return all.length === 0 ? <Nothing /> : <EarlierSeasons registrations={all} />
}

function OfSeason({ edition }: { readonly edition: CallEdition }) {
  const app = useApp()
  const call = useLiveQuery(registrationQueries(app).call(edition))
  const all = useLiveQuery(registrationQueries(app).own())
  const now = all.filter(one => one.editionId === edition.id)
  const before = all.filter(one => one.editionId !== edition.id)
  const { phase } = phaseAt(call.deadlines, useNow())
  const isOpen = phase !== 'before' && phase !== 'closed'
  if (all.length === 0) return <Nothing />
  return (
    <>
      <div>
        {now.map(one => (
          <RegistrationCard key={one.id} registration={one} edition={edition} call={call} />
        ))}
      </div>
      {isOpen && now.length < 2 && (
        <p>
          <LinkButton to="/artists/sfosregistration">{now.length === 0 ? `Register for ${edition.name}` : 'Register for a second place'}</LinkButton>
        </p>
      )}
      {before.length > 0 && <EarlierSeasons registrations={before} />}
    </>
  )
}

function EarlierSeasons({ registrations }: { readonly registrations: readonly StoredRegistration[] }) {
  const titleOf = useEditionTitles()
  return (
    <section className={css.part}>
      <h2>Earlier seasons</h2>
      <ul>
        {registrations.map(({ id, editionId, n, status }) => (
          <li key={id}>
            {titleOf(editionId)}
            {n === 2 && ', second registration'}: {statusText[status]}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Nothing = () => (
  <EmptyState title="No registrations yet" action={<LinkButton to="/artists/sfosregistration">Register a studio</LinkButton>}>
    <p>Your registrations for open studios stand here, with what is due.</p>
  </EmptyState>
)
