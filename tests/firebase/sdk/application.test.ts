import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../src/domain/accounts/accounts'
import { consents } from '../../../src/domain/accounts/consents'
import { emailKeys } from '../../../src/domain/accounts/email-keys'
import { Joining } from '../../../src/domain/accounts/joining-desk'
import { OwnAccount } from '../../../src/domain/accounts/own-account'
import { OwnClaims } from '../../../src/domain/accounts/own-claims'
import { OwnData } from '../../../src/domain/accounts/own-data'
import { OwnStudio } from '../../../src/domain/accounts/own-studio'
import { people } from '../../../src/domain/accounts/people'
import { RoleDesk } from '../../../src/domain/accounts/role-desk'
import { Session } from '../../../src/domain/accounts/session'
import { artists } from '../../../src/domain/artists/artists'
import { PublishedArt } from '../../../src/domain/artists/published-art'
import { contactMessages } from '../../../src/domain/content/contact-messages'
import { images } from '../../../src/domain/content/images'
import { PictureUploads } from '../../../src/domain/content/picture-uploads'
import { organisation, organisationId } from '../../../src/domain/content/settings'
import { EventCalendar } from '../../../src/domain/events/event-calendar'
import { events } from '../../../src/domain/events/events'
import { EditionDesk } from '../../../src/domain/guide/edition-desk'
import type { GuideIndex } from '../../../src/domain/guide/guide-snapshot'
import { listings } from '../../../src/domain/guide/listings'
import { PublishedGuide } from '../../../src/domain/guide/published-guide'
import { runHourly } from '../../../src/domain/hourly.handler'
import { ImportDesk } from '../../../src/domain/imports/import-desk'
import { importPlan } from '../../../src/domain/imports/import-plan'
import { proposeMapping } from '../../../src/domain/imports/propose-mapping'
import { readTable } from '../../../src/domain/imports/read-table'
import { audit } from '../../../src/domain/operations/audit'
import { deletionNotes } from '../../../src/domain/operations/deletion-notes'
import { importBatches } from '../../../src/domain/operations/import-batches'
import { Publishing } from '../../../src/domain/operations/publishing'
import type { DataOf } from '../../../src/domain/shared/collection'
import { Records } from '../../../src/domain/shared/records'
import type { Services } from '../../../src/domain/shared/service'
import { wallTime } from '../../../src/domain/shared/wall-time'
import { Storage } from '../../../src/ports/storage'
import { expectPortError } from '../../suites/expect-port-error'
import { type OpenedApplication, openApplication } from './opened-application'

const password = 'lanterns over water'
const day = 86_400_000
/** What comes by itself comes soon. */
const waiting = { timeout: 10_000 }

let application: OpenedApplication
let [ana, staff, helper, visitor]: Services[] = []
/** The organisation's own hand, for what a callable of the office will do. */
let behind: Records
beforeAll(async () => {
  application = await openApplication()
  ;[ana, staff, helper, visitor] = await Promise.all([1, 2, 3, 4].map(() => application.browser()))
  behind = new Records(application.organisation.documents, { current: undefined })
})
afterAll(() => application.close())

/** Joins as a member, and says whose the account is now. */
async function join(services: Services, kind: 'artist' | 'artlover', first: string, last: string): Promise<string> {
  const joining = services.get(Joining)
  await joining.makeAccount(`${first}.${last}@people.example`, password)
  expect(services.get(Session).current?.claims).toEqual({})
  const { personId, isNew } = await joining.join({
    kind,
    first,
    last,
    birthYear: 1980,
    hadBirthday: false,
    topics: ['news'],
    evidence: 'Tell me about news',
  })
  expect(isNew).toBe(true)
  expect(services.get(Session).current).toMatchObject({ claims: { pid: personId }, displayName: `${first} ${last}` })
  return personId
}

const picture = () => ({ file: new Blob(['a picture of lanterns'], { type: 'image/webp' }), width: 1600, height: 1200, alt: 'Lanterns on a river' })

/** Thirty studios along one road. */
const roadOfStudios = `Key,Name,Address,Latitude,Longitude,Old room\n${Array.from(
  { length: 30 },
  (_, i) => `S${i},Studio ${i},Quay ${i},47.9${10 + i},14.2${10 + i},Room ${i}`,
).join('\n')}`

const edition = { id: '2031', name: 'Open doors', city: 'Orlen', tz: 'Europe/Vienna' }
const house: DataOf<typeof organisation> = {
  name: 'The Society',
  shortName: 'Society',
  season: 'Open doors',
  tagline: 'Come in',
  tz: edition.tz,
  city: edition.city,
  address: '1 Quay',
  email: 'us@example.org',
  website: 'https://arts.example',
  accent: 'teal',
  links: [],
  sponsors: [],
}
const openingNight: DataOf<typeof events> = {
  title: 'Opening night',
  summary: 'Lanterns on the river',
  start: wallTime('2031-09-18T19:00', edition.tz),
  end: wallTime('2031-09-18T22:00', edition.tz),
  venue: 'The quay',
  tags: [],
  editionId: edition.id,
  hostIds: [],
  status: 'published',
}

// One season, in its order: each step begins with what the former has left.
describe('a season, from the services of a page to the function host', () => {
  it('an artist joins, and adds a work with its picture', async () => {
    const personId = await join(ana!, 'artist', 'Ana', 'Lume')
    expect((await ana!.get(OwnAccount).person())?.emails).toEqual([{ address: 'ana.lume@people.example', verified: false }])
    const studio = ana!.get(OwnStudio)
    expect(await studio.profile()).toMatchObject({ id: personId, displayName: 'Ana Lume', status: 'draft' })
    const sending = await ana!.get(PictureUploads).send(picture())
    await studio.addWork({ title: 'Lanterns', year: 2030, medium: 'Oil', availability: 'sale' }, await sending.done)
    const [{ work, picture: shown } = {}] = await studio.works()
    expect([work?.title, work?.status, shown?.alt]).toEqual(['Lanterns', 'draft', 'Lanterns on a river'])
    await studio.hang(work!, 'publish')
    // Nothing that is published shows it yet.
    await expectPortError(visitor!.get(Storage).read((await behind.find(images))[0]!.path), 'storage', 'unauthenticated')
  })

  it('somebody of the staff is appointed, and holds the claims with the next sign-in', async () => {
    const pid = await join(staff!, 'artlover', 'Bela', 'Orme')
    const session = staff!.get(Session)
    await expectPortError(staff!.get(EditionDesk).create(edition), 'documents', 'permission-denied')
    await application.organisation.accounts.setClaims(session.current!.uid, { pid, adm: 1, sa: 1 })
    await session.signOut()
    await session.signIn(' Bela.Orme@People.example', password)
    expect(session.current?.claims).toEqual({ pid, adm: 1, sa: 1 })
    await staff!.get(EditionDesk).create(edition)
    await behind.commit(behind.creating(organisation, organisationId, house))
  })

  it('a second member of staff has her role in an open tab within a second, and is out of it as soon as it is taken', async () => {
    const pid = await join(helper!, 'artlover', 'Cleo', 'Ray')
    const session = helper!.get(Session)
    const failures: unknown[] = []
    const stop = helper!.get(OwnClaims).follow(error => failures.push(error))
    const key = crypto.randomUUID()
    expect(await staff!.get(RoleDesk).give({ key, personId: pid, role: 'admin', scopes: ['guide'], reason: 'Helps with the guide' })).toBe('active')
    await vi.waitFor(() => expect(session.current?.claims).toEqual({ pid, adm: 1, sc: 'g' }), { timeout: 1000 })
    // The database believes the new token too.
    expect(await helper!.get(Records).find(listings)).toEqual([])
    await staff!.get(RoleDesk).revoke(key, 'Helps no more today')
    await vi.waitFor(() => expect(session.current?.claims.adm).toBeUndefined(), waiting)
    await expectPortError(helper!.get(Records).find(listings), 'documents', 'permission-denied')
    expect(failures).toEqual([])
    stop()
  })

  it('thirty rows are imported, and not written twice', async () => {
    const desk = staff!.get(ImportDesk)
    const batchId = await desk.start(await planned(desk), edition.id)
    expect(await desk.run(batchId)).toMatchObject({ outcome: 'done', written: 30, skipped: 0, refused: [] })
    await expect(desk.run(batchId)).rejects.toMatchObject({ rule: 'import-not-running' })
    expect((await planned(desk)).counts).toEqual({ create: 0, update: 0, skip: 30, error: 0 })
    expect((await desk.batches(['guide'])).map(({ status, done }) => [status, done])).toEqual([['done', 30]])
  })

  it('a listing is edited, and who had read it before is told to read it again', async () => {
    const records = staff!.get(Records)
    const before = (await studios()).find(({ displayName }) => displayName === 'Studio 7')!
    await records.commit(records.changing(listings, before, { blurb: 'Glass, blown while you watch.' }))
    expect(await records.get(listings, before.id)).toMatchObject({ blurb: 'Glass, blown while you watch.', rev: before.rev + 1 })
    await expectPortError(records.commit(records.changing(listings, before, { blurb: 'Too late' })), 'documents', 'permission-denied')
  })

  it('what a callable deletes is noted with who called it, for the trigger that is told of the deletion', async () => {
    const desk = staff!.get(ImportDesk)
    const batchId = await desk.start(await planned(desk, 'Key,Name,Address,Old room\nS99,Barn,Field 1,Loft'), edition.id)
    await desk.run(batchId)
    const barn = (await studios()).find(({ displayName }) => displayName === 'Barn')!
    expect(await desk.undo(batchId)).toEqual({ outcome: 'undone', undone: 1, kept: [] })
    expect((await behind.find(deletionNotes)).map(({ paths, actor }) => [paths.toSorted(), actor])).toEqual([
      [[`listings/${barn.id}`, `listings/${barn.id}/private/imported`], staff!.get(Session).current!.claims.pid],
    ])
  })

  it('nothing of it is public before it is published', async () => {
    expect(await visitor!.get(PublishedGuide).index(edition.id)).toBeUndefined()
    expect(await visitor!.get(PublishedArt).wall()).toBeUndefined()
    await expectPortError(visitor!.get(Records).find(listings, { where: [['editionId', '==', edition.id]] }), 'documents', 'permission-denied')
  })

  it('guide, artists and calendar are published, and an open tab of a visitor sees the guide come', async () => {
    const seen: (GuideIndex | undefined)[] = []
    const failures: Error[] = []
    const stop = visitor!.get(PublishedGuide).watchIndex(
      edition.id,
      index => seen.push(index),
      error => failures.push(error),
    )
    await vi.waitFor(() => expect(seen).toEqual([undefined]), waiting)

    const [artist] = await behind.find(artists)
    await behind.commit(behind.changing(artists, artist!, { status: 'public' }))
    await behind.commit(behind.creating(events, 'opening-night', openingNight))
    const published = await staff!.get(EditionDesk).publish(edition.id, true)
    expect(published).toMatchObject({ listings: 30, leftOut: [], events: 1 })
    expect(await staff!.get(Publishing).publishArtists()).toMatchObject({ artists: 1, works: 1 })
    expect(await staff!.get(Publishing).publishCalendar()).toMatchObject({ events: 1 })

    await vi.waitFor(() => expect(seen.at(-1)?.hash).toBe(published.hash), waiting)
    expect(failures).toEqual([])
    stop()
  })

  it('a visitor reads what is published, with its words and pictures', async () => {
    const guide = visitor!.get(PublishedGuide)
    const index = await guide.index()
    const card = index?.listings.find(({ name }) => name === 'Studio 7')
    expect([index?.listings.length, card?.blurb]).toEqual([30, 'Glass, blown while you watch.'])
    expect(await guide.detail(index!, card!.id)).toBeDefined()
    expect((await visitor!.get(EventCalendar).index())?.events.map(({ title }) => title)).toEqual(['Opening night'])
    const collected = await visitor!.get(PublishedArt).collection()
    const [work] = collected?.works ?? []
    expect([collected?.artists.map(({ name }) => name), work?.title]).toEqual([['Ana Lume'], 'Lanterns'])
    const shown = await fetch(work!.picture.src)
    expect([shown.status, await shown.text()]).toEqual([200, 'a picture of lanterns'])
    const [image] = await behind.find(images)
    expect(image).toMatchObject({ isPublic: true, publishedIn: ['artists'] })
    await expectPortError(visitor!.get(Storage).read(image!.path), 'storage', 'unauthenticated')
  })

  it('and nothing of what is private', async () => {
    const records = visitor!.get(Records)
    for (const of of [people, emailKeys, accounts, audit, consents, importBatches, contactMessages])
      await expectPortError(records.find(of), 'documents', 'permission-denied')
    await expectPortError(records.get(people, ana!.get(Session).current!.claims.pid!), 'documents', 'permission-denied')
    await expectPortError(
      visitor!.get(OwnData).gather(() => undefined, new AbortController().signal),
      'functions',
      'unauthenticated',
    )
    await expectPortError(visitor!.get(Publishing).publishArtists(), 'functions', 'unauthenticated')
    await expectPortError(ana!.get(Publishing).publishGuide(edition.id), 'functions', 'permission-denied')
  })

  it('the artist takes a copy of everything that is kept of her, the picture among it', async () => {
    const { files, missing } = await ana!.get(OwnData).gather(() => undefined, new AbortController().signal)
    const [data, file] = files
    const { records } = JSON.parse(await data!.content.text()) as { readonly records: Readonly<Record<string, readonly { title?: string }[]>> }
    expect(Object.keys(records)).toEqual(expect.arrayContaining(['people', 'artists', 'artworks', 'images', 'consents']))
    expect(records['artworks']?.map(({ title }) => title)).toEqual(['Lanterns'])
    expect([files.length, await file?.content.text(), missing]).toEqual([2, 'a picture of lanterns', []])
  })

  it('she leaves: the account is gone, and her works are on no wall', async () => {
    const session = ana!.get(Session)
    await ana!.get(OwnAccount).deleteAccount('ask')
    expect(await ana!.get(OwnAccount).deletion()).toMatchObject({ status: 'cooling' })
    const { organisation: nobody } = application
    await runHourly({ ...nobody, clock: { now: () => new Date(Date.now() + 60 * day) } })
    await session.signOut()
    await expect(session.signIn('ana.lume@people.example', password)).rejects.toMatchObject({ port: 'auth', code: 'invalid-credential' })
    expect(await visitor!.get(PublishedArt).wall()).toMatchObject({ artists: [] })
    expect(await behind.find(images)).toEqual([])
  })
})

/** What the file would do to the edition as it stands. */
async function planned(desk: ImportDesk, file = roadOfStudios) {
  const table = await readTable('quay.csv', new TextEncoder().encode(file).buffer)
  return importPlan({ kind: 'listings', table, ...proposeMapping('listings', table), edition, existing: await desk.existing(edition.id) })
}
const studios = () => staff!.get(Records).find(listings, { where: [['editionId', '==', edition.id]] })
