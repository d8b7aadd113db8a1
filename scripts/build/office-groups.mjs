import path from 'node:path'
import { top } from '../setup.mjs'

const at = file => path.join(top, 'src', file)

/** What the office's first table is made of; the catalogue of panels comes with it, a panel's own part does not. */
const roots = ['ui/office/office-layout.tsx', 'ui/panels/office-rows.ts', 'ui/panels/engine/collection-panel.tsx'].map(at)

/** What every service asks: who is here, and the records. It is fetched with the backend, once a page has settled. */
const sessionRoots = ['domain/accounts/session.ts', 'domain/accounts/own-claims.ts', 'domain/shared/records.ts'].map(at)

const publicRows = at('ui/public-rows.ts')
const publicLayout = at('ui/layout/public-layout.tsx')
/** The one page that is nothing without a session. */
const ownPage = at('ui/pages/dashboard/dashboard.page.tsx')

/**
 * Two files for what would be a hundred: `office`, which is what the office's first table needs and nothing else can ask for, and `session`:
 * what every service asks, and what that table needs besides that pages ask for once they have settled. What a public page is made of stays out
 * of both, so that none is sent more than before. They take nothing along that they import: what is outside imports nothing of theirs that would
 * import it again, so that no circle can come of it.
 */
export function officeGroups() {
  let found
  const group = (name, priority) => ({
    name: (id, graph) => {
      found ??= ownModules(module => graph.getModuleInfo(module))
      return found[name].has(id) ? name : null
    },
    debugName: name,
    priority,
    includeDependenciesRecursively: false,
  })
  return [group('office', 9), group('session', 8)]
}

/** @param {(id: string) => import('vite').Rolldown.ModuleInfo | null} infoOf */
function ownModules(infoOf) {
  const imported = id => infoOf(id)?.importedIds ?? []
  const later = id => infoOf(id)?.dynamicallyImportedIds ?? []
  const importers = id => [...(infoOf(id)?.importers ?? []), ...(infoOf(id)?.dynamicImporters ?? [])]
  const entries = [...reached(roots, importers)].filter(id => infoOf(id)?.isEntry)
  const elsewhere = reached(entries, id => (roots.includes(id) ? [] : [...imported(id), ...later(id)]))
  for (const root of roots) elsewhere.delete(root)
  const pages = reached([...entries, publicLayout, publicRows, ...later(publicRows).filter(id => id !== ownPage)], imported)
  const without = (modules, others) => new Set([...modules].filter(id => !others.has(id)))
  const needed = reached(roots.filter(infoOf), imported)
  const office = without(needed, elsewhere)
  const asked = reached(sessionRoots.filter(infoOf), imported)
  return { office, session: without(without(new Set([...asked, ...needed]), office), pages) }
}

/** These, what is next to them, and so on. */
function reached(from, next) {
  const found = new Set(from)
  // A set is walked to its end, however it grows meanwhile.
  for (const id of found) for (const further of next(id)) found.add(further)
  return found
}
