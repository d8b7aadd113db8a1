import { useQuery } from '@tanstack/react-query'
import { studiosByPerson } from '../../../../domain/guide/passport/count-visitors'
import { passport } from '../../../../domain/people/passport.collection'
import { Records } from '../../../../domain/shared/records/records'
import { useApp } from '../../../app-services/app-context'
import { useOrganisation } from '../../../queries/site.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import { studiosVisitedRule } from './member-columns'

const none: ReadonlyMap<string, number> = new Map()

/** Stamps that are read; more than a season has. */
const maxStamps = 20_000

/** Different studios of the current edition in members’ passports, by person, for staff who may read stamps. The table does not wait for it. */
export function useStudiosVisited(): ReadonlyMap<string, number> {
  const app = useApp()
  const { may } = usePanelContext()
  const edition = useOrganisation()?.currentEdition
  const { data = none } = useQuery({
    queryKey: ['office', 'studios-visited', edition],
    queryFn: async () => {
      const records = (await app.services()).get(Records)
      return studiosByPerson(await records.find(passport, { where: [['editionId', '==', edition!]], limit: maxStamps }))
    },
    enabled: edition !== undefined && may(studiosVisitedRule),
    staleTime: 60_000,
  })
  return data
}
