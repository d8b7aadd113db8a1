import { beforeEach, describe, expect, it } from 'vitest'
import { artists } from '../../../../../src/domain/artists/artists.collection'
import { existingMemberships } from '../../../../../src/domain/imports/kinds/memberships/plan-terms'
import { importRun } from '../../../../../src/domain/imports/run/import-run.contract'
import { membershipProducts } from '../../../../../src/domain/memberships/membership-products.collection'
import { memberships, terms } from '../../../../../src/domain/memberships/memberships.collection'
import { MemberRoster } from '../../../../../src/domain/memberships/roster/member-roster'
import { termEnd } from '../../../../../src/domain/memberships/term-end'
import { unreversedTerms } from '../../../../../src/domain/memberships/unreversed-terms'
import { people } from '../../../../../src/domain/people/people.collection'
import { call } from '../../../../../src/domain/shared/functions/cloud-function'
import { handlerContext } from '../../../../../src/domain/shared/functions/handler'
import { expectPortError } from '../../../../suites/expect-port-error'
import { countedDocuments, nothingCounted } from '../../../../support/counted-ports'
import { eventually } from '../../../../support/eventually'
import { codes, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

let world: LedgerWorld
beforeEach(async () => {
  world = await ledgerWorld()
})

const ana = {
  handle: 'ana',
  displayName: 'Ana Ruiz',
  sortName: 'Ruiz, Ana',
  media: ['Print'],
  links: [],
  commissions: false,
  teaching: false,
  status: 'public',
} as const
const members = () => world.behind.find(memberships, { orderBy: [['since', 'asc']] })
const entered = async (membership: string) =>
  (await world.behind.find(terms, { params: { membership } })).map(({ kind, start, end }) => `${kind} ${start} ${end}`).sort()
const anas = async () => (await members()).find(({ personId }) => personId === 'ana')!

describe('a file of memberships', () => {
  it('adds a term for each row’s person, who is found by address or created, with one membership for all terms', async () => {
    const file =
      'Email,Name,Membership,Level,From,Until\nANA@x.org,,Art lovers,Family,2026-03-01,2027-02-28\nben@x.org,"Ortiz, Ben",art,,2027-05-01,\nana@x.org,Ana Ruiz,artlover,individual,2025-03-01,2026-02-28\n'
    await world.bringIn('memberships', file)
    expect((await members()).map(({ productId, level, audience, since }) => [productId, level, audience, since])).toEqual([
      ['lover', 'family', 'artlover', '2025-03-01'],
      ['art', 'artist', 'artist', '2027-05-01'],
    ])
    expect(await entered((await anas()).id)).toEqual(['new 2025-03-01 2026-02-28', 'renew 2026-03-01 2027-02-28'])
    const ben = (await world.behind.find(people)).find(({ names }) => names.display === 'Ben Ortiz')!
    expect(ben.emails.map(({ address }) => address)).toEqual(['ben@x.org'])
    expect((await members()).map(({ personId }) => personId)).toEqual(['ana', ben.id])
    expect((await world.plan('memberships', file)).counts).toEqual({ create: 0, update: 0, skip: 3, error: 0 })
  })

  it('reports unclear rows, and adds nothing for people with the same name', async () => {
    const plan = await world.plan(
      'memberships',
      [
        'Email,Name,Membership,Level,From,Until',
        ',Ana Ruiz,art,,2027-05-01,',
        'cy@x.org,,art,,2027-05-01,',
        'ana@x.org,,Gold,,2027-05-01,',
        'ana@x.org,,artlover,,2027-05-01,',
        'ana@x.org,,artlover,Platinum,2027-05-01,',
        'ana@x.org,,art,,31.02.2027,',
        'ana@x.org,,art,,2027-05-01,2027-04-01',
        ',,art,,2027-05-01,',
        'ana@x.org,,art,,2027-05-01,',
        'ana@x.org,Ana Ruiz,art,,2027-05-01,2028-04-30',
      ].join('\n'),
    )
    expect(plan.rows.map(codes)).toEqual([
      ['error', 'name-not-enough', 'same-name'],
      ['error', 'unknown-person'],
      ['error', 'unknown-product'],
      ['error', 'missing'],
      ['error', 'unknown-level'],
      ['error', 'unreadable-date'],
      ['error', 'ends-before-start'],
      ['error', 'unknown-person'],
      ['create'],
      ['skip', 'duplicate-row'],
    ])
  })

  it('may name a membership that is no longer sold only if the importer sees it, as money staff do', async () => {
    const product = (await world.behind.get(membershipProducts, 'art'))!
    await world.behind.commit(world.behind.changing(membershipProducts, product, { status: 'retired' }))
    const file = 'Email,Membership,From\nana@x.org,art,2027-05-01\n'
    expect((await world.plan('memberships', file)).rows.map(codes)).toEqual([['create']])
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    expect((await world.plan('memberships', file)).rows.map(codes)).toEqual([['error', 'unknown-product']])
  })

  it('knows the terms of each of a person’s memberships apart', async () => {
    const header = 'Email,Membership,Level,From\n'
    await world.bringIn('memberships', `${header}ana@x.org,art,,2027-05-01\nana@x.org,artlover,Family,2025-05-01\n`)
    const plan = await world.plan('memberships', `${header}ana@x.org,artlover,Family,2027-05-01\nana@x.org,artlover,Family,2025-05-01\n`)
    expect(plan.rows.map(codes)).toEqual([['create'], ['skip', 'unchanged']])
  })

  it('reads the terms of all people with one membership by one query', async () => {
    await world.bringIn('memberships', 'Email,Name,Membership,From\nana@x.org,,art,2027-05-01\nben@x.org,"Ortiz, Ben",art,2027-05-01\n')
    const asked: string[] = []
    const counted = countedDocuments(world.context.documents, nothingCounted())
    const query: typeof counted.query = one => {
      asked.push(one.collection)
      return counted.query(one)
    }
    const known = await existingMemberships(handlerContext({ ...world.context, documents: { ...counted, query } }))
    expect(known.memberships.map(member => member.terms.length)).toEqual([1, 1])
    expect(asked.filter(collection => collection.endsWith('terms'))).toEqual(['terms'])
  })

  it('warns of a term that begins or ends on a day of another, and of none that follows it', async () => {
    await world.bringIn('memberships', 'Email,Membership,From,Until\nana@x.org,art,2027-05-01,2028-04-30\n')
    const rows = ['2026-05-01,2027-05-01', '2028-04-30,2029-04-29', '2026-05-01,2027-04-30', '2028-05-01,2029-04-30']
    const planned = await Promise.all(rows.map(days => world.plan('memberships', `Email,Membership,From,Until\nana@x.org,art,${days}\n`)))
    expect(planned.map(({ rows: [row] }) => codes(row))).toEqual([['create', 'term-overlaps'], ['create', 'term-overlaps'], ['create'], ['create']])
  })

  it('keeps the present level until the first day of another one', async () => {
    await world.bringIn('memberships', 'Email,Membership,Level,From\nana@x.org,artlover,Individual,2027-03-01\n')
    const batch = await world.bringIn('memberships', 'Email,Membership,Level,From\nana@x.org,artlover,Family,2028-03-01\n')
    expect(await anas()).toMatchObject({ level: 'individual', levelChangesOn: '2028-03-01' })
    expect(await world.service.undo(batch)).toMatchObject({ outcome: 'undone', kept: [] })
    expect((await anas()).level).toBe('individual')
    expect(await anas()).not.toHaveProperty('levelChangesOn')
  })

  it('ignores unknown columns and says so', async () => {
    const plan = await world.plan('memberships', 'Email,Membership,From,Shoe size\nana@x.org,art,2027-05-01,38\n')
    expect([plan.keptColumns, plan.leftOutColumns]).toEqual([[], ['Shoe size']])
  })

  it('is undone by reversing its terms; earlier terms stay, and the file can be imported again', async () => {
    await world.bringIn('memberships', 'Email,Membership,Level,From\nana@x.org,artlover,Individual,2026-03-01\n')
    const file =
      'Email,Membership,Level,From\nana@x.org,artlover,Family,2027-03-01\nben@x.org,art,Artist,2027-05-01\nana@x.org,artlover,Family,2025-03-01\n'
    const batch = await world.bringIn('memberships', file.replace('ben@x.org,art', 'ana@x.org,art'))
    expect(await anas()).toMatchObject({ level: 'family', since: '2025-03-01' })
    expect(await world.service.undo(batch)).toEqual({ outcome: 'undone', undone: 3, kept: [] })
    const lover = (await members()).find(({ audience }) => audience === 'artlover')!
    expect(lover).toMatchObject({ level: 'individual', since: '2026-03-01' })
    expect(await entered(lover.id)).toEqual([
      'new 2026-03-01 2027-02-28',
      'renew 2025-03-01 2026-02-28',
      'renew 2027-03-01 2028-02-29',
      'reverse 2025-03-01 2026-02-28',
      'reverse 2027-03-01 2028-02-29',
    ])
    const plan = await world.plan('memberships', file.replace('ben@x.org,art', 'ana@x.org,art'))
    expect(plan.counts).toEqual({ create: 3, update: 0, skip: 0, error: 0 })
  })

  it('is seen at once in an open list of members, also where it leaves the level as it is, and so is its undo', async () => {
    await world.bringIn('memberships', 'Email,Membership,Level,From\nana@x.org,artlover,Individual,2026-03-01\n')
    const told: (string | undefined)[] = []
    const stop = new MemberRoster(world.behind, world.clock).all().watch(
      all => told.push(all.find(({ personId }) => personId === 'ana')?.lastDay),
      error => expect.unreachable(String(error)),
    )
    await eventually(() => expect(told).toEqual(['2027-02-28']))
    const batch = await world.bringIn('memberships', 'Email,Membership,Level,From\nana@x.org,artlover,Individual,2027-03-01\n')
    await eventually(() => expect(told.at(-1)).toBe('2028-02-29'))
    await world.service.undo(batch)
    await eventually(() => expect(told.at(-1)).toBe('2027-02-28'))
    stop()
  })

  it('keeps a term whose days were transferred since, when it is undone', async () => {
    const batch = await world.bringIn('memberships', 'Email,Membership,From\nana@x.org,art,2027-05-01\n')
    const { id: membership } = await anas()
    const [term] = await world.behind.find(terms, { params: { membership } })
    const back = { personId: 'ana', start: '2027-10-16', end: '2028-04-30', kind: 'reverse' as const, compReason: 'Transferred' }
    await world.behind.commit(world.behind.creating(terms, `${term!.id}-back`, back, { membership }))
    expect(await world.service.undo(batch)).toMatchObject({ undone: 0, kept: [{ reason: 'edited-since' }] })
    expect(await entered(membership)).toEqual(['new 2027-05-01 2028-04-30', 'reverse 2027-10-16 2028-04-30'])
  })

  it('is written once although each call is repeated, and refuses people who became members meanwhile', async () => {
    const plan = await world.plan('memberships', 'Email,Membership,From\nana@x.org,art,2027-05-01\n')
    const batchId = await startPlanned(world, plan)
    const from = { piece: 0, row: 0 }
    const own = { personId: 'ana', productId: 'art', level: 'artist', audience: 'artist', since: '2027-01-01' } as const
    await world.behind.commit(world.behind.creating(memberships, 'by-hand', { ...own, autoRenew: false, suspensions: [] }))
    expect(await call(world.functions, importRun, { batchId, from })).toMatchObject({ written: 0, refused: [{ code: 'changed-since' }] })
    await world.behind.commit(world.behind.deleting(memberships, 'by-hand'))
    expect(await call(world.functions, importRun, { batchId, from })).toMatchObject({ written: 1, refused: [] })
    expect(await call(world.functions, importRun, { batchId, from })).toMatchObject({ written: 0, skipped: 1 })
    expect(await entered((await anas()).id)).toEqual(['new 2027-05-01 2028-04-30'])
  })

  it('adds no term for somebody who was merged with somebody else after the dry run', async () => {
    const batchId = await startPlanned(world, await world.plan('memberships', 'Email,Membership,From\nana@x.org,art,2027-05-01\n'))
    await world.behind.commit(world.behind.changing(people, (await world.behind.get(people, 'ana'))!, { status: 'merged' }))
    const output = await call(world.functions, importRun, { batchId, from: { piece: 0, row: 0 } })
    expect(output).toMatchObject({ written: 0, refused: [{ code: 'person-missing' }] })
    expect(await members()).toEqual([])
  })

  it('copies the end of the membership to the artist’s public record, and an undo restores it', async () => {
    await world.behind.commit(world.behind.creating(artists, 'ana', ana))
    const until = async () => (await world.behind.get(artists, 'ana'))?.memberUntil
    await world.bringIn('memberships', 'Email,Membership,From,Until\nana@x.org,art,2026-05-01,2027-04-30\n')
    expect(await until()).toBe('2027-04-30')
    const next = 'Email,Membership,Level,From,Until\nana@x.org,art,,2027-05-01,2028-04-30\nana@x.org,artlover,Family,2027-05-01,2030-04-30\n'
    const batch = await world.bringIn('memberships', next)
    expect(await until()).toBe('2028-04-30')
    await world.service.undo(batch)
    expect(await until()).toBe('2027-04-30')
    // It is a copy: it causes no edit conflict and no unpublished change.
    expect((await world.behind.get(artists, 'ana'))?.rev).toBe(1)
  })

  it('is for people staff only', async () => {
    const plan = await world.plan('memberships', 'Email,Membership,From\nana@x.org,art,2027-05-01\n')
    await world.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    await expectPortError(startPlanned(world, plan), 'functions', 'permission-denied')
  })
})

describe('a term', () => {
  it('ends the day before its anniversary, or on the common last day', () => {
    expect(termEnd('2026-03-01', { termMonths: 12 })).toBe('2027-02-28')
    expect(termEnd('2027-03-10', { termMonths: 12 })).toBe('2028-03-09')
    expect(termEnd('2027-03-01', { termMonths: 12 })).toBe('2028-02-29')
    expect(termEnd('2027-03-10', { termMonths: 12, fixedEnd: '12-31' })).toBe('2027-12-31')
    expect(termEnd('2027-07-01', { termMonths: 12, fixedEnd: '06-30' })).toBe('2028-06-30')
  })

  it('that was reversed does not count; the same one, entered again, does', () => {
    const year = { start: '2027-01-01', end: '2027-12-31' }
    const other = { start: '2028-01-01', end: '2028-12-31' }
    const rows = [
      { kind: 'new', ...year } as const,
      { kind: 'reverse', ...year } as const,
      { kind: 'comp', ...year } as const,
      { kind: 'renew', ...other } as const,
    ]
    expect(unreversedTerms(rows).map(({ kind }) => kind)).toEqual(['comp', 'renew'])
  })
})
