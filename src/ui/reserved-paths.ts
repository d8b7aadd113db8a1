import { ReservedPaths } from '../domain/shared/reserved-paths'
import { publicRoutes } from './public-routes'
import { officePath } from './routing/office-path'

/** The route table as the domain sees it. The office's routes are not loaded here; their first segment is enough. */
export const reservedPaths = new ReservedPaths([...publicRoutes, { path: officePath, guard: 'admin' }])
