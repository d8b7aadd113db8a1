export type FetchJson = (url: string) => Promise<unknown>

/**
 * A JSON file of this site; `undefined` when it is missing or the network fails. Delivery only makes the application faster or newer, so
 * it works without these files.
 */
export const jsonFetcher =
  (fetch: typeof globalThis.fetch, options: RequestInit = {}): FetchJson =>
  async url => {
    const response = await fetch(url, options).catch((error: unknown) => {
      if (error instanceof TypeError) return undefined
      throw error
    })
    return response?.ok ? response.json() : undefined
  }
