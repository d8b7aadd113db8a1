import { beforeEach, describe, expect, it } from 'vitest'
import { agreedTopics, consents } from '../../../src/domain/accounts/consents'
import { emailKey, emailKeys } from '../../../src/domain/accounts/email-keys'
import { people } from '../../../src/domain/accounts/people'
import { ImportDesk } from '../../../src/domain/imports/import-desk'
import { importPlan } from '../../../src/domain/imports/import-plan'
import { importRun, type RowToWrite, rowsPerCall } from '../../../src/domain/imports/import-run.function'
import { importStart } from '../../../src/domain/imports/import-start.function'
import { importUndo } from '../../../src/domain/imports/import-undo.function'
import { proposeMapping } from '../../../src/domain/imports/propose-mapping'
import { suppressions } from '../../../src/domain/mail/suppressions'
import { contactLog } from '../../../src/domain/people/contact-log'
import { personNotes } from '../../../src/domain/people/person-notes'
import { call } from '../../../src/domain/shared/cloud-function'
import { Records } from '../../../src/domain/shared/records'
import { expectPortError } from '../../suites/expect-port-error'
import { codes, tableOf } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const peopleStaff = { pid: 'p-people', adm: 1, sc: 'p' } as const
let world: StaffWorld
let desk: ImportDesk
/** Records as callables see them. */
let behind: Records

beforeEach(async () => {
  world = await staffWorld(peopleStaff, new Date('2027-08-01T10:00Z'))
  desk = world.services.get(ImportDesk)
  behind = new Records(world.store, { current: world.auth.current })
})

async function planOf(text: string) {
  const table = await tableOf(text, 'friends.csv')
  const { mapping, formats } = proposeMapping('people', table)
  return importPlan({ kind: 'people', table, mapping, formats, people: await desk.people() })
}
async function bringIn(text: string): Promise<string> {
  const batchId = await desk.start(await planOf(text))
  expect(await desk.run(batchId)).toMatchObject({ outcome: 'done', refused: [] })
  return batchId
}
const everybody = () => behind.find(people, { orderBy: [['names.sort', 'asc']] })
const named = async (display: string) => (await everybody()).find(({ names }) => names.display === display)!
const agreed = async (personId: string) => agreedTopics(await behind.find(consents, { where: [['personId', '==', personId]] }))

describe('a file of people', () => {
  it('is read however it writes names: surname first, couples, organisations, particles', async () => {
    await bringIn(
      'Name\n"Ruiz, Ana"\nBen Ortiz\nAna & Ben Quist\nVincent van Gogh\n"Marsh, Jr., Tom"\nQuay Gallery LLC\nCher\nMartin Luther King Jr.\nŁukasz Ñandú-Østergård\n',
    )
    expect((await everybody()).map(({ names, kind }) => [names.sort, names.display, kind])).toEqual([
      ['Cher', 'Cher', 'person'],
      ['King Jr., Martin Luther', 'Martin Luther King Jr.', 'person'],
      ['Marsh, Jr., Tom', 'Jr., Tom Marsh', 'person'],
      ['Ortiz, Ben', 'Ben Ortiz', 'person'],
      ['Quay Gallery LLC', 'Quay Gallery LLC', 'business'],
      ['Quist, Ana & Ben', 'Ana & Ben Quist', 'person'],
      ['Ruiz, Ana', 'Ana Ruiz', 'person'],
      ['van Gogh, Vincent', 'Vincent van Gogh', 'person'],
      ['Ñandú-Østergård, Łukasz', 'Łukasz Ñandú-Østergård', 'person'],
    ])
  })

  it('matches an address whatever its case and spaces, maps despite an extra column, and keeps that column', async () => {
    await bringIn('First name,Last name,Email\nAna,Ruiz,ana@x.org\n')
    const plan = await planOf('First name,Last name,Email,Shoe size\nAna,Ruiz, Ana@X.org ,38\n')
    expect(plan.rows.map(codes)).toEqual([['update']])
    expect(plan.rows[0]!.changes).toEqual([{ field: 'extra', after: { 'Shoe size': '38' } }])
    await desk.run(await desk.start(plan))
    expect((await behind.get(personNotes, (await named('Ana Ruiz')).id))?.extra).toEqual({ 'Shoe size': '38' })
  })

  it('skips everything when the same file comes again, also under another name and after staff renamed somebody', async () => {
    const file = 'id,name,gender,yearOfBirth\n1,"Ruiz, Ana",Female,1951\n2,"Abbot, Lemuel",Male,1760\n'
    await bringIn(file)
    expect((await planOf(file)).counts).toEqual({ create: 0, update: 0, skip: 2, error: 0 })
    const ana = await named('Ana Ruiz')
    await behind.commit(behind.changing(people, ana, { names: { ...ana.names, pronouns: 'she' } }))
    expect((await planOf(file)).counts).toMatchObject({ skip: 2 })
  })

  it('does not take two lists that both count from 1 for one', async () => {
    await bringIn('id,name\n1,Ana Ruiz\n')
    const plan = await planOf('id,name\n1,Tom Marsh\n')
    expect(plan.rows.map(codes)).toEqual([['create', 'same-key-other-name']])
  })

  it('says what it cannot read and keeps it: bad addresses, phones, years, half a postal address', async () => {
    const text = 'Name,Email,Phone,Born,City\nAna Ruiz,ana at x,call me,1760,Orlen\n'
    const plan = await planOf(text)
    expect(codes(plan.rows[0])).toEqual([
      'create',
      'not-an-email',
      'not-an-email',
      'not-an-email',
      'not-a-phone',
      'half-an-address',
      'unreadable-year',
    ])
    await desk.run(await desk.start(plan))
    const ana = await named('Ana Ruiz')
    expect((await behind.get(personNotes, ana.id))?.extra).toEqual({ Email: 'ana at x', Phone: 'call me', Born: '1760', City: 'Orlen' })
  })

  it('refuses a second row with the same address, a nameless row and a cell of 10 MB, and writes the others', async () => {
    const plan = await planOf(
      `Name,Email,Note\nAna Ruiz,ana@x.org,\nBen Ortiz,ANA@x.org,\n,c@x.org,\nDee Lund,d@x.org,${'x'.repeat(800_000)}\nEve Park,e@x.org,\n`,
    )
    expect(plan.rows.map(codes)).toEqual([
      ['create'],
      ['error', 'email-used-twice'],
      ['error', 'missing'],
      ['error', 'row-too-large', 'kept-as-other-column'],
      ['create'],
    ])
  })

  it('never makes a no a yes, and a suppressed address is not agreed for, though its name is mended', async () => {
    await bringIn('Name,Email,Newsletter\nAna Ruiz,ana@x.org,no\nBen Ortz,ben@x.org,\nCy Lund,cy@x.org,yes\n')
    const ben = await named('Ben Ortz')
    await behind.commit(
      behind.creating(suppressions, await emailKey('ben@x.org'), {
        reason: 'complaint',
        at: new Date('2027-07-01T00:00Z'),
        by: 'ben',
        status: 'active',
      }),
    )
    const plan = await planOf('Name,Email,Newsletter\nAna Ruiz,ana@x.org,yes\nBen Ortiz,ben@x.org,yes\nCy Lund,cy@x.org,no\n')
    expect(plan.rows.map(codes)).toEqual([['skip', 'unchanged', 'consent-not-raised'], ['update'], ['update']])
    await desk.run(await desk.start(plan))
    expect((await behind.get(people, ben.id))?.names.display).toBe('Ben Ortiz')
    expect(await Promise.all((await everybody()).map(async ({ names, id }) => [names.first, await agreed(id)]))).toEqual([
      ['Cy', []],
      ['Ben', []],
      ['Ana', []],
    ])
    expect((await behind.get(suppressions, await emailKey('ben@x.org')))?.status).toBe('active')
  })

  it('is written once though its calls come twice and its tab was closed at 40 in the hundred', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => `Person ${i} Lund,p${i}@x.org`)
    const plan = await planOf(`Name,Email\n${rows.join('\n')}\n`)
    const batchId = await desk.start(plan)
    const first = plan.rows.slice(0, rowsPerCall).map(({ hash, data }): RowToWrite => ({ hash, action: 'create', data }))
    await call(world.functions, importRun, { batchId, rows: first })
    expect(await call(world.functions, importRun, { batchId, rows: first })).toMatchObject({ written: 0, skipped: 100, done: 100 })
    expect(await desk.resume(batchId)).toMatchObject({ outcome: 'done', written: 150, skipped: 100 })
    expect(await everybody()).toHaveLength(250)
    expect(await behind.count(emailKeys)).toBe(250)
  })
})

describe('taking a file of people back', () => {
  it('leaves nothing of it: people, addresses, notes; and the answers it brought become no', async () => {
    const before = await everybody()
    const batchId = await bringIn('Name,Email,Newsletter,Shoe\nAna Ruiz,ana@x.org,yes,38\nBen Ortiz,ben@x.org,,\n')
    const { id } = await named('Ana Ruiz')
    expect(await agreed(id)).toEqual(['news'])
    expect(await desk.undo(batchId)).toEqual({ outcome: 'undone', undone: 2, kept: [] })
    expect(await everybody()).toEqual(before)
    expect([await behind.count(emailKeys), await behind.get(personNotes, id), await agreed(id)]).toEqual([0, undefined, []])
  })

  it('restores what it changed, except what somebody has edited since', async () => {
    await bringIn('Name,Email\nAna Ruiz,ana@x.org\n')
    const batchId = await bringIn(
      'Name,Email,Organisation,Birth year\nAna Ruiz-Lund,ana@x.org; lund@x.org,Quay Press,1951\n'.replace(
        'ana@x.org; lund@x.org',
        '"ana@x.org; lund@x.org"',
      ),
    )
    const ana = await named('Ana Ruiz-Lund')
    expect(ana).toMatchObject({ organisation: 'Quay Press', birthYear: 1951, emails: [{ address: 'ana@x.org' }, { address: 'lund@x.org' }] })
    await behind.commit(behind.changing(people, ana, { organisation: 'Quay Press and Sons' }))
    expect(await desk.undo(batchId)).toMatchObject({ undone: 0, kept: [{ name: 'Ana Ruiz-Lund', reason: 'edited-since', fields: ['organisation'] }] })
    expect(await named('Ana Ruiz')).toMatchObject({ organisation: 'Quay Press and Sons', emails: [{ address: 'ana@x.org' }] })
    expect((await named('Ana Ruiz')).birthYear).toBeUndefined()
    expect(await behind.count(emailKeys)).toBe(1)
  })

  it('keeps whoever joined, has been talked to, or was edited since', async () => {
    const batchId = await bringIn('Name,Email\nAna Ruiz,ana@x.org\nBen Ortiz,ben@x.org\nCy Lund,cy@x.org\n')
    const [cy, ben, ana] = await everybody()
    await behind.commit(behind.changing(people, ana!, { uid: 'u1' }), behind.changing(people, cy!, { tags: ['donor'] }))
    const talk = {
      personId: ben!.id,
      authorId: 'p-people',
      channel: 'call',
      at: new Date('2027-08-01T09:00Z'),
      note: 'Asked for a map.',
      private: false,
      status: 'open',
    } as const
    await behind.commit(behind.creating(contactLog, 'talk', talk))
    const { kept } = await desk.undo(batchId)
    expect(Object.fromEntries(kept.map(({ name, reason }) => [name, reason]))).toEqual({
      'Ana Ruiz': 'joined-since',
      'Ben Ortiz': 'has-records',
      'Cy Lund': 'edited-since',
    })
  })
})

describe('staff of the guide', () => {
  it('neither bring people in, nor take them back, nor see what was brought', async () => {
    const batchId = await bringIn('Name,Email\nAna Ruiz,ana@x.org\n')
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    const start = {
      batchId: 'another-batch',
      kind: 'people',
      fileName: 'a.csv',
      fileHash: '0'.repeat(64),
      counts: { create: 1, update: 0, skip: 0, error: 0 },
    } as const
    await expectPortError(call(world.functions, importStart, start), 'functions', 'permission-denied')
    await expectPortError(call(world.functions, importUndo, { batchId }), 'functions', 'permission-denied')
    await expectPortError(desk.batches(['people']), 'documents', 'permission-denied')
    expect(await desk.batches(['guide'])).toEqual([])
  })
})
