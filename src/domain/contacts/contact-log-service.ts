import { Clock } from '../../ports/clock'
import { Ids } from '../../ports/ids'
import { Session } from '../accounts/sign-in/session'
import { people } from '../people/people.collection'
import { ascending } from '../shared/ascending'
import { type DataOf, type StoredOf, transition } from '../shared/records/collection'
import { Records } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { contactLog, contactLogStates } from './contact-log.collection'

export type ContactEntry = StoredOf<typeof contactLog>

/** A contact log entry as it is entered. */
export interface NewContact {
  readonly personId: string
  readonly channel: ContactEntry['channel']
  readonly note: string
  readonly outcome?: string
  readonly private: boolean
  /** When they talked; now by default. */
  readonly at?: Date
  /** What is promised and when it is due; `ownerId` defaults to the author. */
  readonly followUp?: { readonly due: Date; readonly ownerId?: string }
}

/** Days without contact after which a patron counts as neglected (product.md C5). */
export const neglectedAfter = 90
/** Tags of people who must not be neglected. */
export const patronTags: readonly string[] = ['patron', 'donor', 'host']

export interface Neglected {
  readonly personId: string
  readonly name: string
  /** `undefined` if nobody ever talked with them. */
  readonly lastAt: Date | undefined
}

/** The staff's contact log and its follow-ups. */
export class ContactLogService {
  static readonly inject = [Records, Session, Clock, Ids] as const

  constructor(
    private readonly records: Records,
    private readonly session: Session,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async write({ personId, followUp, outcome, at = this.clock.now(), ...entry }: NewContact): Promise<string> {
    const id = this.ids.next()
    const authorId = this.me()
    const data: DataOf<typeof contactLog> = {
      ...entry,
      personId,
      authorId,
      at,
      status: 'open',
      ...(outcome && { outcome }),
      ...(followUp && { followUp: { due: followUp.due, ownerId: followUp.ownerId ?? authorId } }),
    }
    await this.records.commit(this.records.creating(contactLog, id, data))
    return id
  }

  /** Marks the follow-up as done, or as open again. */
  async finish(entry: ContactEntry, isDone: boolean): Promise<void> {
    const now = this.clock.now()
    await this.records.commit(
      this.records.changing(contactLog, entry, {
        status: transition(contactLogStates, entry.status, isDone ? 'finish' : 'reopen'),
        ...(entry.followUp && { followUp: { due: entry.followUp.due, ownerId: entry.followUp.ownerId, ...(isDone && { doneAt: now }) } }),
      }),
    )
  }

  /** All entries that the caller may read, newest first: those that are not private, and the caller's own. */
  async entries(): Promise<readonly ContactEntry[]> {
    const [shared, own] = await Promise.all([
      this.records.find(contactLog, { where: [['private', '==', false]], orderBy: [['at', 'desc']], limit: 2000 }),
      this.records.find(contactLog, { where: [['authorId', '==', this.me()]], orderBy: [['at', 'desc']], limit: 2000 }),
    ])
    return joined(shared, own)
  }

  watch(next: (entries: readonly ContactEntry[]) => void, fail: (error: Error) => void): () => void {
    const found: (readonly ContactEntry[] | undefined)[] = [undefined, undefined]
    const receive = (i: number) => (entries: readonly ContactEntry[]) => {
      found[i] = entries
      if (found[0] && found[1]) next(joined(found[0], found[1]))
    }
    const latest = { orderBy: [['at', 'desc'] as const], limit: 2000 }
    const stops = [
      this.records.watch(contactLog, { where: [['private', '==', false]], ...latest }, receive(0), fail),
      this.records.watch(contactLog, { where: [['authorId', '==', this.me()]], ...latest }, receive(1), fail),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Patrons without contact for ninety days; those who were never contacted come first. */
  async neglected(entries: readonly ContactEntry[]): Promise<readonly Neglected[]> {
    const found = await Promise.all(patronTags.map(tag => this.records.find(people, { where: [['tags', 'array-contains', tag]] })))
    const last = new Map<string, Date>()
    for (const { personId, at } of entries) if ((last.get(personId) ?? at) <= at) last.set(personId, at)
    const since = this.clock.now().getTime() - neglectedAfter * 86_400_000
    return [...new Map(found.flat().map(person => [person.id, person])).values()]
      .filter(({ id, status, deletedAt }) => status === 'active' && !deletedAt && (last.get(id)?.getTime() ?? 0) < since)
      .map(({ id, names }) => ({ personId: id, name: names.display, lastAt: last.get(id) }))
      .sort((a, b) => (a.lastAt?.getTime() ?? 0) - (b.lastAt?.getTime() ?? 0) || ascending('name')(a, b))
  }

  private me(): string {
    const pid = this.session.current?.claims.pid
    if (pid === undefined) throw new RuleBroken('not-joined')
    return pid
  }
}

const joined = (...lists: readonly (readonly ContactEntry[])[]) =>
  [...new Map(lists.flat().map(entry => [entry.id, entry])).values()]
    .filter(({ deletedAt }) => !deletedAt)
    .sort((a, b) => b.at.getTime() - a.at.getTime())
