import { comingAt } from '../pages/errors/coming'
import { rows } from '../routes'
import { isPending } from './row'

/** The route table for people and programs outside: paths as the product's outline writes them. */
export const routeList = () =>
  rows.map(({ path, example, title, guard, page }) => ({
    path: outlinePath(path),
    example,
    title,
    guard: guard ?? null,
    pending: isPending(page) ? comingAt(path, page) : null,
  }))

/** `/dashboard/:id?` → `/dashboard/{id optional}`, `/:product~membership` → `/{product}membership`. */
const outlinePath = (path: string) => path.replace(/:(\w+)\?/g, '{$1 optional}').replace(/:(\w+)~?/g, '{$1}')
