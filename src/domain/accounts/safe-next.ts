/** Where somebody goes after signing in when nothing better was asked for. */
const home = '/'
/** A base that no address of ours has, to see whether a resolved address left it. */
const here = 'https://here.invalid'

/**
 * The address a sign-in page may go to afterwards: a path of this application, with query and fragment. Anything that
 * a browser could read as another origin (`//host`, `/\host`, a scheme, control characters, the same percent-encoded
 * once more) gives `otherwise` instead, because `next` comes from whoever made the link.
 */
export function safeNext(next: string | null | undefined, otherwise = home): string {
  if (!next || !isOwnPath(next)) return otherwise
  const url = new URL(next, here)
  if (url.origin !== here || !isOwnPath(url.pathname) || !isOwnPath(decoded(url.pathname))) return otherwise
  return url.pathname + url.search + url.hash
}

/** The same for an address that a mail carries whole (`https://host/path`): its path counts, its host is never followed. */
export function safeReturn(address: string | null | undefined, otherwise = home): string {
  if (!address || !URL.canParse(address)) return safeNext(address, otherwise)
  const { pathname, search, hash } = new URL(address)
  return safeNext(pathname + search + hash, otherwise)
}

const isOwnPath = (path: string | undefined): boolean =>
  path !== undefined && path.startsWith('/') && !path.startsWith('//') && !path.includes('\\') && !hasControl(path)

const hasControl = (path: string) => /[\u0000-\u001f\u007f]/.test(path)

/** Percent signs taken away as often as a careless reader might; `undefined` where they are broken. */
function decoded(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}
