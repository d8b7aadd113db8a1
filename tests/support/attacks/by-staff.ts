import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Fields } from '../../../src/ports/documents'
import { persons } from '../access/access-persons'
import { type Attack, attacksOf, type Row } from './attack'

const log = { personId: 'bo', authorId: 'sam', channel: 'call', at: new Date(0), note: 'x', private: true, status: 'open' }
const person = { names: { first: 'Bo', last: 'Lo', display: 'Bo Lo', sort: 'Lo, Bo' }, emails: [], kind: 'person', tags: [], status: 'active' }
const grant = { personId: 'bo', personName: 'Bo', role: 'superadmin', scopes: [], reason: 'x', requestedBy: 'root', status: 'requested' }
const update = (path: string, change: Fields) => ({ update: path, change })
const create = (path: string, data: Fields) => ({ create: path, data })
const list = (collection: string, where: readonly (readonly [string, '==', string | boolean])[] = []) => ({ list: { collection, where } })

/** What no member of staff may do, whatever their scope. */
const byAnyStaff: readonly Row[] = [
  ['approves a role past the callable', update('roleGrants/g1', { status: 'active' }), { 'roleGrants/g1': grant }],
  ['gives a role past the callable', create('roleGrants/g2', { ...grant, status: 'active' })],
  ['changes the claims of an account', update('accounts/u-bo', { claims: { sa: 1 } }), { 'accounts/u-bo': { personId: 'bo', claims: {} } }],
  ['deletes an entry of the audit', { delete: 'audit/a1' }, { 'audit/a1': { scope: 'content', action: 'role.grant' } }],
  ['changes an entry of the audit', update('audit/a1', { action: 'x' }), { 'audit/a1': { scope: 'content', action: 'role.grant' } }],
  ['reads the mail that waits', { get: 'mail/m1' }, { 'mail/m1': { to: 'bo@post.example', link: '/reset?oobCode=x' } }],
  ['reads the key of backups', { get: 'backupKeys/k' }, { 'backupKeys/k': { privateKey: { d: 'x' } } }],
  ['reads the key of cards', list('cardKeys')],
  ['reads the answers of calls', list('callReceipts')],
  ['reads another’s unsent forms', list('drafts')],
  ['changes a gift', update('donations/d1', { cents: 1 }), { 'donations/d1': { personId: 'bo', cents: 100 } }],
  ['deletes a gift', { delete: 'donations/d1' }, { 'donations/d1': { personId: 'bo', cents: 100 } }],
  ['forgets somebody past the callable', create('deletions/bo', { askedAt: new Date(0), dueAt: new Date(0), status: 'cooling' })],
  ['cancels what somebody asked for', update('deletions/bo', { status: 'kept' }), { 'deletions/bo': { uid: 'u-bo', status: 'cooling' } }],
  ['deletes a person past the trash', { delete: 'people/bo' }, { 'people/bo': person }],
  ['joins somebody’s address to another', create('emailKeys/abc', { personId: 'bo' })],
  ['publishes past the callable', update('snapshots/events', { hash: 'x' }), { 'snapshots/events': { kind: 'events', hash: 'y' } }],
  ['ends a restore that waits for approval', update('restores/r1', { status: 'ready' }), { 'restores/r1': { status: 'requested' } }],
  ['edits in another’s name', create('presence/p1', { personId: 'root', name: 'Root', document: 'people/bo', at: new Date(0) })],
]

const closedTo: Readonly<Record<string, readonly string[]>> = {
  cy: ['people', 'personNotes', 'contactLog', 'donations', 'orders', 'memberships', 'accounts', 'registrations', 'contactMessages', 'suppressions'],
  gus: ['people', 'personNotes', 'contactLog', 'donations', 'orders', 'accounts', 'eligibility', 'contactMessages'],
  pia: ['donations', 'orders', 'letters', 'pledges', 'subscriptions', 'registrations', 'contactMessages', 'restores'],
  mo: ['people', 'personNotes', 'contactLog', 'accounts', 'eligibility', 'contactMessages', 'registrations'],
  max: ['people', 'personNotes', 'contactLog', 'donations', 'orders', 'accounts', 'eligibility', 'registrations'],
  sid: ['people', 'personNotes', 'contactLog', 'donations', 'orders', 'accounts', 'eligibility', 'contactMessages', 'restores'],
}
const foreignScope: Readonly<Record<string, string>> = { cy: 'people', gus: 'money', pia: 'money', mo: 'people', max: 'people', sid: 'people' }

/** The only scope of each staff member, and attempts outside of it. */
const byScope = Object.entries(closedTo).flatMap(([key, collections]) =>
  attacksOf(persons[key as keyof typeof persons], [
    ...byAnyStaff,
    ...collections.map((name): Row => [`lists ${name}`, list(name)]),
    ...['audit', 'auditValues', 'exportJobs', 'importBatches'].map(
      (name): Row => [`lists ${name} of another scope`, list(name, [['scope', '==', foreignScope[key]!]])],
    ),
    ['lists the audit of every scope', list('audit')],
  ]),
)

const byPeopleStaff: readonly Row[] = [
  ['reads a talk', list('contactLog', [['private', '==', false]]), undefined, true],
  ['reads the private talks of others', list('contactLog', [['private', '==', true]])],
  ['opens a private talk of another’s', { get: 'contactLog/c1' }, { 'contactLog/c1': log }],
  ['makes a private talk of another’s public', update('contactLog/c1', { private: false }), { 'contactLog/c1': log }],
  ['notes a talk in another’s name', create('contactLog/c2', log)],
  ['takes over a talk', update('contactLog/c1', { authorId: 'pia' }), { 'contactLog/c1': { ...log, private: false } }],
  ['notes whom a person lives with', update('people/bo', { household: 'h1' }), { 'people/bo': person }, true],
  ['gives a person an account', update('people/bo', { uid: 'u-spare' }), { 'people/bo': person }],
  ['gives a person an address', update('people/bo', { emails: [{ address: 'pia@post.example', verified: true }] }), { 'people/bo': person }],
  ['changes somebody who was forgotten', update('people/bo', { household: 'h1' }), { 'people/bo': { ...person, status: 'anonymised' } }],
]

const byContentStaff: readonly Row[] = [
  ['publishes a page past the callable', update('pages/p1', { status: 'published' }), { 'pages/p1': { slug: 'x', status: 'draft' } }],
  [
    'puts a file of others into a picture',
    update('images/i1', { path: 'exports/j/people.csv' }),
    { 'images/i1': { ownerId: 'ana', path: 'pictures/ana/i1.webp', status: 'ready' } },
  ],
  [
    'gives a picture to another',
    update('images/i1', { ownerId: 'cy' }),
    { 'images/i1': { ownerId: 'ana', path: 'pictures/ana/i1.webp', status: 'ready' } },
  ],
]

const withoutFactor: Actor = { uid: 'u-pia', claims: { pid: 'pia', adm: 1, sc: 'p', mfaFrom: 1 } }

export const attacksByStaff: readonly Attack[] = [
  ...byScope,
  ...attacksOf(persons.pia, byPeopleStaff),
  ...attacksOf(persons.cy, byContentStaff),
  ...attacksOf(persons.max, [
    [
      'redirects a printed code',
      update('shortLinks/poster', { target: 'https://evil.example' }),
      { 'shortLinks/poster': { target: '/', disabled: false } },
    ],
  ]),
  ...attacksOf(withoutFactor, [
    ['lists people by a session without a second factor', list('people')],
    ['changes a person by a session without a second factor', update('people/bo', { household: 'h1' }), { 'people/bo': person }],
  ]),
]
