import type { Fields } from '../../../src/ports/documents'
import { persons } from '../access/access-persons'
import { type Attack, attacksOf, type Row } from './attack'

const artist = {
  handle: 'ana-lo',
  displayName: 'Ana Lo',
  sortName: 'Lo, Ana',
  media: [],
  links: [],
  commissions: false,
  teaching: false,
  status: 'draft',
}
const profile = { 'artists/ana': artist }
const work = { artistId: 'ana', title: 'Tide', year: 2026, medium: 'Ink', tags: [], availability: 'nfs', imageIds: [], order: 0, status: 'draft' }
const names = { first: 'Ana', last: 'Lo', display: 'Ana Lo', sort: 'Lo, Ana' }
const person = { names, emails: [{ address: 'ana@post.example', verified: true }], kind: 'person', tags: [], status: 'active' }
const listing = {
  editionId: '2027',
  displayName: 'Ana Lo',
  sortName: 'Lo, Ana',
  ownerIds: ['ana'],
  media: [],
  tags: [],
  byAppointment: false,
  openings: [],
  links: [],
  facilities: [],
  status: 'draft',
}
const picture = {
  ownerId: 'ana',
  path: 'pictures/ana/i1.webp',
  width: 800,
  height: 600,
  mime: 'image/webp',
  alt: 'A tide',
  usedIn: [],
  isPublic: false,
  status: 'uploading',
}
const save = { personId: 'bo', kind: 'artist', ref: 'ana' }
const update = (path: string, change: Fields, stamps?: Fields) => ({ update: path, change, ...(stamps && { stamps }) })
const create = (path: string, data: Fields) => ({ create: path, data })
const list = (collection: string, where: readonly (readonly [string, '==' | 'array-contains' | '!=' | '>=', string | boolean])[] = []) => ({
  list: { collection, where },
})
const group = (collection: string) => ({ list: { collection, group: true as const } })

/** A hostile artist, signed in as Ana, the owner of the records. */
const byArtist: readonly Row[] = [
  ['changes her own page', update('artists/ana', { statement: 'I print.' }), profile, true],
  ['opens her page without a review', update('artists/ana', { status: 'public' }), profile],
  ['extends her membership', update('artists/ana', { memberUntil: '2099-12-31' }), profile],
  ['takes another address on the site', update('artists/ana', { handle: 'cpanel' }), profile],
  ['writes what the staff noted', update('artists/ana', { reviewNote: 'All fine' }), profile],
  ['signs with another’s name', update('artists/ana', { statement: 'x' }, { updatedBy: 'bo' }), profile],
  ['signs with no name', update('artists/ana', { statement: 'x' }, { updatedBy: 'system' }), profile],
  ['dates a change back', update('artists/ana', { statement: 'x' }, { updatedAt: new Date('2020-01-01T00:00:00Z') }), profile],
  ['skips revisions, so that nobody can follow', update('artists/ana', { statement: 'x' }, { rev: 900 }), profile],
  ['keeps the revision, so that nobody notices', update('artists/ana', { statement: 'x' }, { rev: 1 }), profile],
  ['rewrites who made it', update('artists/ana', { statement: 'x' }, { createdBy: 'ana' }), profile],
  ['adds a field that nobody declared', update('artists/ana', { isAdmin: true }), profile],
  ['adds a field that every object has', update('artists/ana', { constructor: 'x' }), profile],
  ['links to a script', update('artists/ana', { links: ['javascript:alert(1)'] }), profile],
  ['changes the page of another', update('artists/bo', { statement: 'x' }), { 'artists/bo': { ...artist, handle: 'bo' } }],
  ['changes her name', update('people/ana', { names: { ...names, first: 'Anna' } }), { 'people/ana': person }, true],
  ['confirms an address of another’s', update('people/ana', { emails: [{ address: 'bo@post.example', verified: true }] }), { 'people/ana': person }],
  ['takes over an account', update('people/ana', { uid: 'u-root' }), { 'people/ana': person }],
  ['tags herself', update('people/ana', { tags: ['board'] }), { 'people/ana': person }],
  ['raises her own rights', update('accounts/u-ana', { claims: { pid: 'ana', sa: 1 } }), { 'accounts/u-ana': { personId: 'ana' } }],
  ['gives herself a role', create('roleGrants/mine', { personId: 'ana', role: 'superadmin', scopes: [], requestedBy: 'root', status: 'active' })],
  ['pays nothing for an order', update('orders/o1', { status: 'paid' }), { 'orders/o1': { personId: 'ana', status: 'open' } }],
  ['gives herself a term', create('memberships/m1/terms/t1', { personId: 'ana', from: '2027-01-01', until: '2099-12-31' })],
  ['writes a receipt for herself', create('receipts/r1', { personId: 'ana', cents: 999_900 })],
  ['sends a mail as the organization', create('mail/m1', { to: 'all@post.example', subject: 'Hello', text: 'Pay here', status: 'queued' })],
  ['writes the audit', create('audit/a1', { scope: 'system', actor: 'root', action: 'role.grant' })],
  ['publishes a guide of her own', update('snapshots/guide-2027', { hash: 'mine' }), { 'snapshots/guide-2027': { kind: 'guide', hash: 'theirs' } }],
  ['takes an address of the site', create('slugs/donate', { kind: 'shortLink', ref: 'mine' })],
  ['writes below her work', create('artworks/w1/terms/t1', { personId: 'ana' }), { 'artworks/w1': work }],
  ['writes below her record', create('people/ana/private/1', { ownerIds: ['ana'] })],
  ['gives her work to another', update('artworks/w1', { artistId: 'bo' }), { 'artworks/w1': work }],
  ['makes a picture of a backup', create('images/i1', { ...picture, path: 'exports/job/people.csv' })],
  ['makes a picture of another’s file', create('images/i1', { ...picture, path: 'pictures/bo/i1.webp' })],
  ['makes a picture that is a page', create('images/i1', { ...picture, mime: 'text/html' })],
  ['makes a picture in another’s name', create('images/i1', { ...picture, ownerId: 'bo' })],
  ['makes a picture public', create('images/i1', { ...picture, isPublic: true })],
  ['makes a picture that cannot be thrown away', create('images/i1', { ...picture, usedIn: ['pages/home'] })],
  ['makes a picture that nobody counted', create('images/i1', picture)],
  ['makes room for a larger picture', update('images/i1', { bytes: 26_214_400 }), { 'images/i1': { ...picture, bytes: 1 } }],
  ['lets a stored picture be sent again', update('images/i1', { status: 'uploading' }), { 'images/i1': { ...picture, status: 'ready' } }],
  ['writes her studio’s text beside its callable', update('listings/l1', { doorNote: 'Ring twice' }), { 'listings/l1': listing }],
  ['moves her studio', update('listings/l1', { address: '1 Main Street' }), { 'listings/l1': listing }],
  ['lets another into her studio’s record', update('listings/l1', { ownerIds: ['ana', 'bo'] }), { 'listings/l1': listing }],
  ['changes what is in the guide', update('listings/l1', { doorNote: 'x' }), { 'listings/l1': { ...listing, status: 'published' } }],
  ['saves what nobody counted', create('saves/ana_artist_bo', { personId: 'ana', kind: 'artist', ref: 'bo' })],
  ['saves in another’s name', create('saves/bo_artist_ana', save)],
  ['deletes what another saved', { delete: 'saves/bo_artist_ana' }, { 'saves/bo_artist_ana': save }],
  ['reads what another saved', list('saves', [['ref', '==', 'ana']])],
  ['reads another’s unsent forms', list('drafts', [['personId', '==', 'bo']])],
  ['keeps another’s account from being deleted', update('deletions/bo', { status: 'kept' }), { 'deletions/bo': { uid: 'u-bo', status: 'cooling' } }],
  ['looks for people by address', list('people', [['names.display', '>=', 'B']])],
  ['looks for everybody but herself', list('people', [['status', '==', 'active']])],
  ['looks for the orders of all', list('orders', [['personId', '!=', 'ana']])],
  ['looks for studios’ private addresses', group('private')],
  ['looks for what members alone may have', group('members')],
  ['looks for everybody’s terms', group('terms')],
  ['looks for the office’s notes', group('notes')],
  ['looks for whom a mail went to', group('recipients')],
  ['reads the talks that staff noted about her', list('contactLog', [['personId', '==', 'ana']])],
  ['reads a note about her', { get: 'personNotes/ana' }, { 'personNotes/ana': { note: 'Difficult' } }],
  ['reads a key that signs cards', { get: 'cardKeys/k1' }, { 'cardKeys/k1': { privateKey: { d: 'x' } } }],
  ['reads the key of mailed links', { get: 'shopKeys/links' }, { 'shopKeys/links': { secret: 'abc' } }],
  ['reads answers of another’s calls', { get: 'callReceipts/u-bo-reportBug-1' }, { 'callReceipts/u-bo-reportBug-1': { answer: '{}' } }],
  ['forgets how often she called', { delete: 'callLimits/abc' }, { 'callLimits/abc': { calls: 10 } }],
  ['asks whether an address is known', { get: 'emailKeys/abc' }, { 'emailKeys/abc': { personId: 'bo' } }],
  ['asks whether an address is unknown', { get: 'emailKeys/none' }],
  ['judges', create('scores/s1', { callId: 'call-1', entryId: 'e1', jurorId: 'ana', values: {}, status: 'open' })],
  ['reads what a call received', list('entries', [['callId', '==', 'call-1']])],
]

const byStranger: readonly Row[] = [
  ['reads a public page', { get: 'artists/ana' }, { 'artists/ana': { ...artist, status: 'public' } }, true],
  ['reads a page before it is opened', { get: 'artists/ana' }, profile],
  ['lists all pages', list('artists')],
  ['lists works that are not public', list('artworks', [['status', '!=', 'public']])],
  ['counts the staff at work', list('presence')],
  ['reads what visits were counted', list('counters')],
  ['counts a visit without the program', create('counterShards/2027-10-16-1', { day: '2027-10-16', counts: '{}' })],
  [
    'writes a message without the limit',
    create('contactMessages/m1', { name: 'x', email: 'x@post.example', topic: 'other', text: 'x', status: 'new' }),
  ],
  ['reads the messages of others', list('contactMessages', [['email', '==', 'bo@post.example']])],
  ['reads where a short link leads', { get: 'shortLinks/poster' }, { 'shortLinks/poster': { target: '/', disabled: false } }],
  [
    'redirects a printed code',
    update('shortLinks/poster', { target: 'https://evil.example' }),
    { 'shortLinks/poster': { target: '/', disabled: false } },
  ],
  ['reads refused sign-ins', list('staffSignIns')],
  ['reads the online links of events', list('events', [['status', '==', 'published']])],
  ['changes the settings', update('settings/office', { isSetUp: false }), { 'settings/office': { isSetUp: true } }],
]

/** Pia masquerades as Ana in view mode. */
const byVisitor: readonly Row[] = [
  ['reads her draft page', { get: 'artists/ana' }, profile, true],
  ['changes her page', update('artists/ana', { statement: 'x' }), profile],
  ['sends a picture as her', create('images/i1', picture)],
  ['deletes what she saved', { delete: 'saves/ana_artist_bo' }, { 'saves/ana_artist_bo': { personId: 'ana', kind: 'artist', ref: 'bo' } }],
  ['lists people, as she could before', list('people')],
]

export const attacksByMembers: readonly Attack[] = [
  ...attacksOf(persons.ana, byArtist),
  ...attacksOf(undefined, byStranger),
  ...attacksOf(persons.masq, byVisitor),
  ...attacksOf({ ...persons.masq, claims: { ...persons.masq.claims, adm: 1, sc: 'p' } }, [['lists people by a role of later', list('people')]]),
  ...attacksOf({ ...persons.masq, claims: { ...persons.masq.claims, end: 1 } }, [
    ['reads her draft page when the visit is over', { get: 'artists/ana' }, profile],
    ['changes her page when it is over', update('artists/ana', { statement: 'x' }), profile],
  ]),
]
