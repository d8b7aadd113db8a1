import type { App, LiveQuery } from '../../app-services/app-context'
import { guideQueries } from '../../queries/guide.queries'
import { type StreetCells, streetCells } from './street-cells'

/**
 * The streets below a map by square, of the file that an index names: worked out once for all maps of a visit, and apart from the drawing, as a slow
 * phone takes a twentieth of a second for it. A file never changes.
 */
export const streetCellsOf = (app: App, path: string): LiveQuery<StreetCells> => ({
  queryKey: ['guide', 'street-cells', path],
  queryFn: async () => streetCells(await app.queries.ensureQueryData(guideQueries(app).streets(path))),
  staleTime: Number.POSITIVE_INFINITY,
})
