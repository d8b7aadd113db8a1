import { restOf, splitModule } from './split-module.mjs'

/** Changes to the router's own files, and why: docs/decisions/008-the-router-is-shaken.md. */
export const routerEdits = [
  // Names for developer tools keep unused components in a build.
  { what: /^\w+\.displayName = "\w+";$/gm, by: '' },
  // Creating a component, a context or a class has no side effects, which the router does not declare.
  { what: / = (React\d*\.(?:forwardRef|createContext|memo)\()/g, by: ' = /* @__PURE__ */ $1' },
  { what: /^(var \w+ = )(class extends React\d*\.Component \{$[^]*?^\});$/gm, by: '$1/* @__PURE__ */ (() => $2)();' },
]

/** @param {string} code */
export const shaken = code => routerEdits.reduce((text, { what, by }) => text.replaceAll(what, by), code)

/**
 * What of the router the first page needs: what draws it, and what its loaders ask. The rest, a router that goes from page to page, comes
 * behind it: docs/decisions/037-the-router-comes-behind-the-page.md.
 */
export const forFirstPage = new Set(
  `Action IDLE_BLOCKER IDLE_NAVIGATION Navigate Outlet RouterProvider ScrollRestoration createContext createPath isRouteErrorResponse
  matchRoutes replace useBlocker useLoaderData useLocation useMatch useMatches useNavigate useNavigation useNavigationType useRouteError
  useSearchParams`.split(/\s+/),
)

const ofRouter = /\/node_modules\/react-router\/.*\/([\w.-]+?)(\?.*)?$/

/** One half of the router's large file, or another of its files. */
function routerFile(original, id, parse) {
  const [, file, query] = ofRouter.exec(id)
  const code = shaken(original)
  if (!/^function createRouter\(/m.test(code)) return code
  const { first, rest } = splitModule({ file, code, program: parse(code) }, name => forFirstPage.has(name))
  return query === restOf ? rest : first
}

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
    if (ofRouter.test(id)) return { code: routerFile(code, id, text => this.parse(text)), map: null }
    const name = nameOf(id)
    return Object.hasOwn(unusedQueryParts, name) ? { code: unusedQueryParts[name], map: null } : undefined
  },
})
