import { Link } from 'react-router-dom'
import { deadlines } from '../../../../domain/guide/deadlines.collection'
import type { Edition } from '../../../../domain/guide/edition-service'
import { type CallNeed, callNeeds, missingForCall } from '../../../../domain/guide/places/editions/missing-for-call'
import { prices } from '../../../../domain/guide/price-tables.collection'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Notice } from '../../../kit/feedback/notice'
import { recordsQuery } from '../../../queries/record.queries'
import { NoEdition } from '../edition-choice'
import { useEdition } from '../use-edition'
import { useWeekends } from './use-weekends-and-neighbourhoods'

const stateText: Readonly<Record<Edition['status'], string>> = {
  planning: 'It is planned. Artists and visitors see nothing of it yet.',
  call: 'Its call is announced. Artists register by its deadlines.',
  production: 'It is in production. Approved listings can be locked for print.',
  locked: 'It is locked for print. Publish its guide for visitors.',
  published: 'Its guide is published.',
  archived: 'It is archived. Visitors can read its guide.',
}

const needs: Readonly<Record<CallNeed, { readonly to: string; readonly text: string }>> = {
  weekends: { to: '/cpanel/sfosweekends', text: 'Enter a weekend with its days' },
  prices: { to: '/cpanel/sfospricing', text: 'Enter prices and put them into effect' },
  deadlines: { to: '/cpanel/sfosdeadlines', text: 'Enter when the call opens and when the late price ends' },
}

/** Where the chosen edition stands, and what its call still lacks. */
export function EditionState() {
  const edition = useEdition()
  if (!edition) return <NoEdition>Its call, its production and its guide are here.</NoEdition>
  return (
    <>
      <p>{stateText[edition.status]}</p>
      {edition.status === 'planning' && <Missing id={edition.id} />}
    </>
  )
}

function Missing({ id }: { readonly id: string }) {
  const app = useApp()
  const params = { edition: id }
  const missing = missingForCall({
    weekends: useWeekends(id),
    prices: useLiveQuery(recordsQuery(app, prices, { params })),
    deadlines: useLiveQuery(recordsQuery(app, deadlines, { params })),
  })
  if (missing.length === 0) return null
  return (
    <Notice title="Before the call">
      <ul>
        {callNeeds
          .filter(need => missing.includes(need))
          .map(need => (
            <li key={need}>
              <Link to={`${needs[need].to}?edition=${id}`}>{needs[need].text}</Link>
            </li>
          ))}
      </ul>
    </Notice>
  )
}
