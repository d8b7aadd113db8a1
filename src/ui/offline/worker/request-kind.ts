/**
 * How the worker answers a request: `page` a document, `file` a part of the program, `answers` a payload file, `published` a file of a published
 * snapshot, `picture` an image.
 */
export type RequestKind = 'page' | 'file' | 'answers' | 'published' | 'picture'

export interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly destination: string
}

/** A file of a published snapshot in the hosted file store, with the set and the hash that its path names (`snapshot-paths.ts`). */
const published = /^\/v0\/b\/[^/]+\/o\/snapshots%2F(.+)%2F([0-9a-f]+)%2F[^%]+\.json$/
/** What editions of a city share: its streets and its heights. No file of these takes the place of another one. */
const shared = /^\/v0\/b\/[^/]+\/o\/(snapshots%2F(?:streets|heights)%2F[^%]+)\.json$/

/** `undefined` for what the worker leaves to the browser: everything that is sent, live data, the files that tell of a newer build. */
export function requestKindOf({ method, url, mode, destination }: Asked, origin: string): RequestKind | undefined {
  if (method !== 'GET') return undefined
  const { origin: asked, pathname } = new URL(url)
  if (asked === origin) {
    if (mode === 'navigate') return 'page'
    if (pathname.startsWith('/assets/')) return 'file'
    if (pathname.startsWith('/payloads/')) return 'answers'
  } else if (publishedSet(url)) return 'published'
  // Other images, such as the one by which Firebase's SDK looks for a network, are the page's own: the worker may not ask their hosts.
  const isOurs = asked === origin || pathname.startsWith('/v0/b/')
  return destination === 'image' && isOurs ? 'picture' : undefined
}

/** The set of a published file, such as `guide%2F2027`, and the state of it that the file belongs to. */
export function publishedSet(url: string): { readonly set: string; readonly hash: string } | undefined {
  const { pathname, searchParams } = new URL(url)
  if (searchParams.get('alt') !== 'media') return undefined
  const [, set, hash = ''] = published.exec(pathname) ?? shared.exec(pathname) ?? []
  return set === undefined ? undefined : { set, hash }
}

/** Whether a stored file belongs to another state of the same set than the file that has just come. */
export function isReplacedBy(stored: string, came: string): boolean {
  const [a, b] = [publishedSet(stored), publishedSet(came)]
  return a !== undefined && b !== undefined && a.set === b.set && a.hash !== b.hash
}
