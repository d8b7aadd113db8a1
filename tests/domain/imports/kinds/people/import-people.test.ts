import { beforeEach, describe, expect, it } from 'vitest'
import { contactLog } from '../../../../../src/domain/contacts/contact-log.collection'
import { plannedRowsPath } from '../../../../../src/domain/imports/file/import-file-paths'
import { ImportService } from '../../../../../src/domain/imports/import-service'
import { knownPeople } from '../../../../../src/domain/imports/kinds/people/known-people'
import { isShown } from '../../../../../src/domain/imports/plan/filter-planned-rows'
import { plannedRows } from '../../../../../src/domain/imports/plan/planned-rows.contract'
import { importRun } from '../../../../../src/domain/imports/run/import-run.contract'
import { importStart } from '../../../../../src/domain/imports/run/import-start.contract'
import { importUndo } from '../../../../../src/domain/imports/run/import-undo.contract'
import { suppressions } from '../../../../../src/domain/mail/suppressions.collection'
import { agreedTopics, consents } from '../../../../../src/domain/people/consents.collection'
import { emailKeys } from '../../../../../src/domain/people/email-keys.collection'
import { people } from '../../../../../src/domain/people/people.collection'
import { personNotes } from '../../../../../src/domain/people/person-notes.collection'
import { call } from '../../../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../../../src/domain/shared/records/records'
import { sha256 } from '../../../../../src/domain/shared/sha256'
import { expectPortError } from '../../../../suites/expect-port-error'
import { codes, csvFile, planFile, startPlanned } from '../../../../support/import-files'
import { type StaffWorld, staffWorld } from '../../../../support/staff-world'

const peopleStaff = { pid: 'p-people', adm: 1, sc: 'p' } as const
let world: StaffWorld
let service: ImportService
/** Records without a policy, as callables see them. */
let behind: Records

beforeEach(async () => {
  world = await staffWorld(peopleStaff, new Date('2027-08-01T10:00Z'))
  service = world.services.get(ImportService)
  behind = new Records(world.store, { current: world.auth.current })
})

const planOf = (text: string) => planFile(world, 'people', csvFile(text, 'friends.csv'))
async function bringIn(text: string): Promise<string> {
  const batchId = await startPlanned(world, await planOf(text))
  expect(await service.run(batchId)).toMatchObject({ outcome: 'done', refused: [] })
  return batchId
}
const everybody = () => behind.find(people, { orderBy: [['names.sort', 'asc']] })
const named = async (display: string) => (await everybody()).find(({ names }) => names.display === display)!
const agreed = async (personId: string) => agreedTopics(await behind.find(consents, { where: [['personId', '==', personId]] }))

it('a row that changes nothing is not among the problems of a dry run', () => {
  const row = { line: 2, action: 'skip', name: 'Ana Ruiz', reasons: [{ code: 'unchanged' }], warnings: [] } as never
  expect(isShown(row, { show: 'problems', words: '' })).toBe(false)
  expect(isShown(row, { show: 'skip', words: '' })).toBe(true)
})

describe('an import of people', () => {
  it('parses names in any notation: surname first, couples, organizations, particles', async () => {
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

  it('matches an address with different case and spaces, maps columns despite an extra one, and keeps that column', async () => {
    await bringIn('First name,Last name,Email\nAna,Ruiz,ana@x.org\n')
    const plan = await planOf('First name,Last name,Email,Shoe size\nAna,Ruiz, Ana@X.org ,38\n')
    expect(plan.rows.map(codes)).toEqual([['update']])
    expect(plan.rows[0]!.changes).toEqual([{ field: 'extra', after: { 'Shoe size': '38' } }])
    await service.run(await startPlanned(world, plan))
    expect((await behind.get(personNotes, (await named('Ana Ruiz')).id))?.extra).toEqual({ 'Shoe size': '38' })
  })

  it('keeps how somebody is spoken of', async () => {
    await bringIn('Name,Pronouns\nAna Ruiz,she/her\nBen Ortiz,\n')
    expect([(await named('Ana Ruiz')).names.pronouns, (await named('Ben Ortiz')).names.pronouns]).toEqual(['she/her', undefined])
  })

  it('reads notes of those people alone whom it is about', async () => {
    await bringIn('Name,Email,Notes\nAna Ruiz,ana@x.org,Paints\nBen Ortiz,ben@x.org,Prints\n')
    const { id } = await named('Ana Ruiz')
    const known = await knownPeople(world.context)
    expect(await known.details({ notes: [id], answers: [] })).toEqual(new Map([[id, { note: 'Paints' }]]))
  })

  it('takes no address of a file for confirmed, neither of a new person nor of one who is known', async () => {
    await bringIn('id,name,email\n1,"Ruiz, Ana",\n2,"Ortiz, Ben",ben@x.org\n')
    await bringIn('id,name,email\n1,"Ruiz, Ana",ana@x.org\n')
    const emails = await Promise.all(['Ana Ruiz', 'Ben Ortiz'].map(async name => (await named(name)).emails))
    expect(emails).toEqual([[{ address: 'ana@x.org', verified: false }], [{ address: 'ben@x.org', verified: false }]])
  })

  it('shortens a name that is too long for its field, and keeps it whole beside', async () => {
    const first = 'Ana '.repeat(60).trim()
    await bringIn(`First,Last,Email\n${first},Ruiz,ana@x.org\n`)
    const [ana] = await everybody()
    expect(first.startsWith(ana!.names.first) && ana!.names.first !== first).toBe(true)
    expect((await behind.get(personNotes, ana!.id))?.extra).toMatchObject({ First: first })
  })

  it('skips everything when the same file is imported again, also under another name and after staff renamed a person', async () => {
    const file = 'id,name,gender,yearOfBirth\n1,"Ruiz, Ana",Female,1951\n2,"Abbot, Lemuel",Male,1760\n'
    await bringIn(file)
    expect((await planOf(file)).counts).toEqual({ create: 0, update: 0, skip: 2, error: 0 })
    const ana = await named('Ana Ruiz')
    await behind.commit(behind.changing(people, ana, { names: { ...ana.names, pronouns: 'she' } }))
    expect((await planOf(file)).counts).toMatchObject({ skip: 2 })
  })

  it('does not match the keys of two lists that both count from 1', async () => {
    await bringIn('id,name\n1,Ana Ruiz\n')
    const plan = await planOf('id,name\n1,Tom Marsh\n')
    expect(plan.rows.map(codes)).toEqual([['create', 'same-key-other-name']])
  })

  it('matches a key in the file if the names share a word', async () => {
    await bringIn('id,name\n1,Ana Ruiz\n')
    const plan = await planOf('id,name\n1,Ana Lopez Marsh\n')
    expect(plan.rows.map(codes)).toEqual([['update']])
    expect(plan.rows[0]!.recordId).toBe((await named('Ana Ruiz')).id)
  })

  it('reports and keeps what it cannot parse: bad addresses, phones, years, half a postal address', async () => {
    const text = 'Name,Email,Phone,Born,City\nAna Ruiz,ana at x,call me,1760,Orlen\n'
    const plan = await planOf(text)
    expect(codes(plan.rows[0])).toEqual(['create', 'not-an-email', 'not-an-email', 'not-an-email', 'not-a-phone', 'half-an-address', 'value-kept'])
    await service.run(await startPlanned(world, plan))
    const ana = await named('Ana Ruiz')
    expect((await behind.get(personNotes, ana.id))?.extra).toEqual({ Email: 'ana at x', Phone: 'call me', Born: '1760', City: 'Orlen' })
  })

  it('refuses a second row with the same address, a row without a name and a cell of 10 MB, and writes the others', async () => {
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

  it('warns of a consent only where a file says yes for who said no', async () => {
    await bringIn('Name,Email,Newsletter\nAna Ruiz,ana@x.org,no\nCy Lund,cy@x.org,yes\n')
    const recorded = (await behind.find(consents)).map(({ state, evidence }) => `${state}: ${/has a (.*) \(import/.exec(evidence)?.[1]}`)
    expect([...new Set(recorded)].toSorted()).toEqual(['in: yes', 'out: no'])
    const of = async (ana: string, cy: string) =>
      (await planOf(`Name,Email,Newsletter\nAna Ruiz,ana@x.org,${ana}\nCy Lund,cy@x.org,${cy}\n`)).rows.map(codes)
    expect(await of('', '')).toEqual([
      ['skip', 'unchanged'],
      ['skip', 'unchanged'],
    ])
    expect(await of('no', 'yes')).toEqual([
      ['skip', 'unchanged'],
      ['skip', 'unchanged'],
    ])
    expect(await of('yes', 'yes')).toEqual([
      ['skip', 'unchanged', 'consent-not-raised'],
      ['skip', 'unchanged'],
    ])
  })

  it('never turns a no into a yes, and keeps a suppressed address suppressed while it corrects the name', async () => {
    await bringIn('Name,Email,Newsletter\nAna Ruiz,ana@x.org,no\nBen Ortz,ben@x.org,\nCy Lund,cy@x.org,yes\n')
    const ben = await named('Ben Ortz')
    await behind.commit(
      behind.creating(suppressions, await sha256('ben@x.org'), {
        reason: 'complaint',
        at: new Date('2027-07-01T00:00Z'),
        by: 'ben',
        status: 'active',
      }),
    )
    const plan = await planOf('Name,Email,Newsletter\nAna Ruiz,ana@x.org,yes\nBen Ortiz,ben@x.org,yes\nCy Lund,cy@x.org,no\n')
    expect(plan.rows.map(codes)).toEqual([['skip', 'unchanged', 'consent-not-raised'], ['update'], ['update']])
    await service.run(await startPlanned(world, plan))
    expect((await behind.get(people, ben.id))?.names.display).toBe('Ben Ortiz')
    expect(await Promise.all((await everybody()).map(async ({ names, id }) => [names.first, await agreed(id)]))).toEqual([
      ['Cy', []],
      ['Ben', []],
      ['Ana', []],
    ])
    expect((await behind.get(suppressions, await sha256('ben@x.org')))?.status).toBe('active')
  })

  it('is written once even if its calls are repeated and its tab is closed at 40 percent', async () => {
    const rows = Array.from({ length: 250 }, (_, i) => `Person ${i} Lund,p${i}@x.org`)
    const plan = await planOf(`Name,Email\n${rows.join('\n')}\n`)
    const batchId = await startPlanned(world, plan)
    const from = { piece: 0, row: 0 }
    await call(world.functions, importRun, { batchId, from })
    expect(await call(world.functions, importRun, { batchId, from })).toMatchObject({ written: 0, skipped: 100, done: 100 })
    expect(await service.resume(batchId)).toMatchObject({ outcome: 'done', written: 150, skipped: 100 })
    expect(await everybody()).toHaveLength(250)
    expect(await behind.count(emailKeys)).toBe(250)
  })
})

describe('undoing an import of people', () => {
  it('removes all of it: people, addresses, notes; and its consents become no', async () => {
    const before = await everybody()
    const batchId = await bringIn('Name,Email,Newsletter,Shoe\nAna Ruiz,ana@x.org,yes,38\nBen Ortiz,ben@x.org,,\n')
    const { id } = await named('Ana Ruiz')
    expect(await agreed(id)).toEqual(['news'])
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 2, kept: [] })
    expect(await everybody()).toEqual(before)
    expect([await behind.count(emailKeys), await behind.get(personNotes, id), await agreed(id)]).toEqual([0, undefined, []])
  })

  it('restores the fields it changed, except those that were edited since', async () => {
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
    expect(await service.undo(batchId)).toMatchObject({
      undone: 0,
      kept: [{ name: 'Ana Ruiz-Lund', reason: 'edited-since', fields: ['Organization'] }],
    })
    expect(await named('Ana Ruiz')).toMatchObject({ organisation: 'Quay Press and Sons', emails: [{ address: 'ana@x.org' }] })
    expect((await named('Ana Ruiz')).birthYear).toBeUndefined()
    expect(await behind.count(emailKeys)).toBe(1)
  })

  it('takes the addresses, the note and the extra columns away again that somebody had not before, and no others', async () => {
    const held = { kind: 'person', tags: [], status: 'active', emails: [] } as const
    const names = { first: 'Ana', last: 'Ruiz', display: 'Ana Ruiz', sort: 'Ruiz, Ana' }
    await behind.commit(behind.creating(people, 'ana', { ...held, names, sourceKey: 'A-1' }))
    const batchId = await bringIn('Key,Name,Email,Note,Shoe\nA-1,Ana Ruiz,ana@x.org,Likes blue,38\n')
    expect(await named('Ana Ruiz')).toMatchObject({ id: 'ana', emails: [{ address: 'ana@x.org' }] })
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 1, kept: [] })
    expect([(await named('Ana Ruiz')).emails, await behind.count(emailKeys)]).toEqual([[], 0])
    const notes = await behind.get(personNotes, 'ana')
    expect([notes?.note ?? '', notes?.extra]).toEqual(['', undefined])
  })

  it('leaves addresses as they are that somebody entered since', async () => {
    await bringIn('Name,Email\nAna Ruiz,ana@x.org\n')
    const batchId = await bringIn('Name,Email,Organisation\nAna Ruiz,"ana@x.org; ruiz@x.org",Quay Press\n')
    const ana = await named('Ana Ruiz')
    const third = { address: 'third@x.org', verified: false }
    await behind.commit(behind.changing(people, ana, { emails: [...ana.emails, third] }))
    expect(await service.undo(batchId)).toMatchObject({ undone: 0, kept: [{ reason: 'edited-since', fields: ['Email addresses'] }] })
    const left = await named('Ana Ruiz')
    expect([left.emails.map(({ address }) => address), left.organisation]).toEqual([['ana@x.org', 'ruiz@x.org', 'third@x.org'], undefined])
    expect(await behind.count(emailKeys)).toBe(2)
  })

  it('keeps people who joined, were contacted, or were edited since', async () => {
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
    const { kept } = await service.undo(batchId)
    expect(Object.fromEntries(kept.map(({ name, reason }) => [name, reason]))).toEqual({
      'Ana Ruiz': 'joined-since',
      'Ben Ortiz': 'has-records',
      'Cy Lund': 'edited-since',
    })
  })
})

describe('the guide staff', () => {
  it('cannot import people, undo such an import, or see what was imported', async () => {
    const batchId = await bringIn('Name,Email\nAna Ruiz,ana@x.org\n')
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    await expectPortError(call(world.functions, importStart, { batchIds: [batchId] }), 'functions', 'permission-denied')
    await expectPortError(planOf('Name\nCy Lund\n'), 'storage', 'unauthorized')
    const request = {
      importId: 'a-file-of-theirs',
      kind: 'people',
      fileName: 'a.csv',
      mapping: {},
      formats: { date: 'iso', decimal: '.', list: ';' },
      answers: {},
    } as const
    await expectPortError(service.plan(request), 'functions', 'permission-denied')
    await expectPortError(
      world.call(plannedRows, { batchIds: [batchId], show: 'all', words: '', from: 0, limit: 10 }),
      'functions',
      'permission-denied',
    )
    await expectPortError(world.storage.read(plannedRowsPath('people', batchId, 0)), 'storage', 'unauthorized')
    await expectPortError(call(world.functions, importUndo, { batchId }), 'functions', 'permission-denied')
    await expectPortError(service.batches(['people']).read(), 'documents', 'permission-denied')
    expect(await service.batches(['guide']).read()).toEqual([])
  })
})

describe('names that a file leaves in doubt', () => {
  const file = 'Name,City\n"Mills Hall, Lisbon",Lisbon\n"Ruiz, Ana",Porto\nThe Blue Hour,Porto\nBen Ortiz,Porto\n"Falco Gallery, Porto",Porto\n'

  it('are not written before they are answered, and shown as each answer reads them', async () => {
    const plan = await planFile(world, 'people', csvFile(file), { answers: {} })
    expect(plan.counts).toEqual({ create: 2, update: 0, skip: 0, error: 3 })
    expect(plan.questions.map(({ name, rows }) => [name, rows])).toEqual([
      ['comma-name', 2],
      ['person-or-organisation', 1],
    ])
    const [comma] = plan.questions
    expect(comma!.choices.map(({ value, examples }) => [value, examples.map(({ reading }) => reading)])).toEqual([
      ['last-first', ['Lisbon (first name) Mills Hall (last name)', 'Ana (first name) Ruiz (last name)']],
      ['organisation', ['Mills Hall, Lisbon', 'Ruiz, Ana']],
      ['-', []],
    ])
    const answered = await planFile(world, 'people', csvFile(file), {
      answers: { 'comma-name': 'organisation', 'person-or-organisation': 'organisation' },
    })
    const read = answered.rows.map(({ data }) => data as { names: { display: string; sort: string }; kind: string })
    expect(read.map(({ names, kind }) => [names.display, names.sort, kind])).toEqual([
      ['Mills Hall, Lisbon', 'Mills Hall, Lisbon', 'business'],
      ['Ruiz, Ana', 'Ruiz, Ana', 'business'],
      ['The Blue Hour', 'Blue Hour', 'business'],
      ['Ben Ortiz', 'Ortiz, Ben', 'person'],
      ['Falco Gallery, Porto', 'Falco Gallery, Porto', 'business'],
    ])
  })

  it('are not in doubt where a column says what they are', async () => {
    const kinds = 'Name,Kind\n"Mills Hall, Lisbon",Organization\n"Ruiz, Ana",Individual\nKuma,Company\nBen,Robot\n'
    const plan = await planFile(world, 'people', csvFile(kinds), { answers: {} })
    expect(plan.questions).toEqual([])
    expect(plan.rows.map(({ data }) => data as { names: { sort: string }; kind: string }).map(({ names, kind }) => [names.sort, kind])).toEqual([
      ['Mills Hall, Lisbon', 'business'],
      ['Ruiz, Ana', 'person'],
      ['Kuma', 'business'],
      ['Ben', 'person'],
    ])
    expect(plan.rows[3]!.warnings.map(({ code }) => code)).toEqual(['unknown-kind'])
  })

  it('beside a column of last names have a first name too', async () => {
    const parts = 'Display name,Last name\nRobert Arneson,Arneson\n"Albers, Anni",Albers\nBanksy,Unknown\n'
    const plan = await planFile(world, 'people', csvFile(parts), { answers: {} })
    expect(plan.rows.map(({ data }) => (data as { names: object }).names)).toEqual([
      { first: 'Robert', last: 'Arneson', display: 'Robert Arneson', sort: 'Arneson, Robert' },
      { first: 'Anni', last: 'Albers', display: 'Anni Albers', sort: 'Albers, Anni' },
      { first: '', last: 'Unknown', display: 'Banksy', sort: 'Banksy' },
    ])
  })
})
