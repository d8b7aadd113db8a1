import { describe, expect, it } from 'vitest'
import { restoredPerson } from '../../../src/domain/merging/kept-person-after-undo'
import type { Person } from '../../../src/domain/people/people.collection'

const mail = (...addresses: readonly string[]) => addresses.map(address => ({ address, verified: true }))
const person = (more: Partial<Person> = {}) =>
  ({
    id: 'ana',
    names: { display: 'Ana' },
    emails: mail('ana@x.org'),
    phones: ['1'],
    tags: ['donor'],
    kind: 'person',
    status: 'active',
    ...more,
  }) as unknown as Person
const merged = person({ id: 'a2', emails: mail('a.ruiz@x.org', 'ANA@x.org'), phones: ['2'], tags: ['host'] })
const change = { emails: mail('ana@x.org', 'a.ruiz@x.org'), phones: ['1', '2'], tags: ['donor', 'host'] }
const undone = (now: Partial<Person> = {}, what: object = change) =>
  restoredPerson(person({ ...what, ...now }), { kept: person(), merged, change: what as never })

describe('the kept person after a merge is undone', () => {
  it('has what they had before, of what the merge changed alone', () => {
    expect(undone()).toEqual({ change: { emails: mail('ana@x.org'), phones: ['1'], tags: ['donor'] }, changedSince: [] })
    expect(undone({}, { tags: ['donor', 'host'] })).toEqual({ change: { tags: ['donor'] }, changedSince: [] })
  })
  it('keeps what somebody changed since, which staff read', () => {
    expect(undone({ phones: ['3'] })).toEqual({ change: { emails: mail('ana@x.org'), tags: ['donor'] }, changedSince: ['phones'] })
    expect(undone({ birthYear: 1970 })).toMatchObject({ changedSince: ['birthYear'] })
    expect(undone({ birthYear: 1970 }).change).not.toHaveProperty('birthYear')
  })
  it('gives the addresses of the other person back in any case, and keeps its own and new ones', () => {
    const emails = mail('new@x.org', 'A.Ruiz@x.org', 'Ana@x.org')
    expect(undone({ emails })).toEqual({
      change: { emails: mail('new@x.org', 'Ana@x.org'), phones: ['1'], tags: ['donor'] },
      changedSince: ['emails'],
    })
  })
  it('loses a value that it got by the merge', () => {
    expect(undone({}, { birthYear: 1970 }).change).toEqual({ birthYear: undefined })
  })
})
