import { Clock } from '../../ports/clock'
import { Session } from '../accounts/session'
import { artists, artworks } from '../artists/artists'
import { images } from '../content/images'
import { events } from '../events/events'
import { campaigns } from '../giving/campaigns'
import { donations } from '../giving/donations'
import { editions, neighbourhoods } from '../guide/editions'
import { listings } from '../guide/listings'
import { membershipProducts } from '../memberships/membership-products'
import { memberships, terms } from '../memberships/memberships'
import { standingTerms } from '../memberships/standing-terms'
import type { StoredOf } from '../shared/collection'
import { scope } from '../shared/policy'
import { Records } from '../shared/records'
import { wallTimeAt } from '../shared/wall-time'
import { existingEvent } from './imported-event'
import type { EventsContext, GiftsContext, MembershipsContext, PicturesContext } from './plan-context'

/** What there is already, as the plans of memberships, gifts and events compare it. */
export class StandingRecords {
  static readonly inject = [Records, Session, Clock] as const

  constructor(
    private readonly records: Records,
    private readonly session: Session,
    private readonly clock: Clock,
  ) {}

  /** Memberships that are not sold any more may be in a file; only staff of money see them. */
  async memberships(): Promise<Pick<MembershipsContext, 'memberships' | 'products'>> {
    const [members, entered, products] = await Promise.all([
      this.records.find(memberships),
      this.records.findEverywhere(terms),
      this.records.find(membershipProducts, this.session.can(scope('money')) ? {} : { where: [['status', '==', 'live']] }),
    ])
    const byPerson = byOwner(entered)
    const held = byOwner(members)
    // Terms name their person alone: of the few who are members as two things, each membership is asked for its own.
    const termsOf = async ({ id, personId }: StoredOf<typeof memberships>) =>
      standingTerms(held.get(personId)!.length > 1 ? await this.records.find(terms, { params: { membership: id } }) : (byPerson.get(personId) ?? []))
    return {
      memberships: await Promise.all(
        members.map(async member => {
          const { id, personId, productId, audience } = member
          return { id, personId, productId, audience, terms: (await termsOf(member)).map(({ start, end }) => ({ start, end })) }
        }),
      ),
      products: products
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map(({ id, routeKey, name, audience, termMonths, fixedEnd, levels }) => ({
          id,
          routeKey,
          name,
          audience,
          termMonths,
          fixedEnd,
          levels: levels.map(level => ({ key: level.key, name: level.name })),
        })),
    }
  }

  async gifts(tz: string): Promise<Pick<GiftsContext, 'gifts' | 'campaigns' | 'today'>> {
    const [given, forWhat] = await Promise.all([this.records.find(donations), this.records.find(campaigns)])
    return {
      gifts: given
        .filter(({ status }) => status !== 'void')
        .map(({ personId, amount, receivedOn, fundId, campaignId, inKind }) => ({ personId, amount, receivedOn, fundId, campaignId, inKind })),
      campaigns: forWhat.filter(({ deletedAt }) => deletedAt === undefined).map(({ id, title, kind }) => ({ id, title, kind })),
      today: wallTimeAt(this.clock.now(), tz).local.slice(0, 10),
    }
  }

  /** What can show pictures, by what staff may see: listings are the newest edition's. */
  async pictures(): Promise<Pick<PicturesContext, 'works' | 'listings' | 'kept'>> {
    const [works, known, held, places] = await Promise.all([
      this.records.find(artworks),
      this.records.find(artists, this.session.can(scope('people')) ? {} : { where: [['status', '==', 'public']] }),
      this.records.find(images),
      this.newestListings(),
    ])
    const names = new Map(known.map(({ id, displayName }) => [id, displayName]))
    const digests = new Map(held.flatMap(({ id, sha256, status }) => (sha256 && status === 'ready' ? [[id, sha256] as const] : [])))
    const shows = (ids: readonly (string | undefined)[]) => new Set(ids.flatMap(id => digests.get(id ?? '') ?? []))
    return {
      works: works
        .filter(({ deletedAt, status }) => deletedAt === undefined && status !== 'removed')
        .map(({ id, artistId, title, imageIds }) => ({
          id,
          artist: names.get(artistId) ?? '',
          title,
          pictures: imageIds.length,
          shows: shows(imageIds),
        })),
      listings: places.map(({ id, displayName, source, mapNumber, mapSuffix, imageId }) => ({
        id,
        name: displayName,
        key: source?.key,
        number: mapNumber === undefined ? undefined : `${mapNumber}${mapSuffix ?? ''}`,
        shows: shows([imageId]),
      })),
      kept: new Set(digests.values()),
    }
  }

  private async newestListings(): Promise<readonly StoredOf<typeof listings>[]> {
    if (!this.session.can(scope('guide'))) return []
    const years = (await this.records.find(editions)).map(({ id }) => id).sort()
    const newest = years.at(-1)
    return newest === undefined ? [] : this.records.find(listings, { where: [['editionId', '==', newest]] })
  }

  async events(): Promise<Pick<EventsContext, 'events' | 'neighbourhoods'>> {
    const [found, parts] = await Promise.all([this.records.find(events), this.records.find(neighbourhoods, { where: [['status', '==', 'active']] })])
    return {
      events: found.filter(({ deletedAt }) => deletedAt === undefined).map(existingEvent),
      neighbourhoods: parts.map(({ id, name }) => ({ id, name })),
    }
  }
}

function byOwner<T extends { readonly personId: string }>(all: readonly T[]): ReadonlyMap<string, readonly T[]> {
  const owned = new Map<string, T[]>()
  for (const one of all) owned.set(one.personId, [...(owned.get(one.personId) ?? []), one])
  return owned
}
