import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import type { LinkAnswer, LinkProbe } from '../../ports/link-probe'

/** Milliseconds without a response after which an address counts as unreachable. */
const patience = 10_000
const maxRedirects = 5

/** Statuses that mean that the page does not exist. Others, such as 401 and 429, only mean that this request was refused. */
const gone = new Set([404, 410, 451])

/** Networks that are not public (RFC 6890). A link that staff entered must not make the host send requests into its own network. */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// `BlockList` checks IPv4 addresses that are mapped into IPv6 against the IPv4 networks above by itself.
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (ip: string): boolean => !closed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

type Resolve = (hostname: string, answer: (error: Error | null, found: LookupAddress[]) => void) => void
const resolveAll: Resolve = (hostname, answer) => lookup(hostname, { all: true }, answer)

/**
 * Requests an address with `HEAD`, and with `GET` where `HEAD` is not supported. Follows redirects itself, so that each target is checked to
 * be a public address. It connects to the IP addresses that it checked, because a second look-up of the name could return other ones.
 */
export class HttpLinkProbe implements LinkProbe {
  constructor(
    private readonly isAllowed: (ip: string) => boolean = isPublicAddress,
    private readonly resolve: Resolve = resolveAll,
  ) {}

  async ask(address: string): Promise<LinkAnswer> {
    const stop = AbortSignal.timeout(patience)
    try {
      const head = await this.answer(address, 'HEAD', stop)
      const status = head < 400 ? head : await this.answer(address, 'GET', stop)
      return { state: gone.has(status) ? 'broken' : status >= 500 ? 'unreachable' : 'works', status }
    } catch (error) {
      // An unknown host, a timeout, an invalid certificate and too many redirects all arrive here.
      console.warn(`no answer from ${address}: ${String(error)}`)
      return { state: 'unreachable' }
    }
  }

  private async answer(address: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
    let url = new URL(address)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const { status, location } = await this.request(url, method, signal)
      if (status < 300 || status >= 400 || location === undefined) return status
      url = new URL(location, url)
    }
    throw new TypeError(`more than ${maxRedirects} redirects`)
  }

  private request(url: URL, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<{ status: number; location: string | undefined }> {
    const { protocol, hostname } = url
    if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError(`${protocol} is not a web protocol`)
    // An IP address in the link needs no look-up.
    const ip = hostname.replace(/^\[|\]$/g, '')
    if (isIP(ip) !== 0) this.requireAllowed(hostname, [{ address: ip, family: isIP(ip) }])
    return new Promise((answer, fail) => {
      const sent = (protocol === 'https:' ? requestHttps : requestHttp)(
        url,
        { method, signal, agent: false, headers: { accept: '*/*' }, lookup: this.checkedLookup },
        ({ statusCode = 0, headers: { location } }) => {
          sent.destroy()
          answer({ status: statusCode, location })
        },
      )
      sent.on('error', fail).end()
    })
  }

  private readonly checkedLookup: LookupFunction = (hostname, { all }, answer) =>
    this.resolve(hostname, (error, found) => {
      try {
        if (error) throw error
        this.requireAllowed(hostname, found)
        if (all) answer(null, found)
        else answer(null, found[0]!.address, found[0]!.family)
      } catch (refusal) {
        answer(refusal as Error, [])
      }
    })

  private requireAllowed(hostname: string, found: readonly LookupAddress[]): void {
    if (found.length === 0 || found.some(({ address }) => !this.isAllowed(address))) throw new TypeError(`${hostname} is not public`)
  }
}
