import { expect, it } from 'vitest'
import { levelDeductible, perksOf } from '../../../src/domain/memberships/level-perks'
import type { MembershipProduct, Perk } from '../../../src/domain/memberships/offered-memberships'

const perk = (id: string, endsOn = '2027-12-31') => ({ id, title: id, startsOn: '2027-01-01', endsOn }) as Perk
const usd = (cents: number) => ({ cents, cur: 'usd' as const })

it('a comparison lists the current perks, those of most levels first', () => {
  const levels = [{ perkIds: ['walk', 'tea'] }, { perkIds: ['tea', 'gone'] }] as unknown as MembershipProduct['levels']
  const perks = [perk('gone', '2027-10-15'), perk('walk'), perk('tea'), perk('nobody’s')]
  expect(perksOf({ levels }, perks, '2027-10-16').map(({ id }) => id)).toEqual(['tea', 'walk'])
  expect(perksOf({ levels }, perks, '2027-10-15').map(({ id }) => id)).toEqual(['tea', 'gone', 'walk'])
})

it('the deductible amount of a level is its price minus its benefits, if their value is known', () => {
  expect(levelDeductible({ price: usd(10_000), fmv: usd(3500) })).toMatchObject({ cents: 6500 })
  expect(levelDeductible({ price: usd(10_000) })).toMatchObject({ letter: 'refused' })
})
