import { describe, expect, it } from 'vitest'
import { addressesToFindBy, unconfirmedAddress } from '../../../src/domain/people/unconfirmed-address'

const unproven = { address: 'ana@x.org', verified: false }
const other = { address: 'ana@y.org', verified: false }

describe('the address of an account that was never confirmed', () => {
  it('is the first one of a person with an account, and finds nobody', () => {
    const person = { uid: 'u1', emails: [unproven, other] }
    expect(unconfirmedAddress(person)).toBe('ana@x.org')
    expect(addressesToFindBy(person)).toEqual(['ana@y.org'])
  })

  it('is none where it was confirmed, where nobody has the account, and where there is no address', () => {
    for (const person of [
      { uid: 'u1', emails: [{ ...unproven, verified: true }, other] },
      { uid: undefined, emails: [unproven, other] },
    ]) {
      expect(unconfirmedAddress(person)).toBeUndefined()
      expect(addressesToFindBy(person)).toEqual(['ana@x.org', 'ana@y.org'])
    }
    expect(unconfirmedAddress({ uid: 'u1', emails: [] })).toBeUndefined()
  })
})
