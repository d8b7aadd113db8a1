import { beforeEach, describe, expect, it } from 'vitest'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { donations } from '../../../src/domain/giving/donations.collection'
import type { JoinInput } from '../../../src/domain/joining/join-as-member.contract'
import { JoiningService } from '../../../src/domain/joining/joining-service'
import { memberships } from '../../../src/domain/memberships/memberships.collection'
import { matchPeople } from '../../../src/domain/merging/match-people'
import { emailKeys } from '../../../src/domain/people/email-keys.collection'
import { people } from '../../../src/domain/people/people.collection'
import { sha256 } from '../../../src/domain/shared/sha256'
import { type LedgerWorld, ledgerWorld } from '../../support/ledger-world'

const staff = { pid: 'p-staff', adm: 1, sc: 'cmp' } as const
const stranger: JoinInput = {
  kind: 'artlover',
  first: 'Nobody',
  last: 'Known',
  birthYear: 1985,
  hadBirthday: false,
  topics: [],
  evidence: 'Tell me about news',
}
const donor = 'dora@post.example'

let world: LedgerWorld
let joined: string
let account: string
/** A stranger signs up with the donor's address, joins, and never opens the mail. */
beforeEach(async () => {
  world = await ledgerWorld(staff)
  await world.enter(undefined)
  const joining = world.services.get(JoiningService)
  await joining.makeAccount(donor, 'lanterns over water')
  joined = (await joining.join(stranger)).personId
  account = world.auth.current!.uid
  await world.enter(staff)
})

const holder = async () => (await world.behind.get(emailKeys, await sha256(donor)))?.personId
const confirm = async () => {
  await world.auth.signOut()
  await world.auth.signIn(donor, 'lanterns over water')
  const link = world.localMode.state.outbox.find(mail => mail.link?.includes('verifyEmail'))?.link ?? ''
  await world.auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
  return world.services.get(AccountSettingsService).person()
}

describe('imports pass over an address that a joiner has not confirmed', () => {
  it('a file of gifts', async () => {
    await world.bringIn('donations', `Donor,Email,Amount,Date\nDora Vale,${donor},500,2027-01-15\n`)
    const [gift] = await world.behind.find(donations)
    expect(gift!.personId).not.toBe(joined)
    expect((await world.behind.get(people, gift!.personId))?.names.display).toBe('Dora Vale')
    expect(await holder()).toBe(gift!.personId)
  })

  it('a file of memberships', async () => {
    await world.bringIn('memberships', `Name,Email,Membership,Level,From,Until\nDora Vale,${donor},Art lovers,Family,2027-01-01,2027-12-31\n`)
    const found = await world.behind.find(memberships)
    expect(found).toHaveLength(1)
    expect(found[0]!.personId).not.toBe(joined)
  })

  it('a file of people: the postal address is not on the joiner’s record, which she reads', async () => {
    await world.bringIn('people', `Name,Email,Street,City,Zip\nDora Vale,${donor},12 Ferry Lane,Exampleton,90001\n`)
    expect((await world.behind.get(people, joined))?.addresses).toBeUndefined()
    expect((await world.behind.find(people)).find(({ names }) => names.display === 'Dora Vale')?.addresses).toHaveLength(1)
  })
})

describe('an address that a joiner has not confirmed', () => {
  it('has no key, and proposes no merge', async () => {
    expect(await holder()).toBeUndefined()
    await world.bringIn('people', `Name,Email\nDora Vale,${donor}\n`)
    const all = await world.behind.find(people)
    expect(matchPeople(all).filter(({ rule }) => rule === 'email')).toEqual([])
  })

  it('is the joiner’s once it is confirmed', async () => {
    expect(await confirm()).toMatchObject({ id: joined, emails: [{ address: donor, verified: true }] })
    expect(await holder()).toBe(joined)
  })

  it('proposes a merge once it is confirmed and a record of its owner was imported meanwhile; until then its key stays', async () => {
    await world.bringIn('people', `Name,Email\nDora Vale,${donor}\n`)
    const imported = await holder()
    expect(await confirm()).toMatchObject({ id: joined, emails: [{ verified: true }] })
    expect(await holder()).toBe(imported)
    expect(matchPeople(await world.behind.find(people)).filter(({ rule }) => rule === 'email')).toHaveLength(1)
  })

  it('takes nobody’s key along when the account takes another address', async () => {
    await world.bringIn('people', `Name,Email\nDora Vale,${donor}\n`)
    const imported = await holder()
    await world.auth.signOut()
    await world.auth.signIn(donor, 'lanterns over water')
    await world.auth.sendEmailChange('other@post.example')
    const link = world.localMode.state.outbox.find(mail => mail.to === 'other@post.example')?.link ?? ''
    await world.auth.applyActionCode(new URL(link, 'http://local').searchParams.get('oobCode') ?? '')
    expect((await world.services.get(AccountSettingsService).person())?.emails[0]).toMatchObject({ address: 'other@post.example', verified: true })
    expect(world.auth.current?.uid).toBe(account)
    expect(await holder()).toBe(imported)
  })
})
