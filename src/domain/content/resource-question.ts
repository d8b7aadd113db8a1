import { fold } from '../shared/fold'
import type { Resource } from './resources'

/** What a reader wants to see of the library. */
export interface ResourceQuestion {
  readonly kind?: Resource['kind'] | undefined
  readonly audience?: Resource['audience'] | undefined
  readonly tag?: string | undefined
  /** Words that must all be found, accents and case forgiven. */
  readonly text?: string | undefined
}

/** Whether a resource stands in the library at an instant: the hour's work archives what has expired since it was published. */
export const isOnShelf = ({ expiresAt }: Pick<Resource, 'expiresAt'>, now: Date): boolean => expiresAt === undefined || expiresAt > now

export function answersResourceQuestion(resource: Resource, { kind, audience, tag, text = '' }: ResourceQuestion): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean)
  const { title, summary = '', body = '', tags, space } = resource
  const all = words.length > 0 ? fold([title, summary, body, ...tags, space?.place].join(' ')) : ''
  return (
    (kind === undefined || resource.kind === kind) &&
    // What is for everybody is for each of them.
    (audience === undefined || resource.audience === audience || resource.audience === 'everybody') &&
    (tag === undefined || tags.includes(tag)) &&
    words.every(word => all.includes(word))
  )
}

/** The order of a shelf: what closes first, then what the staff put first. */
export const byDeadline = (a: Resource, b: Resource): number =>
  (a.expiresAt?.getTime() ?? Infinity) - (b.expiresAt?.getTime() ?? Infinity) || a.order - b.order
