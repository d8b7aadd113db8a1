import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { OwnClaims } from '../../../src/domain/accounts/roles/own-claims'
import { revokeRole } from '../../../src/domain/accounts/roles/revoke-role.contract'
import { setRole } from '../../../src/domain/accounts/roles/set-role.contract'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { StaffSignInService } from '../../../src/domain/accounts/sign-in/staff-sign-in-service'
import { OwnProfileAndWorks } from '../../../src/domain/art/own-profile-and-works'
import { publishArtists } from '../../../src/domain/art/publish-artists.contract'
import { PublishedArt } from '../../../src/domain/art/published-art'
import { artists } from '../../../src/domain/artists/artists.collection'
import { audit } from '../../../src/domain/audit/audit.collection'
import { changeNotes } from '../../../src/domain/audit/change-notes.collection'
import { EventCalendar } from '../../../src/domain/calendar/event-calendar'
import { publishCalendar } from '../../../src/domain/calendar/publish-calendar.contract'
import { contactMessages } from '../../../src/domain/contact-form/contact-messages.collection'
import { events } from '../../../src/domain/events/events.collection'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { listings } from '../../../src/domain/guide/listings.collection'
import type { GuideIndex } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../src/domain/guide/reading/published-guide'
import { lookAtHealth } from '../../../src/domain/health/look-at-health.contract'
import { importBatches } from '../../../src/domain/imports/import-batches.collection'
import { ImportService } from '../../../src/domain/imports/import-service'
import { runJobs } from '../../../src/domain/jobs'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { consents } from '../../../src/domain/people/consents.collection'
import { emailKeys } from '../../../src/domain/people/email-keys.collection'
import { people } from '../../../src/domain/people/people.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { PictureUploadService } from '../../../src/domain/pictures/picture-upload-service'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { OwnData } from '../../../src/domain/privacy/own-data'
import { Callables } from '../../../src/domain/shared/functions/callables'
import type { Services } from '../../../src/domain/shared/functions/service'
import type { DataOf } from '../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { wallTime } from '../../../src/domain/shared/time/wall-time'
import { Storage } from '../../../src/ports/storage'
import { expectPortError } from '../../suites/expect-port-error'
import { eventually } from '../../support/eventually'
import { csvFile, planFile } from '../../support/import-files'
import { webpOf } from '../../support/pictures/camera-pictures'
import { type OpenedApplication, openApplication } from './opened-application'

const password = 'lanterns over water'
const day = 86_400_000

let application: OpenedApplication
let [ana, staff, helper, visitor]: Services[] = []
/** Records without a policy, in place of a callable of the office. */
let behind: Records
beforeAll(async () => {
  application = await openApplication()
  ;[ana, staff, helper, visitor] = await Promise.all([1, 2, 3, 4].map(() => application.browser()))
  behind = new Records(application.organisation.documents, { current: undefined })
})
afterAll(() => application.close())

/** Joins as a member; returns the id of the person. */
async function join(services: Services, kind: 'artist' | 'artlover', first: string, last: string): Promise<string> {
  const joining = services.get(JoiningService)
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

const lanterns = webpOf({})
const picture = () => ({ file: new Blob([lanterns], { type: 'image/webp' }), width: 1600, height: 1200, alt: 'Lanterns on a river' })

/** Thirty studios on one street. */
const roadOfStudios = `Key,Name,Address,Latitude,Longitude,Old room\n${Array.from(
  { length: 30 },
  (_, i) => `S${i},Studio ${i},Quay ${i},47.9${10 + i},14.2${10 + i},Room ${i}`,
).join('\n')}`

const edition = { year: 2031, name: 'Open doors', city: 'Orlen', tz: 'Europe/Vienna' }
const editionId = '2031'
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
  editionId,
  hostIds: [],
  status: 'published',
}

// The tests depend on each other: each one starts with the data of the one before.
describe('a season, from the services of a page to the function host', () => {
  it('an artist joins and adds a work with its picture', async () => {
    const personId = await join(ana!, 'artist', 'Ana', 'Lume')
    expect((await ana!.get(AccountSettingsService).person())?.emails).toEqual([{ address: 'ana.lume@people.example', verified: false }])
    const studio = ana!.get(OwnProfileAndWorks)
    expect(await studio.profile()).toMatchObject({ id: personId, displayName: 'Ana Lume', status: 'draft' })
    const sending = await ana!.get(PictureUploadService).send(picture())
    await studio.addWork({ title: 'Lanterns', year: 2030, medium: 'Oil', availability: 'sale' }, await sending.done)
    const [{ work, picture: shown } = {}] = await studio.works()
    expect([work?.title, work?.status, shown?.alt]).toEqual(['Lanterns', 'draft', 'Lanterns on a river'])
    await studio.setPublic(work!, 'publish')
    // The picture is in no publication yet.
    await expectPortError(visitor!.get(Storage).read((await behind.find(images))[0]!.path), 'storage', 'unauthenticated')
  })

  it('a staff member is appointed and has the claims after the next sign-in', async () => {
    const pid = await join(staff!, 'artlover', 'Bela', 'Orme')
    const session = staff!.get(Session)
    await expectPortError(staff!.get(EditionService).create(edition), 'documents', 'permission-denied')
    const { accounts: directory } = application.organisation
    const { uid } = session.current!
    // A role from before a code was required: the days of grace begin when they come to the office.
    await directory.setClaims(uid, { pid, adm: 1, sa: 1 })
    await session.signIn('bela.orme@people.example', password)
    const looks = () => staff!.get(Callables).call(lookAtHealth, {})
    expect(await session.satisfies('admin')).toBe(false)
    await expectPortError(looks(), 'functions', 'permission-denied')
    await staff!.get(StaffSignInService).admit()
    expect(session.current?.claims.mfaFrom).toBeGreaterThan(Date.now() / 1000 + 6 * 86_400)
    expect(await session.satisfies('admin')).toBe(true)
    await looks()
    await directory.setClaims(uid, { pid, adm: 1, sa: 1, mfaFrom: 4_000_000_000 })
    await session.signOut()
    await session.signIn(' Bela.Orme@People.example', password)
    expect(session.current?.claims).toMatchObject({ pid, adm: 1, sa: 1 })
    await staff!.get(EditionService).create(edition)
    await behind.commit(behind.creating(organisation, organisationId, house))
  })

  it('a second staff member gets a role in an open tab without a reload, and loses it when it is removed', async () => {
    const pid = await join(helper!, 'artlover', 'Cleo', 'Ray')
    const session = helper!.get(Session)
    const failures: unknown[] = []
    const stop = helper!.get(OwnClaims).follow(error => failures.push(error))
    const key = crypto.randomUUID()
    expect(
      (await staff!.get(Callables).call(setRole, { key, personId: pid, role: 'admin', scopes: ['guide'], reason: 'Helps with the guide' })).status,
    ).toBe('active')
    await eventually(() => expect(session.current?.claims).toMatchObject({ pid, adm: 1, sc: 'g' }))
    // The database accepts the new token too.
    expect(await helper!.get(Records).find(listings)).toEqual([])
    await staff!.get(Callables).call(revokeRole, { grantId: key, reason: 'Helps no more today' })
    await eventually(() => expect(session.current?.claims.adm).toBeUndefined())
    await expectPortError(helper!.get(Records).find(listings), 'documents', 'permission-denied')
    expect(failures).toEqual([])
    stop()
  })

  it('thirty rows are imported once', async () => {
    const service = staff!.get(ImportService)
    const { batches } = await planned(roadOfStudios)
    const batchId = batches[0]!.id
    await service.start([batchId])
    expect(await service.run(batchId)).toMatchObject({ outcome: 'done', written: 30, skipped: 0, refused: [] })
    await expect(service.run(batchId)).rejects.toMatchObject({ rule: 'import-not-running' })
    expect((await planned(roadOfStudios)).counts).toEqual({ create: 0, update: 0, skip: 30, error: 0 })
    expect((await service.batches(['guide']).read()).map(({ status, done }) => [status, done])).toEqual([['done', 30]])
  })

  it('a listing is edited, and a save of an outdated version is refused', async () => {
    const records = staff!.get(Records)
    const before = (await studios()).find(({ displayName }) => displayName === 'Studio 7')!
    await records.commit(records.changing(listings, before, { blurb: 'Glass, blown while you watch.' }))
    expect(await records.get(listings, before.id)).toMatchObject({ blurb: 'Glass, blown while you watch.', rev: before.rev + 1 })
    await expectPortError(records.commit(records.changing(listings, before, { blurb: 'Too late' })), 'documents', 'permission-denied')
  })

  it('a deletion by a callable is noted with its caller, for the audit trigger', async () => {
    const service = staff!.get(ImportService)
    const { batches } = await planned('Key,Name,Address,Old room\nS99,Barn,Field 1,Loft')
    const batchId = batches[0]!.id
    await service.start([batchId])
    await service.run(batchId)
    const barn = (await studios()).find(({ displayName }) => displayName === 'Barn')!
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 1, kept: [] })
    expect((await behind.find(changeNotes)).map(({ paths, actor }) => [paths.toSorted(), actor])).toEqual([
      [[`listings/${barn.id}`, `listings/${barn.id}/private/imported`], staff!.get(Session).current!.claims.pid],
    ])
  })

  it('nothing is public before it is published', async () => {
    expect(await visitor!.get(PublishedGuide).index(editionId)).toBeUndefined()
    expect(await visitor!.get(PublishedArt).wall()).toBeUndefined()
    await expectPortError(visitor!.get(Records).find(listings, { where: [['editionId', '==', editionId]] }), 'documents', 'permission-denied')
  })

  it('guide, artists and calendar are published, and a visitor’s open tab gets the guide', async () => {
    const seen: (GuideIndex | undefined)[] = []
    const failures: Error[] = []
    const stop = visitor!.get(PublishedGuide).watchIndex(
      editionId,
      index => seen.push(index),
      error => failures.push(error),
    )
    await eventually(() => expect(seen).toEqual([undefined]))

    const [artist] = await behind.find(artists)
    await behind.commit(behind.changing(artists, artist!, { status: 'public' }))
    await behind.commit(behind.creating(events, 'opening-night', openingNight))
    const published = await staff!.get(Callables).call(publishSnapshot, { editionId, makeCurrent: true })
    expect(published).toMatchObject({ listings: 30, leftOut: [], events: 1 })
    expect(await staff!.get(Callables).call(publishArtists, {})).toMatchObject({ artists: 1, works: 1 })
    expect(await staff!.get(Callables).call(publishCalendar, {})).toMatchObject({ events: 1 })

    await eventually(() => expect(seen.at(-1)?.hash).toBe(published.hash))
    expect(failures).toEqual([])
    stop()
  })

  it('a visitor reads the published texts and pictures', async () => {
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
    expect([shown.status, (await shown.blob()).size]).toEqual([200, lanterns.length])
    const [image] = await behind.find(images)
    expect(image).toMatchObject({ isPublic: true, publishedIn: ['artists'] })
    await expectPortError(visitor!.get(Storage).read(image!.path), 'storage', 'unauthenticated')
  })

  it('a visitor reads nothing private', async () => {
    const records = visitor!.get(Records)
    for (const of of [people, emailKeys, accounts, audit, consents, importBatches, contactMessages])
      await expectPortError(records.find(of), 'documents', 'permission-denied')
    await expectPortError(records.get(people, ana!.get(Session).current!.claims.pid!), 'documents', 'permission-denied')
    await expectPortError(
      visitor!.get(OwnData).gather(() => undefined, new AbortController().signal),
      'functions',
      'unauthenticated',
    )
    await expectPortError(visitor!.get(Callables).call(publishArtists, {}), 'functions', 'unauthenticated')
    await expectPortError(ana!.get(Callables).call(publishSnapshot, { editionId, makeCurrent: false }), 'functions', 'permission-denied')
  })

  it('the artist exports all data about her, including the picture', async () => {
    const { files, missing } = await ana!.get(OwnData).gather(() => undefined, new AbortController().signal)
    const [data, file] = files
    const { records } = JSON.parse(await data!.content.text()) as { readonly records: Readonly<Record<string, readonly { title?: string }[]>> }
    expect(Object.keys(records)).toEqual(expect.arrayContaining(['people', 'artists', 'artworks', 'images', 'consents']))
    expect(records['artworks']?.map(({ title }) => title)).toEqual(['Lanterns'])
    expect([files.length, file?.content.size, missing]).toEqual([2, lanterns.length, []])
  })

  it('the artist deletes her account, and her works disappear from the wall', async () => {
    const session = ana!.get(Session)
    await ana!.get(Callables).call(deleteMyAccount, { act: 'ask' })
    expect(await ana!.get(AccountSettingsService).deletion()).toMatchObject({ status: 'cooling' })
    const { organisation: nobody } = application
    await runJobs('hour', { ...nobody, clock: { now: () => new Date(Date.now() + 60 * day) } })
    await session.signOut()
    await expect(session.signIn('ana.lume@people.example', password)).rejects.toMatchObject({ port: 'auth', code: 'invalid-credential' })
    expect(await visitor!.get(PublishedArt).wall()).toMatchObject({ artists: [] })
    expect(await behind.find(images)).toEqual([])
  })
})

/** The plan of the file for the current edition. */
const planned = (text: string) => planFile({ services: staff!, storage: staff!.get(Storage) }, 'listings', csvFile(text, 'quay.csv'), { editionId })
const studios = () => staff!.get(Records).find(listings, { where: [['editionId', '==', editionId]] })
