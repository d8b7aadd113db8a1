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
 * Removes unused parts of the router from a build.
 * @returns {import('vite').Plugin}
 */
export const shakeableRouter = () => ({
  name: 'shakeable-router',
  apply: 'build',
  transform: (code, id) => (id.includes('/node_modules/react-router/') ? { code: shaken(code), map: null } : undefined),
})
