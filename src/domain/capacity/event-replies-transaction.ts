import { type EventPlaceCounts, eventPlaces } from '../events/event-place-counts.collection'
import { type Event, events } from '../events/events.collection'
import { type GuestEntry, guestList, placeStates, type Rsvp, rsvpStates, rsvps, takesPlaces } from '../events/rsvps.collection'
import { maxOffers, offerLasts } from '../guide/registering/registrations-transaction'
import type { HandlerContext } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import { type DataOf, transition } from '../shared/records/collection'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken } from '../shared/records/rule-broken'
import { serializeTransactions } from '../shared/records/serialize-transactions'
import type { BoughtReply, NewReply } from './new-reply'
import { placesHeld, placesIn, placesOf } from './places-taken'
import { type Concerned, readReplies } from './read-replies'

type Reply = DataOf<typeof rsvps>
interface Kept {
  readonly stored: Rsvp | undefined
  now: Reply
  /** For the guest list of a new reply. */
  readonly name?: string
}

const sizeOf = ({ guests }: Pick<Reply, 'guests'>) => 1 + guests

/**
 * The replies to one event within a transaction, which is serialized with every other one that counts its places. Change here, then `write`
 * once. Places go to those who wait in their order: nobody overtakes a larger group, and newcomers come last.
 */
export class EventRepliesTransaction {
  private readonly kept = new Map<string, Kept>()
  private lastQueuedAt: Date | undefined

  private constructor(
    private readonly within: RecordsWithin,
    readonly event: Event | undefined,
    private readonly eventId: string,
    private readonly now: Date,
    private readonly counted: { readonly taken: number; readonly waiting: number; readonly held: number },
    private readonly places: EventPlaceCounts | undefined,
    /** Those who waited before, if not the whole line was read. */
    private readonly firstInLine: readonly string[] | undefined,
    private readonly isOffering: boolean,
    private readonly end: () => void,
  ) {
    this.lastQueuedAt = places?.lastQueuedAt
  }

  /** `exceptHolds`: reserved places that do not count, since this change takes or gives up the same ones. */
  static async open(
    context: HandlerContext,
    within: RecordsWithin,
    eventId: string,
    { exceptHolds, ...concerned }: Concerned & { readonly exceptHolds?: readonly string[] } = {},
  ): Promise<EventRepliesTransaction> {
    const now = context.clock.now()
    const [event, places] = [await within.get(events, eventId), await within.get(eventPlaces, eventId)]
    const end = await serializeTransactions(within, placesOf(eventId))
    const [taken, waiting, held, read] = await Promise.all([
      placesIn(context, eventId, placeStates),
      placesIn(context, eventId, ['waitlist']),
      placesHeld(context, eventId, exceptHolds),
      readReplies(context.systemRecords, eventId, concerned),
    ])
    const isOffering = read.isOffering || (concerned.leavesLine === true && places?.isLine === true)
    const all = new EventRepliesTransaction(within, event, eventId, now, { taken, waiting, held }, places, read.firstInLine, isOffering, end)
    for (const reply of read.replies) {
      // What a query found may be older than this transaction's view; the transaction then conflicts.
      const stored = await within.get(rsvps, reply.id)
      if (stored) all.kept.set(stored.id, { stored, now: stored })
    }
    return all
  }

  /** Whether people may reply: published and not over. */
  get isOpen(): boolean {
    return this.event?.status === 'published' && !this.event.deletedAt && this.event.end.utc > this.now
  }

  /** The person's free reply. */
  of(personId: string): Reply | undefined {
    return this.own(personId)?.[1].now
  }

  /** How many places a buyer can take: those that are free unless others wait, and the ones that are offered to this person. */
  leftFor(personId: string | undefined): number {
    const own = personId === undefined ? undefined : this.of(personId)
    return (this.waiting > 0 ? 0 : Math.max(0, this.free)) + (own?.status === 'offered' ? sizeOf(own) : 0)
  }

  /** Gives paid places. Their buyer waits for none any more. A line that was given before stays as it is. */
  give({ id, personId, orderId, name, places, code }: BoughtReply): void {
    if (this.kept.has(id)) return
    const waits = this.own(personId)
    if (waits?.[1].now.status === 'waitlist' || waits?.[1].now.status === 'offered') this.leave(personId)
    const reply = { eventId: this.eventId, personId, orderId, guests: places - 1, queuedAt: this.now, code, status: 'going' as const }
    this.kept.set(id, { stored: undefined, now: reply, name })
  }

  /** What a refund leaves of paid places; the code of none is void. */
  keep(id: string, places: number): void {
    const before = this.kept.get(id)?.now
    if (!before || before.status === 'cancelled') return
    if (places > 0) return this.change(id, { guests: places - 1 })
    this.takeBack(id)
    this.move(id, 'cancel', {})
  }

  /**
   * Comes with so many guests, or joins the waiting list; also takes an offered place, and changes the number of guests. Where places are sold,
   * it joins the waiting list alone.
   */
  come({ id, personId, name, guests, code }: NewReply): void {
    const capacity = this.event?.capacity
    if (capacity !== undefined && 1 + guests > capacity) throw new RuleBroken('event-too-many', { places: capacity })
    const own = this.own(personId)
    const before = own?.[1].now
    if (this.event?.hasTicket && this.givesPlaces(before, guests)) throw new RuleBroken('event-ticket')
    if (!before || before.status === 'cancelled') {
      const hasRoom = this.waiting === 0 && this.free >= 1 + guests
      const status = !before ? (hasRoom ? 'going' : 'waitlist') : transition(rsvpStates, before.status, hasRoom ? 'reply' : 'rejoin')
      const queuedAt = hasRoom ? this.now : this.endOfLine()
      const reply = { eventId: this.eventId, personId, guests, queuedAt, code: before?.code ?? code, status }
      this.kept.set(own?.[0] ?? id, { stored: own?.[1].stored, now: reply, name })
      return
    }
    const more = guests - before.guests
    if (before.status === 'attended' || (more === 0 && before.status !== 'offered')) return
    if (before.status === 'waitlist') this.change(own![0], { guests, ...(more > 0 && { queuedAt: this.endOfLine() }) })
    else {
      if (more > 0 && (this.waiting > 0 || this.free < more))
        throw new RuleBroken('event-full', { left: this.waiting > 0 ? 0 : Math.max(0, this.free) })
      const status = before.status === 'offered' ? transition(rsvpStates, before.status, 'accept') : before.status
      this.change(own![0], { guests, status, offeredUntil: undefined, offers: undefined })
    }
  }

  /** Gives everything up. Who is there already has come. */
  leave(personId: string): void {
    const own = this.own(personId)
    if (!own || own[1].now.status === 'cancelled' || own[1].now.status === 'attended') return
    this.move(own[0], 'cancel', { offeredUntil: undefined, offers: undefined })
  }

  /** A reply that was opened with its id. */
  byId(id: string): Reply | undefined {
    return this.kept.get(id)?.now
  }

  /** Notes that somebody who comes is there, and by which scan. Nothing changes for those who have no place. */
  arrive(id: string, { at = this.now, scanId }: { readonly at?: Date; readonly scanId?: string } = {}): void {
    if (this.byId(id)?.status === 'going') this.move(id, 'attend', { arrivedAt: at, scanId })
  }

  /** Takes that back. The scan stays noted, so that it does not count again when it comes once more. */
  takeBack(id: string): void {
    if (this.byId(id)?.status === 'attended') this.move(id, 'undo', { arrivedAt: undefined })
  }

  /** Ends offers that were not accepted in time, and offers the places that are free to the first who wait. */
  settle(): void {
    for (const [id, { now }] of this.kept)
      if (now.status === 'offered' && now.offeredUntil && now.offeredUntil <= this.now) {
        if ((now.offers ?? 0) >= maxOffers) this.move(id, 'cancel', { offeredUntil: undefined, offers: undefined })
        else this.move(id, 'lapse', { offeredUntil: undefined, queuedAt: this.endOfLine() })
      }
    if (!this.isOpen) return
    for (const id of this.line()) {
      const { now } = this.kept.get(id)!
      if (this.free < sizeOf(now)) return
      const until = Math.min(this.now.getTime() + offerLasts, this.event!.end.utc.getTime())
      this.move(id, 'offer', { offeredUntil: new Date(until), offers: (now.offers ?? 0) + 1 })
    }
  }

  /** Passes all changes to the transaction, and returns the replies whose state has changed. */
  async write(): Promise<readonly string[]> {
    return (await this.prepare())()
  }

  /** The same in two steps, for transactions with other parts: reads what the changes need; the answer writes them. */
  async prepare(): Promise<() => readonly string[]> {
    const changed = [...this.kept].filter(([, { stored, now }]) => stored !== now)
    const params = { event: this.eventId }
    const entries = new Map(await Promise.all(changed.map(async ([id]) => [id, await this.within.get(guestList, id, params)] as const)))
    const counts = this.countsNow()
    const isCountChanged = this.places?.taken !== counts.taken || this.places.waiting !== counts.waiting || this.places.isLine !== counts.isLine
    const isSame = changed.length === 0 && !(this.places ? isCountChanged : counts.taken + counts.waiting > 0)
    return () => (isSame ? [] : this.writeNow(changed, counts, entries))
  }

  /** Lets the next transaction count anew, after one that took places in another way. */
  countAgain(): void {
    this.end()
  }

  private writeNow(
    changed: readonly (readonly [string, Kept])[],
    counts: DataOf<typeof eventPlaces>,
    entries: ReadonlyMap<string, GuestEntry | undefined>,
  ): readonly string[] {
    const params = { event: this.eventId }
    this.end()
    const by = this.within.byProgram()
    if (this.places) by.change(eventPlaces, this.places, counts)
    else by.create(eventPlaces, this.eventId, counts)
    for (const [id, { stored, now, name }] of changed) {
      if (stored) this.within.change(rsvps, stored, changedFields(stored, now))
      else this.within.create(rsvps, id, now)
      const entry = entries.get(id)
      if (now.status === 'cancelled') {
        if (entry) this.within.delete(guestList, id, params)
        continue
      }
      const paid = now.orderId === undefined ? {} : { isPaid: true }
      const listed = { hostIds: [...(this.event?.hostIds ?? [])], guests: now.guests, code: now.code, status: now.status, ...paid }
      if (entry) this.within.change(guestList, entry, listed, params)
      else if (name !== undefined) this.within.create(guestList, id, { ...listed, name }, params)
    }
    return changed.flatMap(([id, { stored, now }]) => (stored?.status === now.status ? [] : [id]))
  }

  private own(personId: string): [string, Kept] | undefined {
    return [...this.kept].find(([, { now }]) => now.personId === personId && now.orderId === undefined)
  }

  /** Whether a free reply would take places that it has not. */
  private givesPlaces(before: Reply | undefined, guests: number): boolean {
    if (!before || before.status === 'cancelled') return this.waiting === 0 && this.free >= 1 + guests
    return before.status === 'offered' || (before.status === 'going' && guests > before.guests)
  }

  /** Free places, whoever waits for them. */
  private get free(): number {
    const { capacity } = this.event ?? {}
    return capacity === undefined ? Number.POSITIVE_INFINITY : capacity - this.counted.held - this.taken
  }

  private get taken(): number {
    return this.counted.taken + this.difference(({ status }) => takesPlaces(status))
  }

  private get waiting(): number {
    return this.counted.waiting + this.difference(({ status }) => status === 'waitlist')
  }

  /** The change of a count of places by this transaction's replies; negative if places become free. */
  private difference(counts: (reply: Reply) => boolean): number {
    const size = (reply: Reply | undefined) => (reply && counts(reply) ? sizeOf(reply) : 0)
    return [...this.kept.values()].reduce((all, { stored, now }) => all + size(now) - size(stored), 0)
  }

  private countsNow() {
    const isLine = this.isOffering || this.waiting > 0 || [...this.kept.values()].some(({ now }) => now.status === 'offered')
    return omitUndefined<DataOf<typeof eventPlaces>>({ taken: this.taken, waiting: this.waiting, isLine, lastQueuedAt: this.lastQueuedAt })
  }

  /** Those who wait, in order. */
  private line(): readonly string[] {
    const waiting = [...this.kept].filter(([id, { now }]) => now.status === 'waitlist' && (this.firstInLine?.includes(id) ?? true))
    return waiting.sort(([, a], [, b]) => a.now.queuedAt.getTime() - b.now.queuedAt.getTime()).map(([id]) => id)
  }

  /** A time after everybody who waits. */
  private endOfLine(): Date {
    const last = this.lastQueuedAt?.getTime() ?? 0
    this.lastQueuedAt = new Date(Math.max(this.now.getTime(), last + 1))
    return this.lastQueuedAt
  }

  private move(id: string, step: string, change: Partial<Reply>): void {
    this.change(id, { ...change, status: transition(rsvpStates, this.kept.get(id)!.now.status, step) })
  }

  private change(id: string, change: Partial<Reply>): void {
    const kept = this.kept.get(id)!
    this.kept.set(id, { ...kept, now: { ...kept.now, ...change } })
  }
}

/** Unchanged fields are not written back: read instants have lost what is below a millisecond. */
const changedFields = (before: Rsvp, now: Reply): Partial<Reply> =>
  Object.fromEntries((Object.keys(rsvps.fields) as (keyof Reply)[]).filter(name => before[name] !== now[name]).map(name => [name, now[name]]))
