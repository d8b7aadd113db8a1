import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import type { LinkAnswer, LinkProbe } from '../../ports/link-probe'

/** Milliseconds without an answer after which an address counts as unreachable. */
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
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

export const isPublicAddress = (ip: string): boolean => !closed.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/**
 * Requests an address with `HEAD`, and with `GET` where `HEAD` is not supported. Follows redirects itself, so that each target is checked
 * to be a public address.
 */
export class HttpLinkProbe implements LinkProbe {
  constructor(private readonly isAllowed: (ip: string) => boolean = isPublicAddress) {}

  async ask(address: string): Promise<LinkAnswer> {
    const stop = AbortSignal.timeout(patience)
    try {
      const head = await this.answer(address, 'HEAD', stop)
      const status = head < 400 ? head : await this.answer(address, 'GET', stop)
      return { state: gone.has(status) ? 'broken' : status >= 500 ? 'unreachable' : 'works', status }
    } catch (error) {
      // An unknown host, a timeout, an invalid certificate and too many redirects arrive here as a TypeError, a DNS error or a
      // TimeoutError.
      console.warn(`no answer from ${address}: ${String(error)}`)
      return { state: 'unreachable' }
    }
  }

  private async answer(address: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<number> {
    let url = new URL(address)
    for (let hop = 0; hop <= maxRedirects; hop++) {
      await this.requirePublic(url)
      const answer = await fetch(url, { method, redirect: 'manual', signal, headers: { accept: '*/*' } })
      await answer.body?.cancel()
      const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
      if (next === null) return answer.status
      url = new URL(next, url)
    }
    throw new TypeError(`more than ${maxRedirects} redirects`)
  }

  private async requirePublic({ protocol, hostname }: URL): Promise<void> {
    if (protocol !== 'http:' && protocol !== 'https:') throw new TypeError(`${protocol} is not a web protocol`)
    const found = await lookup(hostname.replace(/^\[|\]$/g, ''), { all: true })
    if (found.some(({ address }) => !this.isAllowed(address))) throw new TypeError(`${hostname} is not public`)
  }
}
