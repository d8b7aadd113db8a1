import { restOf } from './libraries/split-module.mjs'

/**
 * How the program is split into files, computed from its imports. Each file costs time on a slow connection, so shared modules are in few
 * files: `vendor` and `site` with what every public page needs, a few files that pages of a kind share, and `office`, `forms` and
 * `session` for the office. A page may load a little code that it does not need where that saves a file.
 */

/**
 * The cost of another file for a page, in characters of unminified code, about 2 kB as sent: its headers, the worse compression of small files, and
 * its wait where a browser asks for six files at a time.
 */
const costOfFile = 8000

/** Characters of unneeded code that a page may load at most, and the first table of the office, whose files are kept for all that follow. */
const maxUnneeded = 9000
const maxUnneededInOffice = 1000
/** Stands for the office's first table among the pages that need a file. */
const office = 'office'

/** A module that at least this share of the public pages needs is loaded with all of them. */
const commonShare = 0.34

/** A panel with nothing but the engine: the office's first table consists of its imports. */
export const plainPanel = 'resources'

const isPage = id => /\/src\/ui\/pages\/[^?]*\.page\.tsx$/.test(id)
const isOffice = id => /\/src\/ui\/(office|panels)\//.test(id)
/** What is around every public page, and what shows a prerendered one. */
const isLayout = id => /\/src\/ui\/(layout\/[\w-]+-layout\.tsx|routing\/start\/first-page\.ts)$/.test(id)
const isOurUi = id => id.includes('/src/ui/')
const isRenderer = id => id.endsWith('/src/ui/renderer.ts')
const isRouter = id => id.endsWith('/src/ui/routing/start/browser-router.ts')
const isLibrary = id => id.includes('/node_modules/')

/** @typedef {(id: string) => import('vite').Rolldown.ModuleInfo | null} InfoOf */

/** What a module imports. The first half of a split module names its second half only for who imports it through the first. */
const importsOf = (infoOf, id) => (infoOf(id)?.importedIds ?? []).filter(other => !other.endsWith(restOf))

/**
 * Groups for the bundler. They do not include what they import: a module's imports are in its own group, or in one that more pages need.
 */
export function chunkGroups() {
  let fileOf
  const name = (id, graph) => (fileOf ??= filesOf(id, module => graph.getModuleInfo(module))).get(id) ?? null
  return [{ name, debugName: 'shared', includeDependenciesRecursively: false }]
}

/** @param {InfoOf} infoOf */
function filesOf(id, infoOf) {
  const imported = module => importsOf(infoOf, module)
  const later = module => infoOf(module)?.dynamicallyImportedIds ?? []
  const importers = module => [...(infoOf(module)?.importers ?? []), ...(infoOf(module)?.dynamicImporters ?? [])]
  const entries = [...reached([id], importers)].filter(module => infoOf(module)?.isEntry)
  const first = reached(entries, imported)
  const ahead = [...first].flatMap(later)
  const base = reached([...first, ...ahead.filter(isLayout)], imported)
  const pages = ahead.filter(isPage).map(page => reached([page], imported))
  const neededBy = module => pages.flatMap((page, i) => (page.has(module) ? [i] : []))

  const everywhere = reached([...first, ...ahead.filter(isOffice)], imported)
  const files = new Map([...base].map(module => [module, isLibrary(module) ? 'vendor' : everywhere.has(module) ? 'site' : 'layout']))
  const rests = [...base].flatMap(module => infoOf(module)?.importedIds ?? []).filter(module => module.endsWith(restOf))
  for (const module of [...ahead.filter(isRouter), ...rests]) files.set(module, 'router')
  const ofOffice = reached(officeRoots(entries, imported, later).roots, imported)
  const some = new Map()
  for (const module of new Set(pages.flatMap(page => [...page]))) {
    const users = neededBy(module)
    if (files.has(module) || users.length < 2) continue
    if (users.length >= pages.length * commonShare) files.set(module, 'site')
    else {
      const all = [...users, ...(ofOffice.has(module) ? [office] : [])].join()
      some.set(all, [...(some.get(all) ?? []), module])
    }
  }
  const groups = merged(
    [...some].map(([users, modules]) => ({ users: new Set(users.split(',')), modules, size: sizeOf(modules, infoOf) })),
    imported,
  )
  for (const [i, { modules }] of groups.entries()) for (const module of modules) files.set(module, `shared-${i + 1}`)

  for (const [module, file] of officeFiles({ entries, pages, neededBy, imported, later })) if (!files.has(module)) files.set(module, file)
  return files
}

const sizeOf = (modules, infoOf) => modules.reduce((sum, module) => sum + (infoOf(module)?.code?.length ?? 0), 0)

/**
 * Merges files as long as the unneeded code in pages costs less than the saved requests, and no two files depend on each other. A page
 * that needs a file also loads everything it imports.
 */
function merged(groups, imported) {
  const left = [...groups]
  /** The unneeded code of each page. */
  const unneededOf = new Map()
  for (;;) {
    const groupOf = new Map(left.flatMap(group => group.modules.map(module => [module, group])))
    const next = new Map(left.map(group => [group, new Set(group.modules.flatMap(imported).flatMap(module => groupOf.get(module) ?? []))]))
    const below = new Map(left.map(group => [group, reached(next.get(group), one => next.get(one))]))
    /** Whether file `a` needs file `b` through a third one, so that merging them would make a cycle. */
    const isApart = (a, b) => [...next.get(a)].some(one => one !== b && one !== a && below.get(one).has(b))
    let best
    for (const [i, a] of left.entries())
      for (const b of left.slice(i + 1)) {
        const users = new Set([...a.users, ...b.users])
        const saved = costOfFile * (a.users.size + b.users.size - users.size)
        if (saved <= (best?.gain ?? 0) || isApart(a, b) || isApart(b, a)) continue
        const needed = new Set([a, b, ...below.get(a), ...below.get(b)])
        const burden = new Map([...users].map(user => [user, [...needed].filter(group => !group.users.has(user))]))
        const unneeded = user => burden.get(user).reduce((sum, group) => sum + group.size, unneededOf.get(user) ?? 0)
        if ([...users].some(user => burden.get(user).length > 0 && unneeded(user) > (user === office ? maxUnneededInOffice : maxUnneeded))) continue
        const carried = [...burden.values()].flat().reduce((sum, group) => sum + group.size + (group === a || group === b ? 0 : costOfFile), 0)
        if (saved - carried > (best?.gain ?? 0)) best = { gain: saved - carried, a, b, users, needed }
      }
    if (!best) return left
    const { a, b, users, needed } = best
    for (const user of users)
      unneededOf.set(
        user,
        [...needed].reduce((sum, group) => sum + (group.users.has(user) ? 0 : group.size), unneededOf.get(user) ?? 0),
      )
    for (const group of needed) group.users = new Set([...group.users, ...users])
    left.splice(left.indexOf(a), 1)
    left.splice(left.indexOf(b), 1, { users, modules: [...a.modules, ...b.modules], size: a.size + b.size })
  }
}

/**
 * `office` is what the office's first table needs and nothing else can load; `session` is what every service imports, and what that table
 * needs that pages also load after hydration. Of that, components are in `forms`: a page that opens a session loads none of them for it.
 * What one page without a session needs as well is in a file of that page. `start` is the rest of what the program asks for once it runs:
 * the container, and the services of the office's frame.
 */
function officeFiles({ entries, pages, neededBy, imported, later }) {
  const { roots, services, asked } = officeRoots(entries, imported, later)
  const elsewhere = reached(entries, module => (roots.has(module) ? [] : [...imported(module), ...later(module)]))
  for (const root of roots) elsewhere.delete(root)
  const needed = reached(roots, imported)
  // A page that imports a service directly cannot do without a session.
  const open = new Set(pages.filter(page => !services.some(service => page.has(service))).flatMap(page => [...page]))
  const ofServices = reached(services, imported)
  const fileOf = module => {
    if (open.has(module)) return `of-page-${neededBy(module)[0]}`
    if (needed.has(module) && !elsewhere.has(module)) return 'office'
    if (ofServices.has(module) || needed.has(module)) return isOurUi(module) ? 'forms' : 'session'
    return neededBy(module).length > 0 ? `of-page-${neededBy(module)[0]}` : 'start'
  }
  return [...ofServices, ...needed, ...reached(asked, imported)].map(module => [module, fileOf(module)])
}

/** The modules of the office's first table; the services and the backend that the program itself opens, and what it asks for beside them. */
function officeRoots(entries, imported, later) {
  const frame = [...reached(entries, imported)].flatMap(later).filter(isOffice)
  const plain = [...reached(frame, imported)].flatMap(later).filter(module => module.endsWith(`/${plainPanel}.panel.tsx`))
  const opened = entries.flatMap(imported).flatMap(later)
  const services = opened.filter(module => module.includes('/src/domain/'))
  const asked = [
    ...opened.filter(module => module.endsWith('/src/container.ts')),
    ...[...reached(frame, imported)].flatMap(later).filter(module => module.includes('/src/domain/')),
  ]
  const backend = opened.filter(module => module.includes('/src/adapters/'))
  return { frame, roots: new Set([...frame, ...plain.flatMap(imported).filter(isOffice)]), services, asked, backend }
}

/**
 * Modules by their role, whatever file they are in: `renderer` is what the program asks for first; `router` what takes a visitor to
 * another page; `layout` is around every public page;
 * `frame` around every panel; `opened` is what the program asks for before the first panel: the container, the session and the services of
 * the frame; `office` is what the office loads at once: its first table, what is opened, and the backend.
 * @param {readonly string[]} entries
 * @param {InfoOf} infoOf
 */
export function modulesByRole(entries, infoOf) {
  const imported = module => importsOf(infoOf, module)
  const later = module => infoOf(module)?.dynamicallyImportedIds ?? []
  const { frame, roots, services, asked, backend } = officeRoots(entries, imported, later)
  const opened = [...services, ...asked]
  const asNext = [...reached(entries, imported)].flatMap(later)
  return {
    renderer: asNext.filter(isRenderer),
    router: asNext.filter(isRouter),
    layout: asNext.filter(isLayout),
    frame,
    opened,
    office: [...new Set([...roots, ...opened, ...backend])],
  }
}

/** These modules, their imports, and so on. */
function reached(from, next) {
  const found = new Set(from)
  // A set can grow while it is iterated.
  for (const id of found) for (const further of next(id)) found.add(further)
  return found
}
