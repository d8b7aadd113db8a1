import { type Edition, EditionService } from '../../domain/guide/edition-service'
import { geocodeBatch } from '../../domain/guide/places/pins/geocode-batch.contract'
import { Callables } from '../../domain/shared/functions/callables'
import type { App, LiveQuery } from '../app-services/app-context'

/** Every edition of the guide; empty for staff without access to the guide. */
export const editionsQuery = (app: App, isGuideStaff: boolean): LiveQuery<readonly Edition[]> => ({
  queryKey: ['office', 'editions', isGuideStaff],
  queryFn: async () => (isGuideStaff ? (await app.services()).get(EditionService).list() : []),
  staleTime: 0,
})

/** The configured geocoder; `none` if every pin is placed by hand. */
export const geocoderQuery = (app: App): LiveQuery<'street-index' | 'geocodio' | 'none'> => ({
  queryKey: ['office', 'geocoder'],
  queryFn: async () => (await (await app.services()).get(Callables).call(geocodeBatch, { listingIds: [] })).service,
  staleTime: Number.POSITIVE_INFINITY,
})
