import { containsWords } from '../shared/text/contains-words'
import type { Resource } from './resources.collection'

/** A reader's filter of the library. */
export interface ResourceQuery {
  readonly kind?: Resource['kind'] | undefined
  readonly audience?: Resource['audience'] | undefined
  readonly tag?: string | undefined
  /** Words that must all occur; accents and case are ignored. */
  readonly text?: string | undefined
}

/** Whether a resource has not expired at an instant; the hourly job archives those that have. */
export const isUnexpired = ({ expiresAt }: Pick<Resource, 'expiresAt'>, now: Date): boolean => expiresAt === undefined || expiresAt > now

export function matchesResourceQuery(resource: Resource, { kind, audience, tag, text = '' }: ResourceQuery): boolean {
  const { title, summary = '', body = '', tags, space } = resource
  return (
    (kind === undefined || resource.kind === kind) &&
    // A resource for everybody matches every audience.
    (audience === undefined || resource.audience === audience || resource.audience === 'everybody') &&
    (tag === undefined || tags.includes(tag)) &&
    containsWords(text)([title, summary, body, ...tags, space?.place].join(' '))
  )
}

/** The order of the library: the earliest deadline first, then the order that staff set. */
export const byDeadline = (a: Resource, b: Resource): number =>
  (a.expiresAt?.getTime() ?? Infinity) - (b.expiresAt?.getTime() ?? Infinity) || a.order - b.order
