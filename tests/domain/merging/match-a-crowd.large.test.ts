import { expect, it } from 'vitest'
import { type Matchable, matchPeople } from '../../../src/domain/merging/match-people'
import { namesOf } from '../../../src/domain/people/normal-name-and-phone'

const person = (id: string, first: string, last: string, more: Partial<Matchable> = {}): Matchable => ({
  id,
  names: namesOf(first, last),
  emails: [],
  kind: 'person',
  ...more,
})

it('a crowd of 27,000 with 900 duplicates gives every duplicate and hardly any other pair', () => {
  let state = 7
  const random = (n: number) => (state = (state * 48271) % 2147483647) % n
  const syllables = 'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu za'.split(' ')
  const name = () => Array.from({ length: 2 + random(3) }, () => syllables[random(syllables.length)]!).join('')
  const crowd = Array.from({ length: 27_000 }, (_, i) => person(`p${i}`, name(), name(), { phones: [String(4_150_000_000 + i)] }))
  const doubles = crowd.slice(0, 900).map((one, i) => {
    const { first, last } = one.names
    if (i % 3 === 0) return person(`d${i}`, first.toUpperCase(), last, { phones: one.phones })
    const slip = `${last.slice(0, -1)}${last.endsWith('x') ? 'y' : 'x'}`
    return i % 3 === 1 ? person(`d${i}`, first, slip) : person(`d${i}`, last, first)
  })
  const pairs = matchPeople([...crowd, ...doubles])
  const right = pairs.filter(({ personIds: [a, b] }) => a.slice(1) === b.slice(1))
  const clear = right.filter(({ personIds: [a] }) => Number(a.slice(1)) % 3 !== 1)
  expect(clear).toHaveLength(600)
  expect(right.length).toBeGreaterThan(880)
  expect(pairs.length - right.length).toBeLessThan(2_700)
})
