interface Options {
  readonly ignoreSearch?: boolean
}

/** The browser's cache of requests, which Node has not. Addresses are absolute, as a browser makes them. */
export function memoryCaches(origin: string, fetch: (address: string) => Promise<Response>) {
  const opened = new Map<string, ReturnType<typeof memoryCache>>()
  const absolute = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : String(asked), origin).href
  const memoryCache = () => {
    const entries = new Map<string, Response>()
    const find = (asked: RequestInfo | URL, { ignoreSearch = false }: Options = {}) => {
      const plain = (address: string) => (ignoreSearch ? address.replace(/\?.*/, '') : address)
      return [...entries.keys()].find(stored => plain(stored) === plain(absolute(asked)))
    }
    return {
      match: async (asked: RequestInfo | URL, options?: Options) => entries.get(find(asked, options) ?? '')?.clone(),
      put: async (asked: RequestInfo | URL, response: Response) => void entries.set(absolute(asked), response),
      addAll: async (addresses: readonly string[]) => {
        const came = await Promise.all(addresses.map(async address => [absolute(address), await fetch(address)] as const))
        if (came.some(([, { ok }]) => !ok)) throw new TypeError('Failed to fetch')
        for (const [address, response] of came) entries.set(address, response)
      },
      keys: async () => [...entries.keys()].map(url => new Request(url)),
      delete: async (asked: RequestInfo | URL, options?: Options) => entries.delete(find(asked, options) ?? ''),
    }
  }
  const open = async (name: string) => {
    const cache = opened.get(name) ?? memoryCache()
    opened.set(name, cache)
    return cache
  }
  const caches = {
    open,
    keys: async () => [...opened.keys()],
    has: async (name: string) => opened.has(name),
    delete: async (name: string) => opened.delete(name),
    match: async (asked: RequestInfo | URL, options?: Options) => {
      for (const cache of opened.values()) {
        const found = await cache.match(asked, options)
        if (found) return found
      }
      return undefined
    },
  }
  return caches as unknown as CacheStorage
}
