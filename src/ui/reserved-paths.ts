import { ReservedPaths } from '../domain/shared/reserved-paths'
import { publicRoutes } from './public-routes'
import { officePath } from './routing/office-path'

/** What the domain is told of the route table. The office's rows come behind its guard; their first segment is enough. */
export const reservedPaths = new ReservedPaths([...publicRoutes, { path: officePath, guard: 'admin' }])
