import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { samplePrivateToken } from '../../../../src/adapters/memory/sample/pages/sample-private-link'
import { sampleSeason } from '../../../../src/adapters/memory/sample/sample-season'
import { pageWords } from '../../../../src/adapters/memory/sample/texts/pages'
import { accessLevel } from '../../../../src/domain/accessibility/access-level'
import { collectionAt } from '../../../../src/domain/collections'
import type { nav as navOf } from '../../../../src/domain/content/nav.collection'
import { homeSlug } from '../../../../src/domain/content/sections'
import type { events as eventsOf } from '../../../../src/domain/events/events.collection'
import type { articles as articlesOf } from '../../../../src/domain/guide/articles/articles.collection'
import type { weekends as weekendsOf } from '../../../../src/domain/guide/editions.collection'
import { type listings as listingsOf, printLimits } from '../../../../src/domain/guide/listings.collection'
import type { privateShares as privateSharesOf } from '../../../../src/domain/private-shares/private-shares.collection'
import { shareIdOf } from '../../../../src/domain/private-shares/share-token'
import { publishSnapshotHandler } from '../../../../src/domain/publishing/publish-snapshot.handler'
import { type StoredOf, stampFields } from '../../../../src/domain/shared/records/collection'
import { schemaOf } from '../../../../src/domain/shared/records/fields'
import { idsOf, referencesOf } from '../../../../src/domain/shared/records/references'
import { reservedPaths } from '../../../../src/ui/reserved-paths'
import { routes } from '../../../../src/ui/routes'
import { memoryWorld } from '../../../support/memory-world'

const season = sampleSeason()
const paths = new Set(season.documents.map(({ path }) => path))
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
const idOf = (path: string) => path.split('/').at(-1)!
const under = <T = { readonly id: string }>(collection: string) =>
  season.documents.filter(({ path }) => parentOf(path) === collection).map(({ path, data }) => ({ ...data, id: idOf(path) }) as unknown as T)
const collectionOf = (path: string) => collectionAt(parentOf(path))

type Listing = StoredOf<typeof listingsOf>
const listings = (year: string) => under<Listing>('listings').filter(({ editionId }) => editionId === year)
const onPaper = (year: string) => listings(year).filter(({ status }) => status === 'locked')
const quarters = under('neighbourhoods')

describe('pages of the organization', () => {
  const words = JSON.stringify([...under('pages'), ...under('programs')])

  test('say as many studios and quarters as the guide has', () => {
    const shown = listings('2027').filter(({ status }) => status === 'locked' || status === 'approved').length
    expect(words).toContain(`"${shown} studios"`)
    expect(quarters).toHaveLength(20)
    expect(words.match(/\w+ quarters of (the|a) city|in \w+ quarters/g)?.filter(found => !found.includes('twenty'))).toEqual([])
  })

  test('have a way on where no section leads on', () => {
    const ends = pageWords.filter(({ body, next }) => !next && !body.some(line => line.includes('](/')))
    expect(ends.map(({ slug }) => slug)).toEqual([])
  })
})

describe('documents', () => {
  test('every one is complete and valid by its own record', () => {
    const wrong = season.documents.flatMap(({ path, data }) => {
      const of = collectionOf(path)
      if (!of) return [`${path}: no such record`]
      const result = v.safeParse(schemaOf({ ...of.fields, ...stampFields }), data)
      return result.success ? [] : [`${path}: ${JSON.stringify(v.flatten(result.issues))}`]
    })
    expect(wrong).toEqual([])
  })

  test('no path comes twice, and none holds undefined', () => {
    expect(paths.size).toBe(season.documents.length)
    const hollow = (value: unknown): boolean =>
      value === undefined || (typeof value === 'object' && value !== null && !(value instanceof Date) && Object.values(value).some(hollow))
    expect(season.documents.filter(({ data }) => hollow(data)).map(({ path }) => path)).toEqual([])
  })

  test('every reference leads to a document', () => {
    const dangling = season.documents.flatMap(({ path, data }) =>
      referencesOf(collectionOf(path)!).flatMap(reference => {
        // Records under an edition are in a subcollection of the record's own edition.
        const to = reference.to.replace('{edition}', String(data['editionId']))
        const ids = idsOf({ ...data, id: path.slice(path.lastIndexOf('/') + 1) }, reference)
        return ids.flatMap(id => (paths.has(`${to}/${id}`) ? [] : [`${path} → ${to}/${id}`]))
      }),
    )
    expect(dangling).toEqual([])
  })

  test('a document was changed after it was made, and before the default instant', () => {
    const early = season.documents.filter(
      ({ data }) => (data.updatedAt as Date) < (data.createdAt as Date) || (data.updatedAt as Date) > season.defaultInstant,
    )
    expect(early.map(({ path }) => path)).toEqual([])
  })
})

describe('the season', () => {
  test('has the artists, studios, quarters, weekends and events of a whole city', () => {
    expect(under('artists').length).toBeGreaterThanOrEqual(240)
    expect(under('artworks').length).toBeGreaterThanOrEqual(under('artists').length)
    expect(onPaper('2027').length).toBeGreaterThanOrEqual(220)
    expect(onPaper('2026').length).toBeGreaterThanOrEqual(80)
    expect(new Set(onPaper('2027').map(({ siteId, address }) => siteId ?? address)).size).toBeGreaterThanOrEqual(40)
    expect(under('sites').length).toBeGreaterThanOrEqual(14)
    expect(quarters.length).toBeGreaterThanOrEqual(14)
    expect(under('editions/2027/weekends')).toHaveLength(5)
    expect(under('editions/2026/weekends')).toHaveLength(5)
    const events = under<StoredOf<typeof eventsOf>>('events').filter(({ editionId, status }) => editionId === '2027' && status !== 'pending')
    expect(events.length).toBeGreaterThanOrEqual(60)
    expect(events.filter(({ status }) => status === 'cancelled').length).toBeGreaterThan(0)
    expect(under('articles').length).toBeGreaterThanOrEqual(8)
    expect(new Set(onPaper('2027').flatMap(({ media }) => media)).size).toBeGreaterThanOrEqual(12)
  })

  test('begins on a Saturday morning with studios open', () => {
    expect(season.defaultInstant.toISOString()).toBe('2027-10-16T18:00:00.000Z')
    const open = onPaper('2027').filter(({ openings }) =>
      openings.some(({ start, end }) => start.utc <= season.defaultInstant && season.defaultInstant < end.utc),
    )
    expect(open.length).toBeGreaterThan(40)
  })

  test('puts every quarter into one weekend of each year, inside the edition', () => {
    for (const year of ['2026', '2027']) {
      const weekends = under<StoredOf<typeof weekendsOf>>(`editions/${year}/weekends`)
      expect(weekends.flatMap(({ neighbourhoodIds }) => neighbourhoodIds).sort()).toEqual(quarters.map(({ id }) => id).sort())
      const edition = under<{ id: string; startsOn: string; endsOn: string }>('editions').find(({ id }) => id === year)!
      const days = weekends.flatMap(weekend => weekend.days.map(({ date }) => date)).sort()
      expect([days[0], days.at(-1)]).toEqual([edition.startsOn, edition.endsOn])
      expect(new Set(days).size).toBe(days.length)
    }
  })

  test('opens a studio only on the days of its quarter’s weekend, within the day', () => {
    for (const year of ['2026', '2027']) {
      const weekends = under<StoredOf<typeof weekendsOf>>(`editions/${year}/weekends`)
      const wrong = listings(year).filter(({ neighbourhoodId, openings, byAppointment, status }) => {
        const days = weekends.find(({ neighbourhoodIds }) => neighbourhoodIds.includes(neighbourhoodId!))!.days
        const within = openings.every(({ start, end }) => {
          const day = days.find(({ date }) => date === start.local.slice(0, 10))
          return day && start.local >= `${day.date}T${day.open}` && start.local < end.local && end.local <= `${day.date}T${day.close}`
        })
        // A draft may have no hours yet.
        return !within || (status !== 'draft' && (openings.length === 0) !== byAppointment)
      })
      expect(wrong.map(({ id }) => id)).toEqual([])
    }
  })

  test('has doors of every kind: measured and unmeasured, with steps and without', () => {
    const levels = new Set(onPaper('2027').map(({ access }) => accessLevel(access)?.level ?? 'unmeasured'))
    expect([...levels].sort()).toEqual(['full', 'none', 'partial', 'unmeasured'])
  })

  test('fits the limits of the print', () => {
    const long = listings('2027').filter(
      ({ displayName, blurb }) => displayName.length > printLimits.displayName || (blurb?.length ?? 0) > printLimits.blurb,
    )
    expect(long.map(({ id }) => id)).toEqual([])
  })

  test('has no blurb twice in print', () => {
    const blurbs = listings('2027').map(({ blurb }) => blurb)
    expect(new Set(blurbs).size).toBe(blurbs.length)
  })

  test('holds each first path segment once', () => {
    // A new artist's page has no short address until it is opened to visitors.
    const handles = under<{ id: string; handle: string; status: string }>('artists').flatMap(({ handle, status }) =>
      status === 'public' || status === 'memorial' ? [handle] : [],
    )
    // The home page and a section's page have the address of a route, which no slug can reserve.
    const ownAddress = under<{ id: string; isTemplate: boolean }>('pageDrafts').flatMap(({ id, isTemplate }) =>
      isTemplate || id === homeSlug || reservedPaths.isReserved(id) ? [] : [id],
    )
    const held = [...handles, ...ownAddress, ...under('shortLinks').map(({ id }) => id), 'map-numbers'].sort()
    expect(new Set(held).size).toBe(held.length)
    expect(
      under('slugs')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(held)
    expect(held.filter(slug => !/^[a-z0-9-]{2,60}$/.test(slug))).toEqual([])
  })

  test('published articles have 200 to 500 words and link to the listings they name', () => {
    const articles = under<StoredOf<typeof articlesOf>>('articles').filter(({ status }) => status === 'published')
    expect(articles.map(({ body }) => wordsOf(body).length).filter(words => words < 200 || words > 500)).toEqual([])
    const linked = articles.map(({ body }) => [...JSON.stringify(body).matchAll(/\/sfosguide\/([^"]+)"/g)].map(([, id]) => id!).sort())
    expect(linked).toEqual(articles.map(({ listingIds }) => [...listingIds].sort()))
  })

  test('articles and events name only studios that are in the guide of their edition', () => {
    const events = under<StoredOf<typeof eventsOf>>('events').flatMap(({ id, editionId, listingId }) =>
      listingId === undefined ? [] : [{ id, editionId, listingIds: [listingId] }],
    )
    const wrong = [...under<StoredOf<typeof articlesOf>>('articles'), ...events].filter(({ editionId, listingIds }) =>
      listingIds.some(id => !onPaper(editionId!).some(listing => listing.id === id)),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('navigation leads only to addresses that exist', () => {
    const links = under<StoredOf<typeof navOf>>('nav').flatMap(({ items }) => [...items, ...items.flatMap(({ children }) => children ?? [])])
    const known = new Set([...routes.map(({ path }) => path.replace(/\/:\w+\?$/, '')), ...under('pages').map(({ id }) => `/${id}`)])
    expect(links.map(({ to }) => to).filter(to => !known.has(to))).toEqual([])
  })

  test('is published completely, except what the office has not approved', async () => {
    const { context } = await memoryWorld({ sample: true })
    const sincePrint = new Map(season.guides.flatMap(step => (step.does === 'change' ? [[step.listingId, step.status] as const] : [])))
    expect([...sincePrint.values()]).toEqual(['withdrawn', 'approved', 'approved'])
    for (const year of ['2026', '2027']) {
      const { leftOut, listings: published } = await publishSnapshotHandler.run(context, { editionId: year, makeCurrent: false })
      const waiting = listings(year).filter(({ id, status }) => !['locked', 'approved'].includes(sincePrint.get(id) ?? status))
      expect(leftOut.map(({ listingId }) => listingId).sort()).toEqual(waiting.map(({ id }) => id).sort())
      expect(published).toBe(listings(year).length - waiting.length)
    }
  })
})

/** The words of a rich text, at any depth. */
function wordsOf(node: { readonly text?: string; readonly content?: readonly unknown[] }): string[] {
  const own = node.text?.split(/\s+/).filter(word => word !== '') ?? []
  return [...own, ...(node.content ?? []).flatMap(part => wordsOf(part as typeof node))]
}

describe('accounts', () => {
  test('exist for every key that has one, each with a person', () => {
    expect(season.accounts.map(({ key }) => key)).toEqual(
      'artist host artlover donor advertiser juror volunteer contentadmin guideadmin peopleadmin moneyadmin mailadmin systemadmin superadmin'.split(
        ' ',
      ),
    )
    const lost = season.accounts.filter(({ claims, uid }) => !paths.has(`people/${claims.pid}`) || !paths.has(`accounts/${uid}`))
    expect(lost.map(({ key }) => key)).toEqual([])
  })

  test('share one password of at least twelve characters', () => {
    const passwords = new Set(season.accounts.map(({ password }) => password))
    expect([...passwords].map(password => password.length >= 12)).toEqual([true])
  })

  test('the staff hold one scope each, the director all', () => {
    const claims = Object.fromEntries(season.accounts.map(({ key, claims: { adm, sa, sc } }) => [key, [adm, sa, sc]]))
    expect(claims).toMatchObject({
      contentadmin: [1, undefined, 'c'],
      guideadmin: [1, undefined, 'g'],
      peopleadmin: [1, undefined, 'p'],
      moneyadmin: [1, undefined, 'm'],
      mailadmin: [1, undefined, 'e'],
      systemadmin: [1, undefined, 's'],
      superadmin: [1, 1, undefined],
      artist: [undefined, undefined, undefined],
    })
  })

  test('the artist has a studio this year, and the host a building full of others', () => {
    const pidOf = (key: string) => season.accounts.find(account => account.key === key)!.claims.pid!
    expect(onPaper('2027').filter(({ artistId }) => artistId === pidOf('artist'))).toHaveLength(1)
    expect(onPaper('2027').filter(({ ownerIds }) => ownerIds.includes(pidOf('host'))).length).toBeGreaterThan(10)
  })
})

test('artwork of advertisements has its file, which nobody opens but through the program', () => {
  const files = new Set(season.files.map(({ path }) => path))
  const sent = under<{ readonly id: string; readonly art: readonly { readonly imageId: string }[] }>('adOrders').flatMap(({ art }) => art)
  const drawn = sent.map(({ imageId }) => under<{ readonly id: string; readonly path: string }>('images').find(({ id }) => id === imageId)!.path)
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.filter(path => !files.has(path))).toEqual([])
})

test('the private link of the sample opens a draft that there is, on the day that local mode shows', async () => {
  const id = await shareIdOf(samplePrivateToken)
  const link = under<StoredOf<typeof privateSharesOf>>('privateShares').find(share => share.id === id)!
  expect([link.status, link.passHash, paths.has(`pageDrafts/${link.ref}`)]).toEqual(['active', undefined, true])
  expect(link.expires.getTime()).toBeGreaterThan(season.defaultInstant.getTime())
})
