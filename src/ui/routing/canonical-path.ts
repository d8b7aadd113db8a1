import { matchPublicRoute } from './public-route-match'

/** The only segment of an address is a word that is looked up in lower case, whatever its case. */
const isOneWord = (pattern: string) => /^\/:[^/]+$/.test(pattern)

/**
 * The address under which a page is known, for one that only differs in case, in a slash at its end or in repeated slashes; `undefined` for
 * the right one. Its parts are encoded anew, so that no address leads to another host (`//`, `/\`).
 */
export function canonicalPath(path: string): string | undefined {
  const segments = path.split('/').filter(segment => segment !== '')
  const routeMatch = matchPublicRoute(`/${segments.join('/')}`)
  const pattern = routeMatch.kind === 'page' ? routeMatch.route.path : ''
  const fixed = pattern.split('/').slice(1)
  const wanted = segments.map((segment, at) => {
    if (isOneWord(pattern)) return segment.toLowerCase()
    const own = fixed[at] ?? ':'
    return own.startsWith(':') ? segment : own
  })
  const isRight = path === `/${segments.join('/')}` && wanted.every((segment, at) => segment === segments[at])
  return isRight ? undefined : `/${wanted.map(encoded).join('/')}`
}

function encoded(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment))
  } catch {
    return encodeURIComponent(segment)
  }
}
