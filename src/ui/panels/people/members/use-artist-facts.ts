import { useMemo } from 'react'
import { artists } from '../../../../domain/artists/artists.collection'
import { countProfileParts, profilePartNames } from '../../../../domain/artists/profile-completeness'
import { isOver } from '../../../../domain/guide/registering/registration-states'
import { registrations } from '../../../../domain/guide/registrations.collection'
import { type LiveQuery, useApp, useLiveQuery } from '../../../app-services/app-context'
import { recordsQuery } from '../../../queries/record.queries'
import { useOrganisation } from '../../../queries/site.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import type { MemberFacts } from './member-row'

const nothing: LiveQuery<readonly never[]> = { queryKey: ['no-records'], queryFn: async () => [], staleTime: Number.POSITIVE_INFINITY }

/**
 * How complete an artist's page is, and for staff who may read registrations, those for the current edition. Each is one query for all members.
 */
export function useArtistFacts(): MemberFacts {
  const app = useApp()
  const { may } = usePanelContext()
  const edition = useOrganisation()?.currentEdition
  const seesRegistrations = edition !== undefined && may(registrations.access.list)
  const registered = useLiveQuery(seesRegistrations ? recordsQuery(app, registrations, { where: [['editionId', '==', edition]] }) : nothing)
  const pages = useLiveQuery(recordsQuery(app, artists))
  return useMemo(() => {
    const states = new Map<string, string>()
    for (const { personId, status } of registered.toSorted((a, b) => Number(isOver(a.status)) - Number(isOver(b.status)) || a.n - b.n)) {
      const text = status.replaceAll('_', ' ')
      states.set(personId, [states.get(personId) ?? [], text].flat().join(', '))
    }
    const profiles = new Map(pages.map(page => [page.id, `${countProfileParts(page)} of ${profilePartNames.length}`]))
    return new Map([...states.keys(), ...profiles.keys()].map(id => [id, { registration: states.get(id), profile: profiles.get(id) }]))
  }, [registered, pages])
}
