import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

type Kind = 'rooftop' | 'range_interpolation' | 'street_center'

/**
 * A double of Geocodio's batch request on this machine, which answers as its documentation says. It was never compared with the real
 * service.
 */
export class GeocodioDouble {
  /** The known results, by address. */
  readonly known = new Map<string, { readonly kind: Kind; readonly accuracy: number }>()
  /** The status of the next answers; 0 breaks the connection. */
  readonly failures: number[] = []
  last: { readonly headers: IncomingHttpHeaders; readonly url: string; readonly addresses: readonly string[] } | undefined
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const addresses = JSON.parse(Buffer.concat(chunks).toString()) as string[]
      this.last = { headers: request.headers, url: request.url ?? '', addresses }
      const failure = this.failures.shift()
      if (failure === 0) return void request.socket.destroy()
      const status = failure ?? (request.headers.authorization === 'Bearer key-of-the-double' ? 200 : 403)
      const body =
        status === 200 ? { results: addresses.map(query => ({ query, response: { input: {}, results: this.matches(query) } })) } : { error: 'no' }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  })

  static async open(): Promise<GeocodioDouble> {
    const double = new GeocodioDouble()
    await new Promise<void>(resolve => double.server.listen(0, '127.0.0.1', resolve))
    return double
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise(resolve => this.server.close(() => resolve()))
  }

  private matches(query: string) {
    const match = this.known.get(query)
    if (!match) return []
    return [
      {
        formatted_address: query,
        location: { lat: 37.75 + query.length / 1e4, lng: -122.41 },
        accuracy: match.accuracy,
        accuracy_type: match.kind,
        source: 'double',
      },
    ]
  }
}
