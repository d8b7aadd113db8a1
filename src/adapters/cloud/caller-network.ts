import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network of the caller: the first three parts of an IPv4 address (a /24), or the first three groups of an IPv6 address (a /48).
 * Google's front end appends the caller's address to `X-Forwarded-For`; entries before the last are sent by the client and can be forged.
 */
export function callerNetwork({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return networkOf((forwarded.split(',').at(-1)?.trim() || socket.remoteAddress) ?? '')
}

/** `undefined` if the text is not an IP address. */
export function networkOf(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain.split('.').slice(0, 3).join('.')
  if (!isIPv6(plain)) return undefined
  const [before = [], after] = plain.split('::').map(half => (half === '' ? [] : half.split(':')))
  const groups = after ? [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after] : before
  return groups
    .slice(0, 3)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}
