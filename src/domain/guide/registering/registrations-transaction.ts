import { artists } from '../../artists/artists.collection'
import { omitUndefined } from '../../shared/omit-undefined'
import { type DataOf, type StoredOf, transition } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { RuleBroken, recordOvertaken } from '../../shared/records/rule-broken'
import { editions } from '../editions.collection'
import { ownersAfter } from '../listing-owners'
import { listings, sites } from '../listings.collection'
import { registrationStates, registrations, roster } from '../registrations.collection'
import { freePlaces, ownStudios, placeInLine, places } from './places.collection'
import { PlacesAndWaitingList } from './places-and-waiting-list'
import { hasPlace, isOver, type RegistrationStatus } from './registration-states'

export type Registration = DataOf<typeof registrations>
export type StoredRegistration = StoredOf<typeof registrations>

/** Milliseconds for which an offered place is reserved. */
export const offerLasts = 24 * 3_600_000
/** After this number of missed offers a registration leaves the waiting list. */
export const maxOffers = 2

/** A registration to read. `editionId` is set for a draft or a new one; `siteId` is then the building that it will be for. */
export interface Named {
  readonly id: string
  readonly editionId?: string
  readonly siteId?: string | undefined
  /** Set if it moves: to this building, or out of any. */
  readonly moves?: { readonly siteId: string | undefined }
}

/** For these steps the mail includes what staff wrote about the listing. */
const toldWithListing: readonly RegistrationStatus[] = ['in_review', 'changes_requested', 'approved', 'confirmed']

interface Held {
  readonly editionId: string
  readonly stored: StoredRegistration | undefined
  now: Registration | undefined
  readonly site: StoredOf<typeof sites> | undefined
  readonly entry: StoredOf<typeof roster> | undefined
  /** The roster entry and the building that it moves out of. */
  readonly left: { readonly entry: StoredOf<typeof roster> | undefined; readonly siteId: string | undefined } | undefined
  readonly listing: StoredOf<typeof listings> | undefined
  readonly artistName: string | undefined
}

interface Line {
  readonly editionId: string
  readonly key: string
  readonly stored: StoredOf<typeof places> | undefined
  readonly line: PlacesAndWaitingList
  readonly isLocked: boolean
}

/**
 * Registrations within one transaction, with everything that changes along with them: their buildings' places and waiting lists, the hosts'
 * rosters, and their listings. Read first, change here, then write everything once with `write`. Nothing else changes the state of a
 * registration.
 */
export class RegistrationsWithin {
  private readonly lines = new Map<string, Line>()
  private readonly held = new Map<string, Held>()

  private constructor(private readonly within: RecordsWithin) {}

  /** `frees`: a later step may free a place, so the first waiting registrations are read too. */
  static async read(within: RecordsWithin, named: readonly Named[], { frees = true } = {}): Promise<RegistrationsWithin> {
    const all = new RegistrationsWithin(within)
    await Promise.all(named.map(one => all.readOne(one)))
    if (!frees) return all
    // A place that becomes free goes to the first in the waiting list.
    for (const { line, key } of all.lines.values())
      if (key !== ownStudios) for (const id of line.now.line.slice(0, named.length)) await all.readOne({ id })
    return all
  }

  private async readOne({ id, editionId: wantedEdition, siteId: wantedSite, moves }: Named): Promise<void> {
    if (this.held.has(id)) return
    const stored = await this.within.get(registrations, id)
    const isOpen = stored === undefined || stored.status === 'draft'
    const siteId = moves ? moves.siteId : isOpen && wantedEdition !== undefined ? wantedSite : stored?.siteId
    const editionId = stored?.editionId ?? wantedEdition
    if (editionId === undefined) return
    const site = siteId === undefined ? undefined : await this.within.get(sites, siteId)
    const entry = site && (await this.within.get(roster, id, { site: site.id }))
    const old = moves && stored?.siteId !== siteId ? stored?.siteId : undefined
    const left =
      moves && stored?.siteId !== siteId
        ? { siteId: old, entry: old === undefined ? undefined : await this.within.get(roster, id, { site: old }) }
        : undefined
    const listing = stored?.listingId === undefined ? undefined : await this.within.get(listings, stored.listingId)
    const artist = stored && site && !listing ? await this.within.get(artists, stored.personId) : undefined
    this.held.set(id, { editionId, stored, now: stored, site, entry, left, listing, artistName: artist?.displayName })
    await this.readLine(editionId, site)
    if (left?.siteId !== undefined) await this.readLine(editionId, await this.within.get(sites, left.siteId))
    // If the first of a group leaves, its card continues with the next artist.
    for (const other of listing?.registrationId === id ? (listing.sharedBy ?? []) : []) await this.readOne({ id: other })
  }

  private async readLine(editionId: string, site: Held['site']): Promise<void> {
    const key = site?.id ?? ownStudios
    if (this.lines.has(lineKey(editionId, key))) return
    const stored = await this.within.get(places, key, { edition: editionId })
    const isLocked = (await this.within.get(editions, editionId))?.printLockedAt !== undefined
    this.lines.set(lineKey(editionId, key), { editionId, key, stored, line: new PlacesAndWaitingList(stored, site?.capacity), isLocked })
  }

  /** The registration after the steps so far; `undefined` if it does not exist. */
  now(id: string): Registration | undefined {
    return this.held.get(id)?.now
  }

  /** When its artist started it. */
  begunAt(id: string): Date | undefined {
    return this.held.get(id)?.stored?.createdAt
  }

  /** The building of the registration. */
  site(id: string): Held['site'] {
    return this.held.get(id)?.site
  }

  /** Whether a newcomer would find a free place. */
  hasRoom(id: string): boolean {
    const held = this.held.get(id)
    return !held?.site || freePlaces(held.site.capacity, this.lineOf(id)?.now) !== 0
  }

  /** Position from 1; `undefined` if it is not waiting. */
  placeInLine(id: string): number | undefined {
    const line = this.lineOf(id)
    return line && placeInLine(line.now, id)
  }

  private lineOf(id: string): PlacesAndWaitingList | undefined {
    const held = this.held.get(id)
    return held && this.lines.get(lineKey(held.editionId, held.site?.id ?? ownStudios))?.line
  }

  /** Creates a new registration, or completes a draft. */
  enter(id: string, data: Registration): void {
    const held = this.held.get(id)
    if (!held || (held.stored && held.stored.status !== 'draft' && held.stored.status !== 'offered')) throw recordOvertaken()
    held.now = data
  }

  /** Performs a transition. Throws `illegal-transition` if there is none, and `building-full` if it needs a place and none is free. */
  move(id: string, event: string, change: Partial<Registration> = {}): void {
    const held = this.held.get(id)
    if (!held?.now) throw recordOvertaken()
    const status = transition(registrationStates, held.now.status, event)
    this.movePlace(id, held, status)
    held.now = { ...held.now, ...change, status, mailDue: toldWithListing.includes(status) ? held.now.mailDue : true }
  }

  /** Moves to the place named in `moves`. Throws `building-full` if none is free there. */
  relocate(id: string, change: Partial<Registration>): void {
    const held = this.held.get(id)
    if (!held?.now || !hasPlace(held.now.status)) throw recordOvertaken()
    if (held.left) {
      if (held.left.siteId !== undefined) this.lines.get(lineKey(held.editionId, held.left.siteId))!.line.leave(id)
      this.takePlace(id, held)
    }
    held.now = { ...held.now, ...change }
  }

  /** Changes fields other than the state and the place. */
  change(id: string, change: Omit<Partial<Registration>, 'status' | 'siteId' | 'personId' | 'editionId'>): void {
    const held = this.held.get(id)
    if (!held?.now) throw recordOvertaken()
    held.now = { ...held.now, ...change }
  }

  private movePlace(id: string, held: Held, to: RegistrationStatus): void {
    const line = this.lineOf(id)!
    if (!hasPlace(to)) line.leave(id)
    if (to === 'waitlisted') line.wait(id)
    if (hasPlace(to) && !hasPlace(held.now!.status)) this.takePlace(id, held)
  }

  private takePlace(id: string, { site }: Held): void {
    const line = this.lineOf(id)!
    if (!site) line.leave(id)
    else if (!line.take(id)) throw new RuleBroken('building-full', { siteId: site.id, name: site.name })
  }

  /** Offers a free place to the first in the waiting list. False if none is free or nobody waits. */
  private callNext({ line, key, isLocked }: Line, now: Date): boolean {
    if (isLocked || key === ownStudios) return false
    const { next } = line
    if (next === undefined || !this.held.get(next)?.now) return false
    this.offer(next, now)
    return true
  }

  /** Offers a place to a waiting registration. */
  offer(id: string, now: Date): void {
    this.move(id, 'offer', { offeredUntil: new Date(now.getTime() + offerLasts), offers: (this.now(id)?.offers ?? 0) + 1 })
  }

  /** Passes all changes to the transaction, and offers places that became free, starting at `now`. */
  write(now: Date): void {
    for (const one of this.lines.values()) while (this.callNext(one, now));
    for (const [id, held] of this.held) this.writeOne(id, held)
    this.writeListings()
    for (const { editionId, key, stored, line } of this.lines.values()) {
      if (!line.isChanged) continue
      const data = { takenBy: [...line.now.takenBy], line: [...line.now.line] }
      if (stored) this.within.change(places, stored, data, { edition: editionId })
      else this.within.create(places, key, data, { edition: editionId })
    }
  }

  private writeOne(id: string, held: Held): void {
    const { stored, now } = held
    if (!now || now === stored) return
    if (stored) this.within.change(registrations, stored, changedFields(stored, now))
    else this.within.create(registrations, id, now)
    this.writeEntry(id, held)
  }

  /** Withdraws the listing with its registration. A shared card stays with the remaining artists. */
  private writeListings(): void {
    const ended = [...this.held].flatMap(([id, { now, stored, listing }]) =>
      now && now !== stored && isOver(now.status) && listing ? [{ id, listing }] : [],
    )
    for (const { listing } of new Map(ended.map(one => [one.listing.id, one])).values()) {
      if (listing.registrationId === undefined || listing.status === 'withdrawn') continue
      const gone = ended.filter(one => one.listing.id === listing.id).map(({ id }) => id)
      const sharing = [listing.registrationId, ...(listing.sharedBy ?? [])]
      const [first, ...others] = sharing.filter(id => !gone.includes(id))
      if (first === undefined) this.within.move(listings, listing, 'withdraw')
      else if (sharing.length > others.length + 1) {
        const people = gone.map(id => this.now(id)?.personId)
        const artistId = people.includes(listing.artistId) ? (this.now(first)?.personId ?? listing.artistId) : listing.artistId
        const remaining = [first, ...others].map(id => this.now(id)?.personId)
        const ownerIds = ownersAfter(listing.ownerIds, { gone: people, artists: remaining, hostId: this.site(gone[0]!)?.hostId })
        this.within.change(listings, listing, { registrationId: first, sharedBy: others.length > 0 ? others : undefined, artistId, ownerIds })
      }
    }
  }

  /** The roster entry for the host; drafts have none. */
  private writeEntry(id: string, { now, site, entry, left, listing, artistName }: Held): void {
    if (left?.entry) this.within.delete(roster, id, { site: left.siteId! })
    if (!now || !site || now.status === 'draft') return
    // A group's card has the group's name.
    const own = listing?.registrationId === id ? listing.displayName : undefined
    const name = this.names.get(id) ?? own ?? artistName ?? entry?.name ?? left?.entry?.name ?? 'An artist'
    const data = omitUndefined<DataOf<typeof roster>>({ hostId: site.hostId, editionId: now.editionId, name, unit: now.unit, status: now.status })
    if (entry) this.within.change(roster, entry, data, { site: site.id })
    else this.within.create(roster, id, data, { site: site.id })
  }

  private readonly names = new Map<string, string>()

  /** The name on the host's roster, if the listing is created in the same transaction. */
  nameIt(id: string, name: string): void {
    this.names.set(id, name)
  }
}

/** Unchanged fields are not written back: read instants have lost what is below a millisecond. */
const changedFields = (before: StoredRegistration, now: Registration): Partial<Registration> =>
  Object.fromEntries(
    (Object.keys(registrations.fields) as (keyof Registration)[]).filter(name => before[name] !== now[name]).map(name => [name, now[name]]),
  )

const lineKey = (editionId: string, key: string) => `${editionId}/${key}`
