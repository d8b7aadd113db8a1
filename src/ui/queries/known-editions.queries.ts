import type { Edition } from '../../domain/guide/edition-service'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../app-services/app-context'
import { serviceAfterHydration } from '../app-services/service-after-hydration'

/** Editions that everybody may know, newest first. */
export const knownEditionsQuery = (app: App): LiveQuery<readonly Edition[]> => ({
  queryKey: ['known-editions'],
  queryFn: async () => (await serviceAfterHydration(app, async () => (await import('../../domain/guide/edition-service')).EditionService)).known(),
  staleTime: 0,
})

/** Gives an edition by its key as members read it: its name and its year. One that is not open to everybody yet is told by its key. */
export function useEditionTitles(): (id: string) => string {
  const editions = useLiveQuery(knownEditionsQuery(useApp()))
  return id => {
    const edition = editions.find(one => one.id === id)
    if (!edition) return id
    return edition.name.includes(`${edition.year}`) ? edition.name : `${edition.name}, ${edition.year}`
  }
}
