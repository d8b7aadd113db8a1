/** Default address after signing in. */
const home = '/'
/** A base URL that no address of the product has, for detecting whether a resolved address leaves it. */
const here = 'https://here.invalid'

/**
 * The address to which a sign-in page may redirect: a path of this application, with query and fragment. `next` comes from whoever made the
 * link, so anything that a browser could read as another origin (`//host`, `/\host`, a scheme, control characters, the same percent-encoded
 * once more) returns `otherwise` instead.
 */
export function safeRedirect(next: string | null | undefined, otherwise = home): string {
  if (!next || !isOwnPath(next)) return otherwise
  const url = new URL(next, here)
  if (url.origin !== here || !isOwnPath(decoded(url.pathname))) return otherwise
  return url.pathname + url.search + url.hash
}

/** The same for a full address in a mail (`https://host/path`): only its path is used, never its host. */
export function safeReturn(address: string | null | undefined, otherwise = home): string {
  if (!address || !URL.canParse(address)) return safeRedirect(address, otherwise)
  const { pathname, search, hash } = new URL(address)
  return safeRedirect(pathname + search + hash, otherwise)
}

const isOwnPath = (path: string | undefined): boolean =>
  path !== undefined && path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && !hasControl(path)

const hasControl = (path: string) => /[\u0000-\u001f\u007f]/.test(path)

/** The path with percent-encoding removed repeatedly, because a later reader may decode it more than once; `undefined` if the encoding is invalid. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
