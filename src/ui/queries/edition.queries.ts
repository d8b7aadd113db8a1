import { type Edition, EditionService } from '../../domain/guide/edition-service'
import { geocodeBatch } from '../../domain/guide/places/pins/geocode-batch.contract'
import { Callables } from '../../domain/shared/functions/callables'
import { type App, type LiveQuery, useApp, useLiveQuery } from '../app-services/app-context'

/** Every edition of the guide; empty for staff without access to the guide. */
export const editionsQuery = (app: App, isGuideStaff: boolean): LiveQuery<readonly Edition[]> => ({
  queryKey: ['office', 'editions', isGuideStaff],
  queryFn: async () => (isGuideStaff ? (await app.services()).get(EditionService).list() : []),
  staleTime: 0,
})

/** Editions that everybody may know, newest first. */
export const knownEditionsQuery = (app: App): LiveQuery<readonly Edition[]> => ({
  queryKey: ['office', 'known-editions'],
  queryFn: async () => (await app.services()).get(EditionService).known(),
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

/** The configured geocoder; `none` if every pin is placed by hand. */
export const geocoderQuery = (app: App): LiveQuery<'street-index' | 'geocodio' | 'none'> => ({
  queryKey: ['office', 'geocoder'],
  queryFn: async () => (await (await app.services()).get(Callables).call(geocodeBatch, { listingIds: [] })).service,
  staleTime: Number.POSITIVE_INFINITY,
})
