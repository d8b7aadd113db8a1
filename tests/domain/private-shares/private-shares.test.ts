import { beforeEach, describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { artists, artworks } from '../../../src/domain/artists/artists.collection'
import { audit } from '../../../src/domain/audit/audit.collection'
import { pageDrafts } from '../../../src/domain/content/page-drafts.collection'
import { events } from '../../../src/domain/events/events.collection'
import { letters } from '../../../src/domain/giving/letters.collection'
import { grantApplications } from '../../../src/domain/grants/grant-applications.collection'
import { grants } from '../../../src/domain/grants/grants.collection'
import { articles } from '../../../src/domain/guide/articles/articles.collection'
import { editions } from '../../../src/domain/guide/editions.collection'
import { calls } from '../../../src/domain/jury/calls.collection'
import { entries } from '../../../src/domain/jury/entries.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { expirePrivateShares } from '../../../src/domain/private-shares/expire-private-shares.job'
import type { AskedLink, ListedShare } from '../../../src/domain/private-shares/manage-private-shares.contract'
import {
  createPrivateShareHandler,
  listPrivateSharesHandler,
  revokePrivateShareHandler,
} from '../../../src/domain/private-shares/manage-private-shares.handler'
import { privateShares } from '../../../src/domain/private-shares/private-shares.collection'
import { readPrivateShareHandler } from '../../../src/domain/private-shares/read-private-share.handler'
import type { OpenShare, ResolvedShare } from '../../../src/domain/private-shares/resolve-private-share.contract'
import { resolvePrivateShareHandler } from '../../../src/domain/private-shares/resolve-private-share.handler'
import { newToken } from '../../../src/domain/private-shares/share-token'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import type { Actor } from '../../../src/domain/shared/records/policy'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { enrolled } from '../../support/enrolled'
import { everythingStored } from '../../support/everything-stored'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { webpOf } from '../../support/pictures/camera-pictures'
import { seedListings, studio } from '../../support/small-city'

const staffOf = (sc: string): Actor => ({ uid: `staff-${sc}`, secondFactor: true, claims: { pid: `staff-${sc}`, adm: 1, sc } })
const editor = staffOf('c')
const member: Actor = { uid: 'mia', claims: { pid: 'mia' } }

let memory: MemoryWorld
let records: Records
beforeEach(async () => {
  memory = await memoryWorld({ now: new Date('2027-09-01T12:00:00Z') })
  records = new Records(memory.store, { current: undefined })
  await enrolled(memory, member)
  for (const scope of ['c', 'g', 'm']) await enrolled(memory, staffOf(scope))
  await records.commit(
    records.creating(pageDrafts, 'jury', { isTemplate: false, isLive: false, slug: 'jury', title: 'The jury', blocks: [], status: 'draft' }),
  )
})

const plain = { kind: 'page', ref: 'jury', madeFor: 'City office', signIn: false, download: false, watermark: false } as const
/** Makes a link and returns its token. */
async function link(asked: Partial<AskedLink> = {}, actor = editor): Promise<{ token: string; shareId: string }> {
  const made = (await invokeHandler(createPrivateShareHandler, { ...memory.context, actor }, { ...plain, ...asked })) as {
    path: string
    shareId: string
  }
  return { token: made.path.slice('/private/'.length), shareId: made.shareId }
}
interface Visitor {
  readonly passcode?: string
  readonly network?: string
  readonly actor?: Actor
}
const open = (token: string, { passcode, ...who }: Visitor = {}) =>
  invokeHandler(
    resolvePrivateShareHandler,
    { ...memory.context, actor: undefined, ...who },
    {
      token,
      ...(passcode !== undefined && { passcode }),
    },
  ) as Promise<ResolvedShare>
/** How a visitor is answered: the state, or the refusal whole. */
const answer = (token: string, who?: Visitor) =>
  open(token, who).then(
    ({ state }) => state as string,
    (error: { code: string; message: string; details?: unknown }) => JSON.stringify([error.code, error.message, error.details]),
  )
const revoke = (shareId: string, actor = editor) => invokeHandler(revokePrivateShareHandler, { ...memory.context, actor }, { shareId })
const later = (days: number) => memory.localMode.setNow(new Date(Date.parse('2027-09-01T12:00:00Z') + days * 86_400_000))
const unknown = () => answer('A'.repeat(22))

describe('a private link', () => {
  it('has 22 random letters, shows the draft to anybody, and counts the views', async () => {
    const { token } = await link()
    expect(token).toMatch(/^[0-9A-Za-z]{22}$/)
    expect(await open(token)).toMatchObject({
      state: 'open',
      shown: { kind: 'page', title: 'The jury' },
      download: false,
      until: '2027-10-01T12:00:00.000Z',
    })
    expect(await open(token)).not.toHaveProperty('watermark')
    expect((await link()).token).not.toBe(token)
    const { shares } = (await invokeHandler(listPrivateSharesHandler, { ...memory.context, actor: editor }, { kind: 'page', ref: 'jury' })) as {
      shares: ListedShare[]
    }
    expect(shares.map(({ views, madeFor, status }) => ({ views, madeFor, status }))).toContainEqual({
      views: 2,
      madeFor: 'City office',
      status: 'active',
    })
    expect(JSON.stringify(shares)).not.toContain(token)
  })

  it('is stored nowhere, nor is its passcode', async () => {
    const { token } = await link({ passcode: 'Lighthouse 7' })
    await open(token, { passcode: 'Lighthouse 7' })
    const stored = JSON.stringify(await everythingStored(memory))
    expect(stored).not.toContain(token)
    expect(stored).not.toContain('Lighthouse')
  })

  it('works for 30 days, or as long as was chosen up to a year', async () => {
    const [usual, year] = [await link(), await link({ days: 365 })]
    await expect(link({ days: 366 })).rejects.toMatchObject({ code: 'invalid-argument' })
    later(30)
    expect([await answer(usual.token), await answer(year.token)]).toEqual([await unknown(), 'open'])
    await expirePrivateShares.run(memory.context)
    expect(await records.get(privateShares, usual.shareId)).toMatchObject({ status: 'expired' })
    expect(await expirePrivateShares.run(memory.context)).toBe(0)
  })

  it('shows nothing once it is revoked or used up, in the words of a link that nobody made', async () => {
    const [revoked, used] = [await link(), await link({ maxViews: 1 })]
    await revoke(revoked.shareId)
    expect(await answer(used.token)).toBe('open')
    const refusal = await unknown()
    expect(refusal).toContain('not-found')
    expect([await answer(revoked.token), await answer(used.token)]).toEqual([refusal, refusal])
    expect(await records.get(privateShares, used.shareId)).toMatchObject({ status: 'used', views: 1 })
  })

  it('shows nothing once the thing is in the trash', async () => {
    const { token } = await link()
    await records.commit(records.changing(pageDrafts, (await records.get(pageDrafts, 'jury'))!, { deletedAt: new Date() }))
    expect(await answer(token)).toBe(await unknown())
  })

  it('gives its last view to one of two who come at the same moment', async () => {
    const { token, shareId } = await link({ maxViews: 2 })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer(token)))
    expect(answers.filter(one => one === 'open')).toHaveLength(2)
    expect(await records.get(privateShares, shareId)).toMatchObject({ views: 2 })
  })

  it('can ask for a sign-in', async () => {
    const { token } = await link({ signIn: true })
    expect([await answer(token), await answer(token, { actor: member })]).toEqual(['signIn', 'open'])
  })

  it('carries a watermark with whom it is for', async () => {
    expect(await open((await link({ watermark: true })).token)).toMatchObject({ watermark: 'City office' })
  })

  it('is noted when it is made, first viewed and revoked', async () => {
    const { token, shareId } = await link()
    await open(token)
    await open(token)
    await revoke(shareId)
    const noted = (await records.find(audit, { where: [['entityId', '==', shareId]] }))
      .map(({ action, actor }) => `${action} by ${actor}`)
      .filter(action => action.startsWith('privateShare.'))
    expect(noted.sort()).toEqual(['privateShare.create by staff-c', 'privateShare.firstView by system', 'privateShare.revoke by staff-c'])
  })
})

describe('a passcode', () => {
  it('has at least six characters, and opens nothing but its link', async () => {
    await expect(link({ passcode: 'short' })).rejects.toMatchObject({ code: 'invalid-argument' })
    const { token } = await link({ passcode: 'Lighthouse 7' })
    expect(await open(token)).toEqual({ state: 'passcode', isWrong: false })
    expect(await open(token, { passcode: 'lighthouse 7' })).toEqual({ state: 'passcode', isWrong: true })
    expect(await answer(token, { passcode: 'Lighthouse 7' })).toBe('open')
    expect(await answer('A'.repeat(22), { passcode: 'Lighthouse 7' })).toBe(await unknown())
  })

  it('is asked for five times an hour; then the link looks like one that nobody made', async () => {
    const { token } = await link({ passcode: 'Lighthouse 7' })
    const guesses: string[] = []
    for (let i = 0; i < 40; i++) guesses.push(await answer(token, { passcode: `guess ${i}`, network: `10.0.${i}` }))
    const refusal = await unknown()
    expect(guesses.map(one => one === 'passcode')).toEqual(guesses.map((_, i) => i < 5))
    expect(new Set(guesses.slice(5))).toEqual(new Set([refusal]))
    expect([await answer(token), await answer(token, { passcode: 'Lighthouse 7' })]).toEqual([refusal, refusal])
    later(1 / 24)
    expect(await answer(token, { passcode: 'Lighthouse 7' })).toBe('open')
  })

  it('is not tried on one link after another from one network', async () => {
    const links = await Promise.all([1, 2, 3, 4, 5, 6].map(() => link({ passcode: 'Lighthouse 7' })))
    const network = '10.0.0'
    for (const { token } of links.slice(0, 5)) expect(await answer(token, { passcode: 'wrong one', network })).toBe('passcode')
    expect(await answer(links[5]!.token, { passcode: 'Lighthouse 7', network })).toBe(await unknown())
    expect(await answer(links[5]!.token, { passcode: 'Lighthouse 7', network: '10.0.1' })).toBe('open')
  })

  it('of many guesses at the same moment counts five', async () => {
    const { token } = await link({ passcode: 'Lighthouse 7' })
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => answer(token, { passcode: `guess ${i}` })))
    expect(answers.filter(one => one === 'passcode')).toHaveLength(5)
  })

  it('that is right takes no try, however often it is entered', async () => {
    const { token } = await link({ passcode: 'Lighthouse 7' })
    for (let i = 0; i < 8; i++) expect(await answer(token, { passcode: 'Lighthouse 7' })).toBe('open')
  })
})

it('links are guessed in vain: every answer is alike, and after 300 in an hour none comes at all', async () => {
  const { token } = await link()
  const network = '10.0.0'
  const answers: string[] = []
  for (let i = 0; i < 310; i++) answers.push(await answer(`${i}`.padStart(22, 'x'), { network }))
  expect(new Set(answers.slice(0, 300))).toEqual(new Set([await unknown()]))
  expect(answers.slice(300).every(one => one.includes('too-many-attempts'))).toBe(true)
  // The right one is answered in the same way then.
  expect(await answer(token, { network })).toContain('too-many-attempts')
})

it('a million guesses find none of a million links: every letter of a link is as likely as another', () => {
  const tokens = Array.from({ length: 3000 }, newToken)
  const counts = new Map<string, number>()
  for (const letter of tokens.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const [length = 0, expected] = [tokens[0]?.length, tokens.join('').length / counts.size]
  // Six standard deviations: chance alone goes further once in eight million runs.
  const spread = 6 * Math.sqrt(expected)
  expect([counts.size, [...counts.values()].filter(count => Math.abs(count - expected) > spread)]).toEqual([62, []])
  expect((1e6 * 1e6) / counts.size ** length).toBeLessThan(1e-27)
})

describe('who shares', () => {
  it.each([
    ['page', 'g'],
    ['event', 'm'],
    ['article', 'm'],
    ['listing', 'c'],
    ['ad', 'm'],
    ['statement', 'g'],
    ['packet', 'm'],
    ['report', 'g'],
  ] as const)('is of the scope of the thing: a %s is none of “%s”', async (kind, scope) => {
    await expect(link({ kind }, staffOf(scope))).rejects.toMatchObject({ code: 'permission-denied' })
    const other = { ...memory.context, actor: staffOf(scope) }
    await expect(invokeHandler(listPrivateSharesHandler, other, { kind, ref: 'jury' })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('is staff, and revokes what is of their scope', async () => {
    await expect(link({}, member)).rejects.toMatchObject({ code: 'permission-denied' })
    const { shareId } = await link()
    await expect(revoke(shareId, staffOf('g'))).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(link({ ref: 'nothing' })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('what is shown', () => {
  const wall = (local: string, utc: string) => ({ local, tz: 'America/Los_Angeles', utc: new Date(utc) })

  const artist = (more: Partial<DataOf<typeof artists>> = {}, id = 'bela') =>
    records.creating(artists, id, {
      handle: id,
      displayName: 'Bela Kiss',
      sortName: 'Kiss, Bela',
      statement: 'I fire clay.',
      media: [],
      links: [],
      commissions: false,
      teaching: false,
      status: 'public',
      ...more,
    })
  const edition = { name: 'The 2027 guide', year: 2027, city: 'Town', tz: 'America/Los_Angeles', status: 'planning' as const }
  const kiln = studio('Kiln', {
    ownerIds: ['bela'],
    artistId: 'bela',
    address: '1 Quay',
    pin: { lat: 37.7, lng: -122.4, confidence: 'rooftop' },
  })

  it('of a listing is its proof with its place and the public profile and works of its artist, without its owners', async () => {
    const others = artist({ displayName: 'Mia Tan' }, 'mia')
    await records.commit(records.creating(editions, '2027', edition), artist(), others, work('bowl', 'bowl-picture'), work('stolen', 'of-others'))
    await Promise.all([picture('bowl-picture'), picture('of-others', 'mia')])
    // A picture of another artist is as little the listing's own.
    await seedListings(records, { kiln: { ...kiln, imageId: 'of-others', mapNumber: 217 } })
    const { token } = await link({ kind: 'listing', ref: 'kiln' }, staffOf('g'))
    const found = (await open(token)) as OpenShare
    expect(found.shown).toMatchObject({
      kind: 'listing',
      edition: { tz: 'America/Los_Angeles' },
      card: { number: '217', name: 'Kiln', address: '1 Quay', pin: [-122.4, 37.7], picture: { src: 'bowl-picture' } },
      detail: { artist: { name: 'Bela Kiss', statement: 'I fire clay.' }, works: [{ id: 'bowl', src: 'bowl-picture' }] },
    })
    expect(Object.keys(found.pictures)).toEqual(['bowl-picture'])
    expect(JSON.stringify(found)).not.toContain('ownerIds')
  })

  it('of a listing whose artist has no public profile says nothing of them', async () => {
    await records.commit(records.creating(editions, '2027', edition), artist({ status: 'draft' }))
    await seedListings(records, { kiln })
    const found = (await open((await link({ kind: 'listing', ref: 'kiln' }, staffOf('g'))).token)) as OpenShare
    expect(JSON.stringify(found)).not.toMatch(/Bela|clay/)
  })

  it('of an article is its page', async () => {
    await records.commit(
      records.creating(articles, 'clay', {
        title: 'On clay',
        standfirst: 'Slow work.',
        author: 'Ann',
        body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'It begins with mud.' }] }] },
        listingIds: ['kiln'],
        order: 0,
        status: 'edit',
      }),
    )
    const found = (await open((await link({ kind: 'article', ref: 'clay' })).token)) as OpenShare
    expect(found.shown).toMatchObject({ kind: 'article', article: { title: 'On clay', minutes: 1, listingIds: ['kiln'] } })
    expect(JSON.stringify(found.shown)).toContain('It begins with mud.')
  })

  it('of an event that is not public yet is what visitors will see, with its place and public hosts, without its online link', async () => {
    await records.commit(
      artist(),
      records.creating(events, 'walk', {
        title: 'Night walk',
        summary: 'By lantern.',
        start: wall('2027-10-16T19:00', '2027-10-17T02:00:00Z'),
        end: wall('2027-10-16T21:00', '2027-10-17T04:00:00Z'),
        venue: 'Pier 7',
        pin: { lat: 37.7, lng: -122.4 },
        onlineUrl: 'https://video.example/secret',
        tags: [],
        hostIds: ['bela', 'mia'],
        status: 'pending',
      }),
    )
    const found = (await open((await link({ kind: 'event', ref: 'walk' })).token)) as OpenShare
    expect(found.shown).toMatchObject({
      kind: 'event',
      page: { event: { title: 'Night walk', summary: 'By lantern.', venue: 'Pier 7', pin: [-122.4, 37.7] }, hosts: [{ name: 'Bela Kiss' }] },
    })
    expect(JSON.stringify(found)).not.toContain('secret')
  })

  const picture = async (id: string, ownerId = 'bela') => {
    const path = `pictures/${ownerId}/${id}.webp`
    const file = new Blob([webpOf({})])
    await memory.context.storage.upload(checkedPath(path), file, { contentType: 'image/webp' }).done
    await records.commit(
      records.creating(images, id, {
        ownerId,
        path,
        width: 800,
        height: 600,
        bytes: file.size,
        mime: 'image/webp',
        alt: id,
        isPublic: false,
        usedIn: [],
        status: 'ready',
      }),
    )
  }
  const work = (id: string, imageId: string) =>
    records.creating(artworks, id, {
      artistId: 'bela',
      title: id,
      year: 2026,
      medium: 'Clay',
      tags: [],
      availability: 'nfs',
      imageIds: [imageId],
      order: 0,
      status: 'public',
    })
  const ad = {
    advertiserId: 'bela',
    coworkerIds: [],
    editionId: '2027',
    business: 'Harbor Books',
    email: 'bela@example.org',
    size: 'Half page',
    price: { cents: 10_000, cur: 'usd' as const },
    priceVersion: 1,
    art: [{ imageId: 'books', at: new Date('2027-08-01T12:00:00Z'), findings: [] }],
    proofRounds: 0,
    status: 'proof' as const,
  }

  it('of an ad is its artwork: that picture alone, for an hour, until the link is revoked', async () => {
    await Promise.all([picture('books'), picture('other')])
    await records.commit(records.creating(adOrders, 'ad', ad))
    const guide = staffOf('g')
    const { token, shareId } = await link({ kind: 'ad', ref: 'ad', maxViews: 1 }, guide)
    const found = (await open(token)) as OpenShare
    expect(JSON.stringify(found)).not.toContain('bela')
    const read = (imageId: string, pass = found.pass) =>
      invokeHandler(readPrivateShareHandler, { ...memory.context, actor: undefined }, { pass, imageId, part: 0 })
    expect(await read('books')).toMatchObject({ parts: 1, mime: 'image/webp' })
    await expect(read('other')).rejects.toMatchObject({ code: 'not-found' })
    await expect(read('books', { ...found.pass, until: '2028-01-01T00:00:00.000Z' })).rejects.toMatchObject({ code: 'not-found' })
    later(1 / 24)
    await expect(read('books')).rejects.toMatchObject({ code: 'not-found' })
    const second = await link({ kind: 'ad', ref: 'ad' }, guide)
    const { pass } = (await open(second.token)) as OpenShare
    expect(await read('books', pass)).toMatchObject({ parts: 1 })
    await revoke(second.shareId, guide)
    await expect(read('books', pass)).rejects.toMatchObject({ code: 'not-found' })
    await expect(revoke(shareId, guide)).resolves.toEqual({})
  })

  it('of a call is the packet of its jury, without names, credits and what jurors do not see', async () => {
    await picture('bowl')
    await records.commit(
      records.changing(images, (await records.get(images, 'bowl'))!, { credit: 'Photo: Bela Kiss' }),
      records.creating(calls, 'cover', {
        kind: 'cover',
        title: 'The cover of 2028',
        summary: 'One work for the cover.',
        opensAt: new Date('2027-08-01T12:00:00Z'),
        closesAt: new Date('2027-08-31T12:00:00Z'),
        form: ['Where do you work?', 'Why this one?'].map(question => ({ question, required: true, max: 500 })),
        blindFields: ['Where do you work?'],
        criteria: [{ name: 'From far away', weight: 2 }],
        perEntry: 3,
        status: 'judging',
      }),
      records.creating(entries, 'e1', {
        callId: 'cover',
        jurorIds: ['mia'],
        submissionId: 'of-bela',
        title: 'Bowl',
        statement: 'Fired twice.',
        imageIds: ['bowl'],
        answers: ['It holds.'],
      }),
    )
    const found = (await open((await link({ kind: 'packet', ref: 'cover' }, staffOf('g'))).token)) as OpenShare
    expect(found.shown).toEqual({
      kind: 'packet',
      title: 'The cover of 2028',
      summary: 'One work for the cover.',
      criteria: [{ name: 'From far away', weight: 2 }],
      entries: [
        { id: 'e1', title: 'Bowl', statement: 'Fired twice.', answers: [{ question: 'Why this one?', answer: 'It holds.' }], imageIds: ['bowl'] },
      ],
    })
    expect(Object.keys(found.pictures)).toEqual(['bowl'])
    expect(JSON.stringify(found)).not.toMatch(/Kiss|bela|mia/)
  })

  it('of a grant is its report, without who applied', async () => {
    const usd = (cents: number) => ({ cents, cur: 'usd' as const })
    const application = { grantId: 'kilns', personId: 'mia', answers: [], files: [], requested: usd(60_000), awarded: usd(50_000) }
    await records.commit(
      records.creating(grants, 'kilns', {
        direction: 'given',
        name: 'Kilns for all',
        funder: 'Harbor Fund',
        budget: usd(200_000),
        summary: 'A kiln for every quarter.\n\n\nAnd clay.',
        questions: [],
        reports: [{ due: '2027-12-31' }, { due: '2027-06-30', doneOn: '2027-06-28' }],
        status: 'open',
      }),
      records.creating(grantApplications, 'one', { ...application, status: 'paid' }),
      records.creating(grantApplications, 'two', { ...application, status: 'declined' }),
    )
    const found = (await open((await link({ kind: 'report', ref: 'kilns' }, staffOf('m'))).token)) as OpenShare
    expect(found.shown).toMatchObject({
      kind: 'sheet',
      title: 'Kilns for all',
      facts: [
        { label: 'Funder', value: 'Harbor Fund' },
        { label: 'Budget', value: '$2,000.00' },
        { label: 'Awards', value: '1, together $500.00' },
        { label: 'Report', value: 'due Dec 31, 2027' },
        { label: 'Report', value: 'due Jun 30, 2027, done Jun 28, 2027' },
      ],
      text: ['A kiln for every quarter.', 'And clay.'],
    })
    expect(JSON.stringify(found)).not.toContain('mia')
  })

  it('of a donor is a year-end statement, and its file where it may be downloaded; no other letter', async () => {
    const usd = (cents: number) => ({ cents, cur: 'usd' as const })
    const letter = {
      number: '2027-000001',
      kind: 'yearEnd' as const,
      personId: 'dora',
      about: [],
      orderLineIds: [],
      paid: usd(9000),
      fmv: usd(0),
      deductible: usd(9000),
      text: 'Open Studios\n\nDear Dora,\n\nYou gave $90.00.',
      textHash: 'x',
      pdfPath: 'letters/one.html',
      taxYear: 2027,
      status: 'issued' as const,
    }
    await records.commit(
      records.creating(letters, 'one', letter),
      records.creating(letters, 'two', { ...letter, kind: 'noGoods', number: '2027-000002' }),
    )
    const money = staffOf('m')
    const file = async (download: boolean) => {
      const { pass } = (await open((await link({ kind: 'statement', ref: 'one', download }, money)).token)) as OpenShare
      return invokeHandler(readPrivateShareHandler, { ...memory.context, actor: undefined }, { pass, part: 0 })
    }
    expect(await file(true)).toMatchObject({ mime: 'text/html; charset=utf-8' })
    await expect(file(false)).rejects.toMatchObject({ code: 'not-found' })
    await expect(link({ kind: 'statement', ref: 'two' }, money)).rejects.toMatchObject({ code: 'not-found' })
  })
})
