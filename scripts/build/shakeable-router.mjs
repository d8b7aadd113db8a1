/** What is written anew in the router's own files, and why: docs/decisions/008-the-router-is-shaken.md. */
export const routerEdits = [
  // What links fetch ahead belongs to the router's server framework; here `delivery/payload-prefetch.ts` does it.
  { what: /\w+\.createElement\(PrefetchPageLinks, [^)]*\)/g, by: 'null' },
  // Names for developer tools keep components in a build that nothing uses.
  { what: /^\w+\.displayName = "\w+";$/gm, by: '' },
  // Making a component or a context has no effect, which the router does not say.
  { what: / = (React\d*\.(?:forwardRef|createContext|memo)\()/g, by: ' = /* @__PURE__ */ $1' },
]

/** @param {string} code */
export const shaken = code => routerEdits.reduce((text, { what, by }) => text.replaceAll(what, by), code)

/**
 * Lets a build leave out what of the router nothing here uses.
 * @returns {import('vite').Plugin}
 */
export const shakeableRouter = () => ({
  name: 'shakeable-router',
  apply: 'build',
  transform: (code, id) => (id.includes('/node_modules/react-router/') ? { code: shaken(code), map: null } : undefined),
})
