/** Changes to the router's own files, and why: docs/decisions/008-the-router-is-shaken.md. */
export const routerEdits = [
  // The prefetching of links belongs to the router's server framework; here `delivery/payload-prefetch.ts` does it.
  { what: /\w+\.createElement\(PrefetchPageLinks, [^)]*\)/g, by: 'null' },
  // Names for developer tools keep unused components in a build.
  { what: /^\w+\.displayName = "\w+";$/gm, by: '' },
  // Creating a component or a context has no side effects, which the router does not declare.
  { what: / = (React\d*\.(?:forwardRef|createContext|memo)\()/g, by: ' = /* @__PURE__ */ $1' },
]

/** @param {string} code */
export const shaken = code => routerEdits.reduce((text, { what, by }) => text.replaceAll(what, by), code)

/**
 * Parts of TanStack Query that nothing here uses and its client imports all the same, and what stands for them in a build:
 * docs/decisions/036-queries-without-mutations.md. By the names of their files.
 */
export const unusedQueryParts = {
  'mutationCache.js': 'export class MutationCache { findAll() { return [] } resumePausedMutations() { return Promise.resolve() } clear() {} }',
  'infiniteQueryBehavior.js': 'export const infiniteQueryBehavior = () => undefined, hasNextPage = () => false, hasPreviousPage = () => false',
}

/** @param {string} id */
const nameOf = id => /\/node_modules\/@tanstack\/query-core\/build\/modern\/([\w.]+)$/.exec(id)?.[1] ?? ''

/**
 * Leaves out of a build what nothing here uses of two libraries.
 * @returns {import('vite').Plugin}
 */
export const lighterLibraries = () => ({
  name: 'lighter-libraries',
  apply: 'build',
  transform(code, id) {
    if (id.includes('/node_modules/react-router/')) return { code: shaken(code), map: null }
    const name = nameOf(id)
    return Object.hasOwn(unusedQueryParts, name) ? { code: unusedQueryParts[name], map: null } : undefined
  },
})
