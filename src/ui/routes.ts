import { officeRoutes } from './panels/office-routes'
import { publicRoutes } from './public-routes'
import type { RouteDefinition } from './routing/route-definition'

/** The route table with every address of the product. All other addresses are a 404. */
export const routes: readonly RouteDefinition[] = [...publicRoutes, ...officeRoutes]
