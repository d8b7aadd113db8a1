import { modulesByRole } from './chunk-groups.mjs'

/** A finished build's record of what its chunks are for; read by the build's own steps, not served by a host. */
export const rolesFile = '.vite/part-roles.json'

/** The function that loads a component after hydration (`delivery/lazy-after-hydration.ts`). */
const deferringCall = 'lazyAfterHydration'

/** A module's path in the project, the same on every machine. */
export const fromTop = id => id.replace(/^.*(?=\/(src\/|index\.html$))/, '')

/**
 * Records, while modules are read, which ones `lazyAfterHydration` loads, and which ones the office loads at once.
 * @returns {import('vite').Plugin}
 */
export function partRoles() {
  const deferred = new Set()
  return {
    name: 'part-roles',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!code.includes(`${deferringCall}(`) || !/\/src\/ui\/.*\.tsx?$/.test(id)) return undefined
      for (const source of deferredImports(this.parse(code, { lang: 'tsx' }))) deferred.add((await this.resolve(source, id)).id)
      return undefined
    },
    generateBundle: {
      order: 'pre',
      handler() {
        const entries = [...this.getModuleIds()].filter(id => this.getModuleInfo(id)?.isEntry)
        const roles = { late: [...deferred], ...modulesByRole(entries, id => this.getModuleInfo(id)) }
        const source = JSON.stringify(Object.fromEntries(Object.entries(roles).map(([role, ids]) => [role, ids.map(fromTop)])))
        this.emitFile({ type: 'asset', fileName: rolesFile, source })
      },
    },
  }
}

/** The imports inside a call of that function. */
export function deferredImports(node, within = false) {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(one => deferredImports(one, within))
  if (node.type === 'ImportExpression' && within) return [node.source.value]
  const isCall = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === deferringCall
  return Object.values(node).flatMap(one => deferredImports(one, within || isCall))
}
