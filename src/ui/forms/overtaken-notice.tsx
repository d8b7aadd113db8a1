import { useEffect, useRef } from 'react'
import type { FieldMap } from '../../domain/shared/records/fields'
import { hasRole } from '../../domain/shared/records/policy'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { Button } from '../kit/button'
import { Notice } from '../kit/feedback/notice'
import { dayOf, timeOf } from '../kit/time/format-time'
import { accessQueries } from '../queries/access.queries'
import { useNow } from '../queries/clock.queries'
import { useSignedIn } from '../queries/session.queries'
import { fieldValueText } from './field-value-text'
import type { FormModel } from './use-form'
import { useOrganisationZone } from './use-organisation-zone'

/**
 * Fields that somebody else stored while they are edited here. What is entered stays until the person takes the stored value, and is saved by
 * saving again.
 */
export default function OvertakenNotice({ form }: { readonly form: Pick<FormModel<FieldMap>, 'fields' | 'overtaken' | 'saved' | 'takeTheirs'> }) {
  const tz = useOrganisationZone()
  const { updatedBy = '', updatedAt } = form.saved ?? {}
  const me = useSignedIn()?.claims
  const isOwn = me?.pid === updatedBy
  const name = useLiveQuery(accessQueries(useApp()).actor(updatedBy, me !== undefined && hasRole(me, 'admin') && !isOwn))
  const today = dayOf(useNow(), tz, { year: true })
  const box = useRef<HTMLDivElement>(null)
  // Whoever saves a long form by its last button would not see it.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const when =
    updatedAt &&
    (dayOf(updatedAt, tz, { year: true }) === today ? `at ${timeOf(updatedAt, tz)}` : `on ${dayOf(updatedAt, tz)}, ${timeOf(updatedAt, tz)}`)
  const titleOf = (label = '') =>
    isOwn ? `You saved ${label} in another window ${when}.` : `${name ?? 'Somebody'} saved ${label} ${when}, while you were editing.`
  return (
    <div ref={box}>
      {form.overtaken.map(({ name: field, theirs, rows }) => (
        <Notice
          key={field}
          tone="bad"
          title={titleOf(form.fields[field]?.label)}
          actions={<Button onClick={() => form.takeTheirs(field)}>{isOwn ? 'Use that version' : 'Use theirs'}</Button>}
        >
          Your version is still here. If you save, it replaces {isOwn ? 'that one' : 'theirs'}:{' '}
          {rows?.join('; ') ?? fieldValueText(form.fields[field], theirs, tz)}.
        </Notice>
      ))}
    </div>
  )
}
