import { routes } from '../routes'
import { exampleOf, isPending } from './route-definition'

/** The route table for people and other programs, with paths as in the product's outline. */
export const routeList = () =>
  routes.map(route => ({
    path: outlinePath(route.path),
    example: exampleOf(route),
    title: route.title,
    guard: route.guard ?? null,
    pending: isPending(route.page) ? route.page.pending : null,
  }))

/** `/dashboard/:id?` → `/dashboard/{id optional}`, `/:product~membership` → `/{product}membership`. */
const outlinePath = (path: string) => path.replace(/:(\w+)\?/g, '{$1 optional}').replace(/:(\w+)~?/g, '{$1}')
