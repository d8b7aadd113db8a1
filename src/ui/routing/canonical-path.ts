import { matchPublicRoute } from './public-route-match'

/** A single path segment is looked up in lower case, whatever its case. */
const isOneWord = (pattern: string) => /^\/:[^/]+$/.test(pattern)

/**
 * The canonical path for one that only differs in case, in a trailing slash or in repeated slashes; `undefined` if it is canonical already.
 * Its segments are encoded again, so that no path leads to another host (`//`, `/\`).
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
