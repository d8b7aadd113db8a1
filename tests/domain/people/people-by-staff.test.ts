import { describe, expect, it } from 'vitest'
import { audit } from '../../../src/domain/audit/audit.collection'
import { readPersonMoney } from '../../../src/domain/contacts/read-person-money.contract'
import { donations } from '../../../src/domain/giving/donations.collection'
import { letters } from '../../../src/domain/giving/letters.collection'
import { subscriptions } from '../../../src/domain/giving/subscriptions.collection'
import { duplicates } from '../../../src/domain/merging/duplicate-pairs.collection'
import { findDuplicates } from '../../../src/domain/merging/find-duplicates.contract'
import { previewMerge } from '../../../src/domain/merging/preview-merge.contract'
import { addPerson } from '../../../src/domain/people/add-person.contract'
import { answerForPerson } from '../../../src/domain/people/answer-for-person.contract'
import { changePersonContacts } from '../../../src/domain/people/change-person-contacts.contract'
import { people } from '../../../src/domain/people/people.collection'
import { PersonContactService } from '../../../src/domain/people/person-contact-service'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { findByReceiptNumber } from '../../../src/domain/person-search/find-by-receipt-number.contract'
import { brokenRuleOf, call } from '../../../src/domain/shared/functions/cloud-function'
import { Records } from '../../../src/domain/shared/records/records'
import { orders } from '../../../src/domain/shop/orders.collection'
import { payments } from '../../../src/domain/shop/payments.collection'
import { isPortError } from '../../../src/ports/errors'
import { peopleWorld } from '../../support/people-world'

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => brokenRuleOf(error)?.rule ?? (isPortError(error, 'functions') ? error.code : String(error)),
  )
const entry = (personId: string, address: string) => ({
  personId,
  first: 'Ana',
  last: 'Ruiz',
  kind: 'person' as const,
  tags: [],
  emails: [{ address }],
  phones: ['+1 415 555 0100'],
  addresses: [],
})

describe('a person created by staff', () => {
  it('is created once, with unused addresses and without consents', async () => {
    const world = await peopleWorld()
    const ana = entry('anaanaanaana', ' Ana@X.org ')
    await call(world.functions, addPerson, ana)
    await call(world.functions, addPerson, ana)
    expect(await world.person('anaanaanaana')).toMatchObject({
      names: { display: 'Ana Ruiz', sort: 'Ruiz, Ana' },
      emails: [{ address: 'ana@x.org', verified: false }],
      phones: ['+14155550100'],
      rev: 1,
    })
    expect(await world.answers('anaanaanaana')).toEqual({})
    expect(await outcome(call(world.functions, addPerson, entry('benbenbenben', 'ana@x.org')))).toBe('email-taken')
    expect(await world.house.get(people, 'benbenbenben')).toBeUndefined()
  })

  it('has the postal address and the name of a business that were entered, and no field that was not', async () => {
    const world = await peopleWorld()
    const home = { line1: '1 Quay', city: 'Harbour', country: 'US' }
    const quay = { ...entry('quayquayquay', 'quay@x.org'), first: '', last: '', kind: 'business' as const, organisation: 'Quay Gallery' }
    await call(world.functions, addPerson, { ...quay, phones: [], addresses: [home] })
    const added = await world.person('quayquayquay')
    expect(added).toMatchObject({ names: { display: 'Quay Gallery' }, addresses: [home] })
    expect(added).not.toHaveProperty('phones')
    await call(world.functions, addPerson, entry('anaanaanaana', 'ana@x.org'))
    expect(await world.person('anaanaanaana')).not.toHaveProperty('addresses')
  })

  it('can be created only with the scope people', async () => {
    const world = await peopleWorld({ pid: 'p-guide', adm: 1, sc: 'g' })
    expect(await outcome(call(world.functions, addPerson, entry('anaanaanaana', 'a@x.org')))).toBe('permission-denied')
    expect(await outcome(call(world.functions, findDuplicates, {}))).toBe('permission-denied')
  })
})

describe('contact details', () => {
  it('change together with the address keys: one is released, one is added', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz', { mail: 'ana@x.org' })
    await world.add('b', 'Ben Lo', { mail: 'ben@x.org' })
    const change = (address: string, rev: number) =>
      call(world.functions, changePersonContacts, { personId: 'a', rev, emails: [{ address }], phones: [], addresses: [] })
    await change('new@x.org', 1)
    expect([await world.holder('ana@x.org'), await world.holder('new@x.org')]).toEqual([undefined, 'a'])
    expect((await world.person('a')).emails).toEqual([{ address: 'new@x.org', verified: false }])
    expect(await outcome(change('ben@x.org', 2))).toBe('email-taken')
    await expect(change('again@x.org', 1)).rejects.toMatchObject({ details: { rule: 'record-overtaken', by: 'p-staff' } })
  })

  it('stay as they are where the form leaves them out: numbers, postal addresses and labels', async () => {
    const world = await peopleWorld()
    const home = { line1: '1 Quay', city: 'Harbour', country: 'US' }
    await world.add('a', 'Ana Ruiz', {
      emails: [{ address: 'ana@x.org', label: 'Studio', verified: true }],
      phones: ['4155550100'],
      addresses: [home],
    })
    await world.add('b', 'Ben Lo')
    const change = async (id: string, to: object) => world.services.get(PersonContactService).change(await world.person(id), to)
    await change('a', { emails: ['ana@x.org', 'ana@y.org'] })
    await change('b', { phones: ['4155550111'] })
    expect(await world.person('a')).toMatchObject({
      emails: [{ address: 'ana@x.org', label: 'Studio' }, { address: 'ana@y.org' }],
      phones: ['4155550100'],
      addresses: [home],
    })
    expect(await world.person('b')).toMatchObject({ emails: [], phones: ['4155550111'] })
    expect((await world.person('b')).addresses ?? []).toEqual([])
  })

  it('keep with an address that stays that it is confirmed, and that letters to it came back', async () => {
    const world = await peopleWorld()
    const bounce = { hardAt: new Date('2027-09-01T12:00Z'), soft: 0 }
    await world.add('a', 'Ana Ruiz', {
      emails: [
        { address: 'ana@x.org', verified: true },
        { address: 'old@x.org', verified: false, bounce },
      ],
    })
    const emails = ['OLD@x.org', 'ana@x.org', 'new@x.org'].map(address => ({ address }))
    await call(world.functions, changePersonContacts, { personId: 'a', rev: 1, emails, phones: [], addresses: [] })
    expect((await world.person('a')).emails).toEqual([
      { address: 'old@x.org', verified: false, bounce },
      { address: 'ana@x.org', verified: true },
      { address: 'new@x.org', verified: false },
    ])
  })

  it('keep the address that signs in, once', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz', { mail: 'ana@x.org' })
    await world.account('a', 'ana@x.org')
    for (const [rev, ...entered] of [[2, 'new@x.org'] as const, [3, 'new@x.org', 'ana@x.org'] as const]) {
      const emails = entered.map(address => ({ address }))
      await call(world.functions, changePersonContacts, { personId: 'a', rev, emails, phones: [], addresses: [] })
      expect((await world.person('a')).emails.map(({ address }) => address)).toEqual(['ana@x.org', 'new@x.org'])
    }
  })
})

describe('an answer recorded by staff', () => {
  const say = (world: Awaited<ReturnType<typeof peopleWorld>>, personIds: string[], state: 'in' | 'out', evidence = '') =>
    call(world.functions, answerForPerson, { personIds, topics: ['news'], state, evidence })

  it('may be a no for many people; a yes needs evidence and is for one person', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Ben Lo')
    await world.say('a', 'news', 'in')
    expect(await say(world, ['a', 'b'], 'out')).toEqual({ recorded: 2 })
    expect(await say(world, ['a', 'b'], 'out')).toEqual({ recorded: 0 })
    expect(await outcome(say(world, ['a'], 'in', 'yes'))).toBe('consent-evidence')
    expect(await outcome(say(world, ['a', 'b'], 'in', 'They said so on the phone'))).toBe('consent-evidence')
    expect(await world.answers('a')).toEqual({ news: 'out' })
    expect(await say(world, ['a'], 'in', 'Asked for it at the door on 16 October')).toEqual({ recorded: 1 })
    expect(await world.answers('a')).toEqual({ news: 'in' })
    expect(await say(world, ['a'], 'in', 'Asked for it at the door on 16 October')).toEqual({ recorded: 0 })
  })
})

describe('the duplicates queue', () => {
  it('finds pairs, keeps decisions, and removes pairs that no longer match', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz', { phones: ['4155550100'] })
    await world.add('b', 'Ana Ruiz', { phones: ['4155550100'] })
    await world.add('c', 'Katherine Loomis')
    await world.add('d', 'Catherine Loomis')
    expect(await call(world.functions, findDuplicates, {})).toEqual({ people: 4, pairs: 2, added: 2, gone: 0 })
    const staff = world.services.get(Records)
    await staff.commit(staff.changing(duplicates, (await staff.get(duplicates, 'c_d'))!, { status: 'dismissed' }))
    await world.house.commit(
      world.house.changing(people, await world.person('b'), { names: { first: 'Eva', last: 'Lo', display: 'Eva Lo', sort: 'Lo, Eva' } }),
    )
    expect(await call(world.functions, findDuplicates, {})).toEqual({ people: 4, pairs: 0, added: 0, gone: 1 })
    expect((await world.house.find(duplicates)).map(({ id, status }) => [id, status])).toEqual([['c_d', 'dismissed']])
  })

  it('previews a merge without changing anything: the related records of each, and the resulting consents', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    await world.add('b', 'Ana Ruiz')
    await world.say('a', 'news', 'in')
    await world.say('b', 'news', 'out')
    await world.house.commit(world.house.creating(personNotes, 'b', { note: '', extra: { Died: '1931' } }))
    const preview = await call(world.functions, previewMerge, { keptId: 'a', mergedId: 'b' })
    expect(preview).toEqual({
      kept: { records: {}, columns: {}, answers: { news: 'in' } },
      merged: { records: {}, columns: { Died: '1931' }, answers: { news: 'out' } },
      outcome: { news: 'out' },
    })
  })

  it('previews no merge with a person who does not exist', async () => {
    const world = await peopleWorld()
    await world.add('a', 'Ana Ruiz')
    expect(await outcome(call(world.functions, previewMerge, { keptId: 'a', mergedId: 'gone' }))).toBe('merge-over')
    expect(await outcome(call(world.functions, previewMerge, { keptId: 'gone', mergedId: 'a' }))).toBe('merge-over')
  })
})

describe('a person’s money', () => {
  const giver = async (claims: { pid: string; adm: 1; sc: string }) => {
    const world = await peopleWorld(claims)
    await world.add('a', 'Ana Ruiz')
    await world.house.commit(
      world.house.creating(orders, 'o1', {
        personId: 'a',
        email: 'ana@x.org',
        lines: [],
        total: { cents: 4200, cur: 'usd' },
        tax: { cents: 0, cur: 'usd' },
        policyVersions: {},
        source: 'desk',
        idemKey: 'k',
        status: 'paid',
      }),
      world.house.creating(payments, 'pay_000001', {
        orderId: 'o1',
        method: 'cash',
        providerId: 'pi_000042',
        amount: { cents: 4200, cur: 'usd' },
        receivedOn: '2027-10-01',
        status: 'succeeded',
      }),
    )
    return world
  }
  const looks = (world: Awaited<ReturnType<typeof peopleWorld>>) => world.house.count(audit, { where: [['action', '==', 'person.money.view']] })

  it('is shown only with both scopes, and every read is in the audit', async () => {
    const world = await giver({ pid: 'p-both', adm: 1, sc: 'pm' })
    const money = await call(world.functions, readPersonMoney, { personId: 'a' })
    expect(money.lines.map(({ kind, cents }) => [kind, cents])).toEqual([['order', 4200]])
    expect(await looks(world)).toBe(1)
    for (const sc of ['p', 'm']) {
      await world.enter({ pid: 'p-one', adm: 1, sc })
      expect(await outcome(call(world.functions, readPersonMoney, { personId: 'a' }))).toBe('permission-denied')
    }
    expect(await looks(world)).toBe(1)
  })

  it('lists gifts beside orders, newest first, and does not add void ones to the sum', async () => {
    const world = await giver({ pid: 'p-both', adm: 1, sc: 'pm' })
    const gift = { personId: 'a', anonymous: false, taxYear: 2026, softCredits: [] }
    const dollars = (cents: number) => ({ cents, cur: 'usd' as const })
    const inKind = { description: 'A press' }
    await world.house.commit(
      world.house.creating(donations, 'g1', { ...gift, amount: dollars(5000), receivedOn: '2026-05-01', status: 'recorded' }),
      world.house.creating(donations, 'g2', { ...gift, amount: dollars(700), receivedOn: '2026-06-01', status: 'void' }),
      world.house.creating(donations, 'g3', { ...gift, amount: dollars(0), inKind, receivedOn: '2026-07-01', status: 'recorded' }),
    )
    const money = await call(world.functions, readPersonMoney, { personId: 'a' })
    expect(money.lines.map(({ kind, ref, title, cents }) => [kind, ref, title, cents])).toEqual([
      ['order', 'o1', '', 4200],
      ['gift', 'g3', 'In kind: A press', 0],
      ['gift', 'g2', 'Gift', 700],
      ['gift', 'g1', 'Gift', 5000],
    ])
    expect(money.givenCents).toBe(5000)
  })

  it('names the letters, monthly gifts and memberships that renew themselves', async () => {
    const world = await giver({ pid: 'p-both', adm: 1, sc: 'pm' })
    const { house } = world
    const at = world.clock.now().toISOString()
    const usd = (cents: number) => ({ cents, cur: 'usd' as const })
    const pays = {
      personId: 'a',
      amountCents: 900,
      dayOfMonth: 16,
      month: '2027-10',
      tries: 0,
      failures: 0,
      startedOn: '2027-10-16',
      status: 'active',
    } as const
    const letter = {
      personId: 'a',
      number: '2027-000001',
      kind: 'noGoods',
      about: ['g1'],
      orderLineIds: [],
      paid: usd(5000),
      fmv: usd(0),
      deductible: usd(5000),
      text: 'Thank you',
      textHash: 'f'.repeat(64),
      pdfPath: 'letters/l1.html',
      taxYear: 2027,
      status: 'issued',
    } as const
    await house.commit(
      house.creating(subscriptions, 's1', { ...pays, fundId: 'roof' }),
      house.creating(subscriptions, 's2', { ...pays, amountCents: 800, membershipId: 'm1' }),
      house.creating(letters, 'l1', letter),
    )
    const { lines } = await call(world.functions, readPersonMoney, { personId: 'a' })
    expect(lines.filter(({ ref }) => ref !== 'o1').toSorted((x, y) => x.ref.localeCompare(y.ref))).toEqual([
      { kind: 'letter', ref: 'l1', at, title: 'Receipt 2027-000001', cents: 5000, status: 'issued' },
      { kind: 'monthly', ref: 's1', at, title: 'Monthly gift', cents: 900, status: 'active' },
      { kind: 'monthly', ref: 's2', at, title: 'Membership that renews itself', cents: 800, status: 'active' },
    ])
  })

  it('can be searched by payment number, which returns the person and nothing else', async () => {
    const world = await giver({ pid: 'p-staff', adm: 1, sc: 'p' })
    for (const number of ['pi_000042', 'pay_000001'])
      expect(await call(world.functions, findByReceiptNumber, { number })).toEqual({ found: [{ personId: 'a', by: 'transaction' }] })
    expect(await call(world.functions, findByReceiptNumber, { number: 'pi_999999' })).toEqual({ found: [] })
  })
})
