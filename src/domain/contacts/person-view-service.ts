import { accounts } from '../accounts/accounts.collection'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { Session } from '../accounts/sign-in/session'
import { artists } from '../artists/artists.collection'
import { audit } from '../audit/audit.collection'
import { rsvps } from '../events/rsvps.collection'
import { listings } from '../guide/listings.collection'
import { registrations } from '../guide/registrations.collection'
import { recipients } from '../mail/mailings.collection'
import { memberships, terms } from '../memberships/memberships.collection'
import { merges } from '../merging/merges.collection'
import { threads } from '../messages/threads.collection'
import { agreedTopics, type ConsentTopic, consents } from '../people/consents.collection'
import { type Deletion, deletions } from '../people/deletions.collection'
import type { Person } from '../people/people.collection'
import { people } from '../people/people.collection'
import { personNotes } from '../people/person-notes.collection'
import { actorNames } from '../records/staff-names'
import type { StoredOf } from '../shared/records/collection'
import { scope } from '../shared/records/policy'
import { Records } from '../shared/records/records'
import { tasks } from '../tasks/tasks.collection'
import { contactLog } from './contact-log.collection'
import { type TimelineEntry, timelineOf } from './person-timeline'

/** Everything about a person that the caller may see. */
export interface PersonView {
  readonly person: Person
  /** The requested id, if it was merged into this person. */
  readonly redirectedFrom?: string
  readonly note: string
  /** Columns of imported files that no field holds. */
  readonly columns: Readonly<Record<string, string>>
  readonly account: StoredOf<typeof accounts> | undefined
  readonly artist: StoredOf<typeof artists> | undefined
  /** Their request to be forgotten. */
  readonly deletion: Deletion | undefined
  readonly agreed: readonly ConsentTopic[]
  /** Roles that follow from records: member, artist, active staff roles. */
  readonly roles: readonly string[]
  readonly followUps: readonly StoredOf<typeof contactLog>[]
  readonly tasks: readonly StoredOf<typeof tasks>[]
  readonly timeline: readonly TimelineEntry[]
}

/** Maximum number of entries of each kind in a timeline, the newest; and of open tasks. */
const maxShown = 100
const newest = { orderBy: [['createdAt', 'desc']] as const, limit: maxShown }

/** One person with everything about them (product.md C5): identity, roles, history and open tasks. */
export class PersonViewService {
  static readonly inject = [Records, Session] as const

  constructor(
    private readonly records: Records,
    private readonly session: Session,
  ) {}

  /** Follows a merged person to the kept one. `undefined` if nobody has this id. */
  async view(personId: string): Promise<PersonView | undefined> {
    const person = await this.person(personId)
    if (!person) return undefined
    const { id } = person
    // Of these nobody has a hundred.
    const by = (field: string) => ({ where: [[field, '==', id]] as const, limit: maxShown })
    const [
      note,
      account,
      artist,
      deletion,
      answers,
      roles,
      logs,
      entered,
      members,
      showing,
      registered,
      replies,
      kept,
      merged,
      conversations,
      mailed,
      changes,
      todo,
    ] = await Promise.all([
      this.records.get(personNotes, id),
      person.uid === undefined ? undefined : this.records.get(accounts, person.uid),
      this.records.get(artists, id),
      this.records.get(deletions, id),
      this.records.find(consents, by('personId')),
      this.records.find(roleGrants, by('personId')),
      this.logs(id),
      this.records.findEverywhere(terms, by('personId')),
      this.records.find(memberships, by('personId')),
      this.showing(id),
      this.session.can(scope('guide')) ? this.records.find(registrations, by('personId')) : [],
      this.records.find(rsvps, { where: [['personId', '==', id]], ...newest }),
      this.records.find(merges, by('keptId')),
      this.records.find(merges, by('mergedId')),
      this.session.can(scope('mail')) ? this.records.find(threads, { where: [['participantIds', 'array-contains', id]], ...newest }) : [],
      this.session.can(scope('mail')) ? this.records.findEverywhere(recipients, { where: [['personId', '==', id]], ...newest }) : [],
      this.changes(id),
      this.records.find(tasks, {
        where: [
          ['entity', '==', `${people.path}/${id}`],
          ['status', '==', 'open'],
        ],
        limit: maxShown,
      }),
    ])
    const found = {
      names: await actorNames(
        this.records,
        changes.map(({ actor }) => actor),
      ),
      logs,
      terms: entered,
      listings: showing,
      registrations: registered,
      replies,
      answers,
      roles,
      threads: conversations,
      mailed,
      changes,
      merges: [...kept, ...merged],
    }
    return {
      person,
      ...(id !== personId && { redirectedFrom: personId }),
      note: note?.note ?? '',
      columns: note?.extra ?? {},
      account,
      artist,
      deletion,
      agreed: agreedTopics(answers),
      roles: [
        ...(artist ? ['artist'] : []),
        ...members.map(({ audience, level }) => `member (${audience}, ${level})`),
        ...roles.filter(({ status }) => status === 'active').map(({ role }) => role),
      ],
      followUps: logs.filter(({ status, followUp }) => status === 'open' && followUp !== undefined),
      tasks: todo.filter(({ deletedAt }) => !deletedAt),
      timeline: timelineOf(found, id),
    }
  }

  async writeNote(personId: string, note: string): Promise<void> {
    const existing = await this.records.get(personNotes, personId)
    await this.records.commit(
      existing ? this.records.changing(personNotes, existing, { note }) : this.records.creating(personNotes, personId, { note }),
    )
  }

  private async person(id: string): Promise<Person | undefined> {
    let person = await this.records.get(people, id)
    for (let steps = 0; person?.mergedInto !== undefined && person.status === 'merged' && steps < 20; steps++)
      person = await this.records.get(people, person.mergedInto)
    return person
  }

  /** Private entries belong to their author; other readers query without them. */
  private async logs(personId: string) {
    const theirs = ['personId', '==', personId] as const
    const me = this.session.current?.claims.pid
    const [open, own] = await Promise.all([
      this.records.find(contactLog, { where: [theirs, ['private', '==', false]], ...newest }),
      me === undefined ? [] : this.records.find(contactLog, { where: [theirs, ['authorId', '==', me]], ...newest }),
    ])
    return [...new Map([...open, ...own].map(log => [log.id, log])).values()].filter(({ deletedAt }) => !deletedAt)
  }

  private showing(personId: string) {
    const theirs = ['artistId', '==', personId] as const
    const where = this.session.can(scope('guide')) ? [theirs] : [theirs, ['status', '==', 'published'] as const]
    return this.records.find(listings, { where, limit: maxShown })
  }

  private changes(personId: string) {
    return this.records.find(audit, {
      where: [
        ['scope', '==', 'people'],
        ['entity', '==', people.path],
        ['entityId', '==', personId],
      ],
      ...newest,
    })
  }
}
