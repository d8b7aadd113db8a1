import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { campaigns } from '../../../../../src/domain/giving/campaigns.collection'
import { donations } from '../../../../../src/domain/giving/donations.collection'
import { letters } from '../../../../../src/domain/giving/letters.collection'
import { holdsCardNumber } from '../../../../../src/domain/imports/cells/card-number'
import { moneyIn } from '../../../../../src/domain/imports/cells/cell-money'
import { plannedRows } from '../../../../../src/domain/imports/plan/planned-rows.contract'
import { people } from '../../../../../src/domain/people/people.collection'
import { expectPortError } from '../../../../suites/expect-port-error'
import { codes, startPlanned } from '../../../../support/import-files'
import { type LedgerWorld, ledgerWorld } from '../../../../support/ledger-world'

let world: LedgerWorld
beforeEach(async () => {
  world = await ledgerWorld()
})

const gifts = () => world.behind.find(donations, { orderBy: [['receivedOn', 'asc']] })
const raised = async (id: string) => {
  const { raised: sum, gifts: count } = (await world.behind.get(campaigns, id))!
  return [sum.cents, count]
}

describe('a file of gifts', () => {
  it('records each gift once with donor, purpose and whole cents', async () => {
    const file = [
      'Donor,Email,Amount,Date,Campaign,Fund,In honor of,Anonymous',
      'Ana Ruiz,ana@x.org,"$1,250.10",2027-01-15,A new roof,,,no',
      'Quay Press LLC,service@quay.example,19.99,2026-12-31,,The kiln,Tom Marsh,yes',
      'Quay Press LLC,service@quay.example,0.29,2027-02-01,,,,',
    ].join('\n')
    await world.bringIn('donations', file)
    const [first, second, third] = await gifts()
    const press = (await world.behind.find(people)).find(({ names }) => names.display === 'Quay Press LLC')!
    expect(press.kind).toBe('business')
    expect(first).toMatchObject({
      personId: press.id,
      amount: { cents: 1999 },
      taxYear: 2026,
      fundId: 'kiln-fund',
      anonymous: true,
      status: 'recorded',
    })
    expect(first!.tribute).toEqual({ kind: 'honour', name: 'Tom Marsh' })
    expect(second).toMatchObject({ personId: 'ana', amount: { cents: 125_010 }, taxYear: 2027, campaignId: 'roof', anonymous: false })
    expect(third).toMatchObject({ personId: press.id, amount: { cents: 29 } })
    expect([await raised('roof'), await raised('kiln-fund')]).toEqual([
      [10_000 + 125_010, 2],
      [10_000 + 1999, 2],
    ])
    expect(await world.behind.find(letters)).toEqual([])
    expect((await world.plan('donations', file)).counts).toEqual({ create: 0, update: 0, skip: 3, error: 0 })
  })

  it('says of a new gift what it would be, and for what', async () => {
    const { batches } = await world.plan('donations', 'Email,Amount,Date,Fund\nana@x.org,"1,020.50",2027-01-15,The kiln\n')
    const { rows } = await world.call(plannedRows, { batchIds: batches.map(({ id }) => id), show: 'create', words: '', from: 0, limit: 10 })
    expect(rows[0]!.changes.map(({ field, after }) => [field, after])).toEqual([
      ['Amount', '$1020.50'],
      ['Received', '2027-01-15'],
      ['Anonymous', 'no'],
      ['Fund', 'The kiln'],
    ])
  })

  it('distinguishes two equal gifts on one day from a repeated row', async () => {
    const file = 'Email,Receipt,Amount,Date\nana@x.org,1,20,2027-01-15\nana@x.org,2,20,2027-01-15\nana@x.org,2,20,2027-01-15\n'
    const plan = await world.plan('donations', file)
    expect(plan.rows.map(codes)).toEqual([['create'], ['create'], ['skip', 'duplicate-row']])
    await world.bringIn('donations', file)
    expect(await gifts()).toHaveLength(2)
    expect((await world.plan('donations', file)).counts).toMatchObject({ create: 0, skip: 3 })
  })

  it('tells new people of one name apart by their numbers in the file, whose rows need no more', async () => {
    const plan = await world.plan(
      'donations',
      [
        'Name,ID,Email,Amount,Date',
        'Cy Lund,7,,20,2027-01-15',
        'Cy Lund,8,cy@x.org,30,2027-01-15',
        ',7,,40,2027-01-16',
        ',,CY@x.org,50,2027-01-16',
        'Cy Lund,,,60,2027-01-17',
        ',9,,70,2027-01-17',
      ].join('\n'),
    )
    expect(plan.rows.map(codes)).toEqual([['create'], ['create'], ['create'], ['create'], ['error', 'name-not-enough'], ['error', 'unknown-person']])
    const [seven, eight, sevenAgain, eightAgain] = plan.rows.map(({ recordId }) => recordId)
    expect([sevenAgain, eightAgain]).toEqual([seven, eight])
    expect(eight).not.toBe(seven)
    expect(plan.rows[2]!.name).toContain('Cy Lund')
    expect(plan.rows[5]!.reasons).toMatchObject([{ value: '9' }])
  })

  it('finds known people by their number in the file where the name fits, and says where it does not', async () => {
    await world.behind.change(people, (await world.behind.get(people, 'ana'))!, { sourceKey: 'A-1' })
    const file = ['Name,ID,Amount,Date', ',A-1,20,2027-01-15', 'Ana Maria Ruiz,A-1,30,2027-01-15', 'Tom Marsh,A-1,40,2027-01-15'].join('\n')
    const { rows } = await world.plan('donations', file)
    expect(rows.map(codes)).toEqual([['create'], ['create'], ['create', 'same-key-other-name']])
    expect(rows.map(({ recordId }) => recordId === 'ana')).toEqual([true, true, false])
  })

  it('reports unreadable cells, and guesses no amount, day, donor or purpose', async () => {
    const plan = await world.plan(
      'donations',
      [
        'Name,Email,Amount,Date,Campaign,In kind',
        'Ana Ruiz,ana@x.org,1.5.0,2027-01-15,,',
        'Ana Ruiz,ana@x.org,€20,2027-01-15,,',
        'Ana Ruiz,ana@x.org,-20,2027-01-15,,',
        'Ana Ruiz,ana@x.org,0,2027-01-15,,',
        'Ana Ruiz,ana@x.org,20,2027-09-15,,',
        'Ana Ruiz,ana@x.org,20,1998-01-15,,',
        'Ana Ruiz,ana@x.org,20,someday,,',
        'Ana Ruiz,ana@x.org,20,2027-01-15,The moon,',
        'Ana Ruiz,,20,2027-01-15,,',
        ',,20,2027-01-15,,',
        'Ana Ruiz,ana@x.org,300,2027-01-15,,A press',
        'New Person,,20,2027-01-15,,',
        'New Person,,25,2027-01-16,,',
      ].join('\n'),
    )
    expect(plan.rows.map(codes)).toEqual([
      ['error', 'unreadable-amount'],
      ['error', 'not-dollars'],
      ['error', 'unreadable-amount'],
      ['error', 'unreadable-amount'],
      ['error', 'in-the-future'],
      ['error', 'before-2000'],
      ['error', 'unreadable-date'],
      ['error', 'unknown-campaign'],
      ['error', 'name-not-enough', 'same-name'],
      ['error', 'unknown-person'],
      ['create', 'value-left-out'],
      ['create'],
      ['create'],
    ])
    expect(plan.rows[10]!.data).toMatchObject({ amount: { cents: 0 }, inKind: { description: 'A press' } })
    expect(plan.rows[12]!.recordId).toBe(plan.rows[11]!.recordId)
    expect(plan.rows[12]!.data).not.toHaveProperty('person')
  })

  it('refuses a row with a card number in any cell, and never shows it', async () => {
    const plan = await world.plan(
      'donations',
      'Email,Amount,Date,Memo\nana@x.org,20,2027-01-15,paid by 4111 1111 1111 1111\nana@x.org,21,2027-01-15,by cheque\n',
    )
    expect(plan.rows.map(codes)).toEqual([['error', 'card-number'], ['create']])
    expect(JSON.stringify(plan)).not.toContain('1111')
    const ofPeople = await world.plan('people', 'Name,Card\nCy Lund,5500-0000-0000-0004\n')
    expect(ofPeople.rows.map(codes)).toEqual([['error', 'card-number']])
    expect(JSON.stringify(ofPeople)).not.toContain('0004')
  })

  it('is undone by voiding its gifts, except those with a receipt or edited since; then it can be imported again', async () => {
    const file = 'Email,Amount,Date,Campaign\nana@x.org,20,2027-01-15,roof\nana@x.org,30,2027-01-16,roof\nana@x.org,40,2027-01-17,roof\n'
    const batch = await world.bringIn('donations', file)
    const [, second, third] = await gifts()
    await world.behind.commit(
      world.behind.changing(donations, second!, { status: 'acknowledged' }),
      world.behind.changing(donations, third!, { amount: { cents: 4100, cur: 'usd' } }),
    )
    const { undone, kept } = await world.service.undo(batch)
    expect([undone, kept.map(({ reason }) => reason).sort()]).toEqual([1, ['edited-since', 'thanked-since']])
    expect((await gifts()).map(({ status }) => status)).toEqual(['void', 'acknowledged', 'recorded'])
    expect(await raised('roof')).toEqual([10_000 + 7000, 3])
    expect((await world.plan('donations', file)).rows.map(codes)).toEqual([['create'], ['skip', 'unchanged'], ['create']])
  })

  it('is undone for a donor whose record is gone, too', async () => {
    const batch = await world.bringIn('donations', 'Email,Amount,Date\nana@x.org,20,2027-01-15\nana@x.org,30,2027-01-16\n')
    const [, second] = await gifts()
    await world.behind.commit(world.behind.changing(donations, second!, { status: 'acknowledged' }), world.behind.deleting(people, 'ana'))
    const { undone, kept } = await world.service.undo(batch)
    expect([undone, kept.map(({ name, reason }) => [name, reason])]).toEqual([1, [[', 2027-01-16', 'thanked-since']]])
  })

  it('is undone without a gift that no longer exists', async () => {
    const batch = await world.bringIn('donations', 'Email,Amount,Date,Campaign\nana@x.org,20,2027-01-15,roof\nana@x.org,30,2027-01-16,roof\n')
    const [first] = await gifts()
    await world.behind.commit(world.behind.deleting(donations, first!.id))
    expect(await world.service.undo(batch)).toMatchObject({ undone: 2, kept: [] })
    expect((await gifts()).map(({ status }) => status)).toEqual(['void'])
    expect(await raised('roof')).toEqual([10_000 + 2000, 2])
  })

  it('names each row by its donor, its amount or what was given, and its day', async () => {
    const plan = await world.plan('donations', 'Email,Amount,Date,In kind\nana@x.org,20,2027-01-15,\nana@x.org,,2027-01-16,A press\n')
    expect(plan.rows.map(({ name }) => name)).toEqual(['Ana Ruiz · 20 · 2027-01-15', 'Ana Ruiz · A press · 2027-01-16'])
  })

  it('can be imported only by money staff who also see people', async () => {
    const plan = await world.plan('donations', 'Email,Amount,Date\nana@x.org,20,2027-01-15\n')
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    await expectPortError(startPlanned(world, plan), 'functions', 'permission-denied')
    await world.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    await expectPortError(startPlanned(world, plan), 'functions', 'permission-denied')
  })
})

describe('an amount', () => {
  it('is read as written, with or without thousands separators, with either decimal sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_000 }),
        fc.boolean(),
        fc.constantFrom('.' as const, ',' as const),
        (cents, isGrouped, decimal) => {
          const whole = String(Math.floor(cents / 100))
          const grouped = isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.') : whole
          expect(moneyIn(`$${grouped}${decimal}${String(cents % 100).padStart(2, '0')}`, decimal)).toEqual({ cents })
        },
      ),
    )
  })

  it.each([
    ['1,250.5', 125_050],
    ['1 250', 125_000],
    ["1'250.00 USD", 125_000],
    ['US$ 7', 700],
  ])('%s is read', (cell, cents) => expect(moneyIn(cell, '.')).toEqual({ cents }))

  it.each(['1,5', '10.005', '1.250,50', '(20)', '12-', '1e3', '', 'twenty', '9999999999999.00'])('%s is not guessed', cell =>
    expect(moneyIn(cell, '.')).toEqual({ problem: 'unreadable-amount' }),
  )
})

describe('the number of a payment card', () => {
  it.each(['4111111111111111', 'Visa 4111-1111-1111-1111.', '378282246310005', '6011 1111 1111 1117'])('%s is known', text =>
    expect(holdsCardNumber(text)).toBe(true),
  )
  it.each(['4111111111111112', '+1 415 555 0100', '9780306406157', '2027-01-15 2028-01-15', '11111111111111111111', '51.5007292 -0.1246254'])(
    '%s is none',
    text => expect(holdsCardNumber(text)).toBe(false),
  )
})
