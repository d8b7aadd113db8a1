import { officeRoutes } from './panels/office-routes'
import { publicRoutes } from './public-routes'
import type { RouteDefinition } from './routing/route-definition'

/** THE route table: every address of the product. What stands nowhere here is a 404. */
export const routes: readonly RouteDefinition[] = [...publicRoutes, ...officeRoutes]
