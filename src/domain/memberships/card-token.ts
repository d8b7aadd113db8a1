import { fromBase64url, isSigned, signatureOf, toBase64url } from '../shared/signature'
import { daysBetween } from '../shared/time/local-day'

/** The data on a member's card. Signed, so that it can be checked at an entrance without a network. */
export interface CardFacts {
  /** The id of the key that signed it. */
  readonly kid: string
  readonly membershipId: string
  readonly personId: string
  readonly name: string
  readonly level: string
  /** The last paid day, `YYYY-MM-DD`. */
  readonly until: string
  /** The days of grace of the membership's product. Absent from cards that were issued before this was written on them. */
  readonly grace?: number
  /** Changes with every new card: only the newest card is valid. */
  readonly serial: string
}

/** Days after the last paid day on which a member may still enter, where the membership's product says nothing else (product.md D8). */
export const graceDays = 14

/** Signs a card: two parts in base64url, separated by a dot: the facts as JSON, and the signature over the first part. */
export async function signCard(facts: CardFacts, privateKey: JsonWebKey): Promise<string> {
  const body = toBase64url(new TextEncoder().encode(JSON.stringify(facts)))
  return `${body}.${await signatureOf(body, privateKey)}`
}

/** The data of a card signed with one of these keys; `undefined` for anything else. Needs no network. */
export async function readCard(token: string, publicKeys: Readonly<Record<string, JsonWebKey>>): Promise<CardFacts | undefined> {
  const [, body, signature] = /^([\w-]+)\.([\w-]+)$/.exec(token.trim()) ?? []
  if (body === undefined || signature === undefined) return undefined
  const facts = factsIn(body)
  const jwk = facts && Object.hasOwn(publicKeys, facts.kid) ? publicKeys[facts.kid] : undefined
  return jwk && (await isSigned(body, signature, jwk)) ? facts : undefined
}

/** The data of a card without checking its signature, for its holder's own screen. `undefined` for anything else. */
export const unprovedFacts = (token: string): CardFacts | undefined => factsIn(token.split('.')[0] ?? '')

export type CardStatus = 'current' | 'grace' | 'lapsed'

/** Whether a card is valid on a day in the organization's time zone. */
export function cardStatus({ until, grace = graceDays }: Pick<CardFacts, 'until' | 'grace'>, today: string): CardStatus {
  if (today <= until) return 'current'
  return daysBetween(until, today) <= grace ? 'grace' : 'lapsed'
}

const names = ['kid', 'membershipId', 'personId', 'name', 'level', 'until', 'serial'] as const

function factsIn(body: string): CardFacts | undefined {
  try {
    const found: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(body)))
    if (typeof found !== 'object' || found === null) return undefined
    const facts = found as Record<string, unknown>
    const isCard = names.every(name => typeof facts[name] === 'string') && ['undefined', 'number'].includes(typeof facts['grace'])
    return isCard ? (found as CardFacts) : undefined
  } catch (error) {
    // The scanned code is not a card.
    if (error instanceof SyntaxError || error instanceof TypeError || error instanceof DOMException) return undefined
    throw error
  }
}
