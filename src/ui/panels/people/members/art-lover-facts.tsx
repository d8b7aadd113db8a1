import { Suspense } from 'react'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { counted } from '../../../kit/counted'
import { peopleQueries } from '../../../queries/people.queries'
import type { Fact } from '../../engine/facts/facts'

/** Facts about a member as an art lover, apart from the membership. */
export const artLoverFacts = (personId: string): readonly Fact[] => [
  [
    'Saved',
    <Suspense key="saved" fallback="…">
      <SavedCounts personId={personId} />
    </Suspense>,
  ],
]

const kinds = { artist: 'artist', artwork: 'work', listing: 'listing', event: 'event', article: 'article' }

function SavedCounts({ personId }: { readonly personId: string }) {
  const counts = useLiveQuery(peopleQueries(useApp()).saved(personId))
  return counts.length === 0 ? 'Nothing yet' : counts.map(({ kind, count }) => counted(count, kinds[kind])).join(', ')
}
