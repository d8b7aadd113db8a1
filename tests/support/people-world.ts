import { accounts } from '../../src/domain/accounts/accounts.collection'
import { type ConsentTopic, consents, latestAnswers } from '../../src/domain/people/consents.collection'
import { emailKeys } from '../../src/domain/people/email-keys.collection'
import { normalEmail } from '../../src/domain/people/normal-email'
import { namesOf } from '../../src/domain/people/normal-name-and-phone'
import { people } from '../../src/domain/people/people.collection'
import type { DataOf, StoredOf } from '../../src/domain/shared/records/collection'
import { Records } from '../../src/domain/shared/records/records'
import { sha256 } from '../../src/domain/shared/sha256'
import type { Claims } from '../../src/ports/auth'
import { staffWorld } from './staff-world'

export const noon = new Date('2027-10-16T19:00:00Z')

/** A backend without sample data: staff with the scope `people`, and the people of the test. `house` reads and writes without the policy. */
export async function peopleWorld(claims: Claims = { pid: 'p-staff', adm: 1, sc: 'p' }) {
  const world = await staffWorld(claims, noon)
  const house = new Records(world.store, { current: undefined })

  const add = async (id: string, name: string, more: Partial<DataOf<typeof people>> & { readonly mail?: string } = {}): Promise<void> => {
    const { mail, ...rest } = more
    const [first = '', last = ''] = name.split(' ')
    const emails = mail ? [{ address: mail, verified: true }] : (rest.emails ?? [])
    await house.commit(house.creating(people, id, { names: namesOf(first, last), kind: 'person', tags: [], status: 'active', ...rest, emails }))
    for (const { address } of emails) {
      const key = await sha256(normalEmail(address))
      if (!(await house.get(emailKeys, key))) await house.commit(house.creating(emailKeys, key, { personId: id }))
    }
  }

  const say = async (personId: string, topic: ConsentTopic, state: 'in' | 'out', at = world.clock.now()): Promise<void> =>
    house.commit(house.creating(consents, world.ids.next(), { personId, topic, state, evidence: 'words shown', source: 'test', at }))

  const answers = async (personId: string): Promise<Record<string, string>> =>
    Object.fromEntries(
      [...latestAnswers(await house.find(consents, { where: [['personId', '==', personId]] }))].map(([topic, { state }]) => [topic, state]),
    )

  /** Creates an account of this person; returns a function that signs in with it. */
  const account = async (personId: string, email: string, more: Claims = {}) => {
    const password = 'a long password'
    const signedIn = world.auth.current?.email
    await world.auth.signOut()
    const { uid } = await world.auth.signUp(email, password, personId)
    await world.auth.signOut()
    await world.context.accounts.setClaims(uid, { pid: personId, ...more })
    await house.commit(
      house.creating(accounts, uid, { personId, email, disabled: false, status: 'active', claims: { pid: personId, ...more }, claimsVersion: 1 }),
    )
    const person = (await house.get(people, personId))!
    await house.commit(house.changing(people, person, { uid }))
    if (signedIn) await world.auth.signIn(signedIn, 'a long password')
    return { uid, signIn: () => world.auth.signIn(email, password) }
  }

  const person = async (id: string): Promise<StoredOf<typeof people>> => (await house.get(people, id))!
  const holder = async (address: string) => (await house.get(emailKeys, await sha256(normalEmail(address))))?.personId
  const later = (minutes: number) => world.clock.setNow(new Date(world.clock.now().getTime() + minutes * 60_000))
  return { ...world, house, add, say, answers, account, person, holder, later }
}
