import type { roleGrants } from '../accounts/roles/role-grants.collection'
import type { audit } from '../audit/audit.collection'
import type { rsvps } from '../events/rsvps.collection'
import type { listings } from '../guide/listings.collection'
import { numberOf } from '../guide/numbering/map-number'
import type { registrations } from '../guide/registrations.collection'
import type { recipients } from '../mail/mailings.collection'
import type { terms } from '../memberships/memberships.collection'
import type { Merge } from '../merging/merges.collection'
import type { threads } from '../messages/threads.collection'
import type { Consent } from '../people/consents.collection'
import { people } from '../people/people.collection'
import type { StoredOf } from '../shared/records/collection'
import type { contactLog } from './contact-log.collection'

export type TimelineKind = 'log' | 'term' | 'listing' | 'reply' | 'answer' | 'role' | 'merge' | 'mail' | 'change'

/** One entry of a person's timeline. `title` is the beginning of a sentence, `detail` its continuation. */
export interface TimelineEntry {
  readonly id: string
  readonly kind: TimelineKind
  readonly at: Date
  readonly title: string
  readonly detail?: string
}

export interface TimelineRecords {
  readonly logs: readonly StoredOf<typeof contactLog>[]
  readonly terms: readonly StoredOf<typeof terms>[]
  readonly listings: readonly StoredOf<typeof listings>[]
  readonly registrations: readonly StoredOf<typeof registrations>[]
  readonly replies: readonly StoredOf<typeof rsvps>[]
  readonly answers: readonly Consent[]
  readonly roles: readonly StoredOf<typeof roleGrants>[]
  readonly merges: readonly Merge[]
  readonly threads: readonly StoredOf<typeof threads>[]
  /** Mailings that were sent to them. */
  readonly mailed: readonly StoredOf<typeof recipients>[]
  readonly changes: readonly StoredOf<typeof audit>[]
  /** Names of the people who made the changes, by id. */
  readonly names: ReadonlyMap<string, string>
}

/** Acts that are missing here are displayed under their audit name. */
const changes: Readonly<Record<string, string>> = {
  'record.create': 'Record created',
  'record.update': 'Record changed',
  'record.delete': 'Record deleted',
  'account.deletion.ask': 'Asked to be forgotten',
  'account.deletion.keep': 'Will not be forgotten',
  'account.deletion.finish': 'Forgotten',
}
const labels: Readonly<Record<string, { readonly label: string } | undefined>> = people.fields
const channels = { call: 'Call', mail: 'Mail', visit: 'Visit', event: 'Met at an event' } as const

/** The person's timeline, newest first. */
export function timelineOf(found: TimelineRecords, personId: string): readonly TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...found.logs.map(({ id, at, channel, note, outcome }) => ({
      id,
      kind: 'log' as const,
      at,
      title: channels[channel],
      detail: [note, outcome].filter(Boolean).join(' → '),
    })),
    ...found.terms.map(({ id, kind, start, end, createdAt, compReason }) => ({
      id,
      kind: 'term' as const,
      at: createdAt,
      title: `Membership: ${kind}`,
      detail: `${start} to ${end}${compReason ? `, free because: ${compReason}` : ''}`,
    })),
    ...found.listings.map(({ id, createdAt, displayName, editionId, status, ...listing }) => ({
      id,
      kind: 'listing' as const,
      at: createdAt,
      title: `Listing ${editionId}`,
      detail: `${displayName}, ${status}${numberOf(listing) === undefined ? '' : `, number ${numberOf(listing)}`}`,
    })),
    ...found.registrations.map(({ id, createdAt, editionId, n, weekendId, status }) => ({
      id,
      kind: 'listing' as const,
      at: createdAt,
      title: `Registration ${editionId}${n > 1 ? `, number ${n}` : ''}`,
      detail: `weekend ${weekendId}, ${status.replaceAll('_', ' ')}`,
    })),
    ...found.replies.map(({ id, queuedAt, status, guests }) => ({
      id,
      kind: 'reply' as const,
      at: queuedAt,
      title: `Event: ${status}`,
      detail: guests === 0 ? 'alone' : `with ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
    })),
    ...found.answers.map(({ id, at, topic, state, evidence, source }) => ({
      id,
      kind: 'answer' as const,
      at,
      title: `${state === 'in' ? 'Agreed to' : 'Declined'} ${topic}`,
      detail: `${evidence} (${source})`,
    })),
    ...found.roles.map(({ id, createdAt, role, status, reason }) => ({
      id,
      kind: 'role' as const,
      at: createdAt,
      title: `Role: ${role}, ${status}`,
      detail: reason,
    })),
    ...found.merges.map(({ id, createdAt, keptId, keptName, mergedName, status }) => ({
      id,
      kind: 'merge' as const,
      at: createdAt,
      title: keptId === personId ? `${mergedName} was merged into this record` : `Merged into ${keptName}`,
      detail: status,
    })),
    ...found.threads.map(({ id, lastAt, topic, status }) => ({
      id,
      kind: 'mail' as const,
      at: lastAt,
      title: `Conversation: ${topic}`,
      detail: status,
    })),
    ...found.mailed.map(({ id, createdAt, sentAt, status, reason }) => ({
      id,
      kind: 'mail' as const,
      at: sentAt ?? createdAt,
      title: `Group mail: ${status}`,
      ...(reason !== undefined && { detail: reason }),
    })),
    ...found.changes.map(({ id, createdAt, action, actor, fields = [], reason }) => ({
      id,
      kind: 'change' as const,
      at: createdAt,
      title: changes[action] ?? action,
      detail: [fields.map(field => labels[field]?.label ?? field).join(', '), `by ${found.names.get(actor) ?? actor}`, reason]
        .filter(Boolean)
        .join(', '),
    })),
  ]
  return entries.sort((a, b) => b.at.getTime() - a.at.getTime())
}
