export type FetchJson = (url: string) => Promise<unknown>

/**
 * A JSON file of this site; `undefined` when it is not there or the network is not. What delivery asks for makes the
 * application quicker or newer; without it the application goes on as it is.
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
