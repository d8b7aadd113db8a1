import { pageCache } from '../../../src/adapters/cloud/page-cache'
import { visitorBackend } from '../../../src/adapters/cloud/visitor-backend'
import { buildServices } from '../../../src/container'
import { joinings } from '../../../src/domain/accounts/joining-drafts.collection'
import { countVisitHandler } from '../../../src/domain/analytics/count-visit.handler'
import { minAsking } from '../../../src/domain/analytics/counters.collection'
import { normalizeSearchWords } from '../../../src/domain/analytics/normalize-search-words'
import { publishArtistsHandler } from '../../../src/domain/art/publish-artists.handler'
import { artists } from '../../../src/domain/artists/artists.collection'
import { publishCalendarHandler } from '../../../src/domain/calendar/publish-calendar.handler'
import { sendContactMessage } from '../../../src/domain/contact-form/send-contact-message.contract'
import { events } from '../../../src/domain/events/events.collection'
import { requestExport } from '../../../src/domain/exports/request-export.contract'
import { listings } from '../../../src/domain/guide/listings.collection'
import { handlers } from '../../../src/domain/handlers'
import { ImportService } from '../../../src/domain/imports/import-service'
import { importControl } from '../../../src/domain/imports/run/import-control.contract'
import { slugs } from '../../../src/domain/links/short-links.collection'
import { mails } from '../../../src/domain/mail/mails.collection'
import { membershipSeats } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { OwnDrafts } from '../../../src/domain/office/own-drafts'
import { people } from '../../../src/domain/people/people.collection'
import { deleteMyAccount } from '../../../src/domain/privacy/delete-my-account.contract'
import { publishSnapshotHandler } from '../../../src/domain/publishing/publish-snapshot.handler'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { renderServerPage } from '../../../src/ui/render-server-page'
import { reservedPaths } from '../../../src/ui/reserved-paths'
import { hasPayload } from '../../../src/ui/routing/public-route-match'
import { wordsLike } from '../everything-stored'
import { csvFile, planFile, startPlanned } from '../import-files'
import type { MemoryWorld } from '../memory-world'
import { standing } from '../stamped'

const day = 86_400_000
const reason = 'Letters for the season'
const phone = '+14155550177'
const street = '7 Zyxbury Court'
/** Ids of the sample contain names, which other ids never do, so her handle differs from her name. */
const handle = 'of-the-zyx-kiln'
/** Records that may be hers or a namesake's; nobody has confirmed that they are hers. */
const namesakes = ['c01', 'd01']

/** Adds people who have nothing but a name. */
export async function addCrowd({ store }: MemoryWorld, crowd: number): Promise<void> {
  for (let at = 0; at < crowd; at += 500)
    await store.commit(
      Array.from({ length: Math.min(500, crowd - at) }, (_, i) => {
        const names = { first: 'Bo', last: `Nr${at + i}`, display: `Bo Nr${at + i}`, sort: `Nr${at + i}, Bo` }
        return { op: 'set', path: `people/x${at + i}`, data: standing({ names, emails: [], kind: 'person', tags: [], status: 'active' }) }
      }),
    )
}

/** An artist of the season among others. Her values are everything that the program may copy to another place. */
export async function season(world: MemoryWorld) {
  await world.signInAs('artist')
  const { uid, claims } = world.auth.current!
  const pid = claims.pid!
  const records = new Records(world.context.documents, { current: undefined })
  const person = (await records.get(people, pid))!
  const address = { line1: street, city: 'Havn', postcode: '10115', country: 'DE' }
  await records.commit(records.changing(people, person, { phones: [phone], addresses: [address] }))
  const before = (await records.get(artists, pid))!
  await records.commit(records.changing(artists, before, { handle }), records.creating(slugs, handle, { kind: 'handle', ref: pid }))
  await world.store.commit(namesakes.map(id => ({ op: 'delete', path: `people/${id}` })))
  const artist = (await records.get(artists, pid))!
  const words = wordsLike(person.names.display, handle, ...person.emails.map(({ address: mail }) => mail), phone, street)
  return { world, records, uid, pid, person, artist, words }
}
export type Season = Awaited<ReturnType<typeof season>>

/** A guide, a wall and a calendar, published and published again; one publication that was interrupted; a page rendered from them. */
export async function publish({ world, records, pid, artist }: Season) {
  const [studio] = await records.find(listings, { where: [['artistId', '==', pid]] })
  for (const doorNote of ['Ring twice.', 'Ring once.']) {
    await records.commit(records.changing(listings, (await records.get(listings, studio!.id))!, { doorNote }))
    await publishSnapshotHandler.run(world.context, { editionId: studio!.editionId, makeCurrent: false })
  }
  // One event at her place with her alone, and one with another host too.
  const [own, shared] = (await records.find(events, { where: [['status', '==', 'published']] }))
    .filter(({ start }) => start.utc.getTime() > world.clock.now().getTime() + 9 * day)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  await records.commit(
    records.changing(events, own!, { hostIds: [pid], title: `At ${artist.displayName}’s`, venue: handle, address: street }),
    records.changing(events, shared!, { hostIds: [pid, 'x1'] }),
  )
  await publishArtistsHandler.run(world.context, {})
  await publishCalendarHandler.run(world.context, {})
  const interrupted = checkedPath(`snapshots/guide/${studio!.editionId}/0123456789abcdef/index.json`)
  await world.context.storage.upload(interrupted, new Blob([artist.displayName]), { contentType: 'application/json' }).done
  const services = buildServices(visitorBackend(world.context, handlers), reservedPaths)
  const page = pageCache(() => world.context, {
    build: 'b1',
    isKept: async path => hasPayload(path),
    draw: async path => {
      const drawn = await renderServerPage(services, path, 'https://arts.example')
      return drawn && { status: drawn.status, document: drawn.html, payload: `[${drawn.answers.join(',')}]` }
    },
  })
  await page(`/artist/${artist.handle}`)
  return { own: own!.id, shared: shared! }
}

/**
 * Open work of colleagues while the deletion request waits: exports, a dry run, a paused import, an unsent form, a backup; and a message
 * that she writes in that time.
 */
export async function work({ world, person, pid }: Season) {
  await world.signInAs('peopleadmin')
  await world.call(requestExport, { preset: 'people', reason })
  await world.call(requestExport, { preset: 'labels', reason })
  const rows = ['Bea,Solberg,bea@elsewhere.example', `${person.names.first},${person.names.last},${person.emails[0]!.address}`]
  const file = (more = '') => csvFile(['First name,Last name,Email,Phone', ...rows.map(row => `${row},`), more].join('\n'), 'friends.csv')
  const dryRun = await planFile(world, 'people', file())
  const paused = await startPlanned(world, await planFile(world, 'people', file(`Cy,Ode,cy@elsewhere.example,${phone}`)))
  await world.call(importControl, { batchId: paused, event: 'pause' })
  const chosen = await world.services.get(ImportService).store('people', file())
  await world.services.get(OwnDrafts).keep(`people/${pid}`, 'tab', JSON.stringify(person.names))
  await world.signInAs('superadmin')
  await world.call(requestExport, { preset: 'backup', reason })
  await world.call(sendContactMessage, {
    key: crypto.randomUUID(),
    name: person.names.display,
    email: person.emails[0]!.address,
    topic: 'other',
    text: street,
    website: '',
    page: '/about/contact',
    took: 9000,
  })
  return { dryRun: dryRun.batches[0]!.id, paused, chosen }
}

export async function seedSmallThings({ world, records, uid, pid, person }: Season) {
  for (let i = 0; i < minAsking; i++)
    for (const typed of [person.names.display, `${person.names.last} ${person.names.first} studio`, 'red kites'])
      await countVisitHandler.run(
        { ...world.context, network: `192.0.${i}` },
        { key: crypto.randomUUID().replaceAll('-', ''), counts: {}, words: [{ area: 'guide', words: normalizeSearchWords(typed)! }] },
      )
  const others = (await records.find(memberships)).find(({ personId }) => personId !== pid)!
  const seat = { membershipId: others.id, holderId: others.personId, invitedAt: world.clock.now(), status: 'accepted' } as const
  await records.commit(
    records.creating(membershipSeats, 'own', { ...seat, name: person.names.display, email: person.emails[0]!.address, personId: pid }),
    records.creating(membershipSeats, 'invited', { ...seat, name: person.names.display, email: person.emails[0]!.address, status: 'invited' }),
    records.creating(membershipSeats, 'other', { ...seat, name: 'Bea Solberg', email: 'bea@post.example', personId: 'x1' }),
  )
  const mail = { subject: 'Hello', text: street, attempts: 0, nextTry: world.clock.now(), status: 'queued' } as const
  await records.commit(records.creating(mails, 'm1', { ...mail, to: person.emails[0]!.address }))
  await records.commit(records.creating(joinings, uid, { draft: { first: person.names.first, phone: street }, at: world.clock.now() }))
  return others
}

export async function erase({ world }: Season) {
  await world.signInAs('artist')
  await world.call(deleteMyAccount, { act: 'ask' })
}
