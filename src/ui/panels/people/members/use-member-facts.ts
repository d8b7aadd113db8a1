import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { artists } from '../../../../domain/artists/artists.collection'
import { countProfileParts, profilePartNames } from '../../../../domain/artists/profile-parts'
import { isOver } from '../../../../domain/guide/registering/registration-states'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { listDonors } from '../../../../domain/shop/gifts/list-donors.contract'
import { useApp } from '../../../app-services/app'
import { type LiveQuery, useLiveQuery } from '../../../app-services/live-query'
import { recordsQuery } from '../../../queries/record.queries'
import { siteQueries } from '../../../queries/site.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import { donorQueries } from '../../money/donors/donor.queries'

/** What is known of members elsewhere, by person id. Each part is read by one query, and only for staff who may read it. */
export interface MemberFacts {
  /** The states of their registrations for the current edition. */
  readonly registration: ReadonlyMap<string, string>
  /** How complete the artist's page is. */
  readonly profile: ReadonlyMap<string, string>
  readonly gifts: ReadonlyMap<string, { readonly lastOn?: string | undefined; readonly everCents: number }>
}

const nothing: LiveQuery<readonly never[]> = { queryKey: ['no-records'], queryFn: async () => [], staleTime: Number.POSITIVE_INFINITY }

export function useMemberFacts(): MemberFacts {
  const app = useApp()
  const { may } = usePanelContext()
  const edition = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  const seesRegistrations = edition !== undefined && may(registrations.access.list)
  const registered = useLiveQuery(seesRegistrations ? recordsQuery(app, registrations, { where: [['editionId', '==', edition]] }) : nothing)
  const pages = useLiveQuery(recordsQuery(app, artists))
  // The table does not wait for the sums of all gifts.
  const { data: donors } = useQuery({ ...donorQueries(app).donors(), enabled: may(listDonors.access) })
  return useMemo(() => {
    const registration = new Map<string, string>()
    for (const { personId, status } of registered.toSorted((a, b) => Number(isOver(a.status)) - Number(isOver(b.status)) || a.n - b.n)) {
      const text = status.replaceAll('_', ' ')
      registration.set(personId, [registration.get(personId) ?? [], text].flat().join(', '))
    }
    return {
      registration,
      profile: new Map(pages.map(page => [page.id, `${countProfileParts(page)} of ${profilePartNames.length}`])),
      gifts: new Map((donors ?? []).map(({ id, lastOn, everCents }) => [id, { lastOn, everCents }])),
    }
  }, [registered, pages, donors])
}
