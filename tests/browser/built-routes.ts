import { routeList } from '../../src/ui/routing/route-list'

const list = routeList()
const built = list.filter(({ pending }) => pending === null)

/** Pages that need no sign-in: checked as a visitor, also by keyboard. */
export const publicPages = built.filter(({ example, guard }) => guard === null && !example.startsWith('/cpanel'))
/** Panels of the office: checked as a superadmin, also by keyboard. */
export const panels = built.filter(({ path }) => path.startsWith('/cpanel/'))
/** All other pages that are built. */
export const otherPages = built.filter(row => !publicPages.includes(row) && !panels.includes(row))
/** Pages that are not built yet differ only in their text: one outside the office and one inside. */
export const plannedPages = [false, true].flatMap(
  office => list.find(({ pending, example }) => pending !== null && example.startsWith('/cpanel') === office) ?? [],
)
