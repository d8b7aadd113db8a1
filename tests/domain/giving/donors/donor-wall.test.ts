import { expect, it } from 'vitest'
import { usualDonorLevels } from '../../../../src/domain/giving/donors/donor-levels'
import { donorWalls } from '../../../../src/domain/giving/donors/donor-wall'

type Gift = Parameters<typeof donorWalls>[0][number]
const gift = (personId: string, dollars: number, receivedOn: string, more: Partial<Gift> = {}): Gift => ({
  personId,
  amount: { cents: dollars * 100, cur: 'usd' },
  receivedOn,
  status: 'recorded',
  anonymous: false,
  shownAs: personId,
  campaignId: 'roof',
  ...more,
})
const wall = (gifts: readonly Gift[], id = 'roof') => donorWalls(gifts, '2027-01-01', usualDonorLevels).get(id)

it('the level is of gifts of the fiscal year with the name on them, from its first day', () => {
  expect(wall([gift('mia', 60, '2027-01-01'), gift('mia', 40, '2027-02-01')])).toEqual([{ name: 'mia', level: 'Supporter', rank: 3 }])
  expect(wall([gift('mia', 60, '2026-12-31'), gift('mia', 99, '2027-02-01')])).toEqual([{ name: 'mia', level: 'Friend', rank: 4 }])
  expect(wall([gift('mia', 9000, '2026-12-31')])).toEqual([{ name: 'mia' }])
  const hidden = [{ anonymous: true }, { shownAs: undefined }, { status: 'void' as const }].map(more => gift('mia', 900, '2027-03-01', more))
  expect(wall([gift('mia', 1, '2027-02-01'), ...hidden])).toEqual([{ name: 'mia', level: 'Friend', rank: 4 }])
  expect(wall(hidden)).toBeUndefined()
})

it('gifts to other campaigns raise the level, and put the name on their own wall and their fund’s', () => {
  const gifts = [gift('mia', 1, '2027-01-02'), gift('mia', 999, '2027-01-03', { campaignId: 'door', fundId: 'art' })]
  expect(['roof', 'door', 'art'].map(id => wall(gifts, id)?.[0]?.level)).toEqual(['Benefactor', 'Benefactor', 'Benefactor'])
  expect(wall([gift('bo', 5, '2027-01-03', { campaignId: undefined })])).toBeUndefined()
})

it('everybody is listed once, under the latest name, the highest level first, then by name', () => {
  const gifts = [
    gift('zoe', 100, '2027-05-01', { shownAs: 'Zoe' }),
    gift('old', 900, '2020-05-01', { shownAs: 'Old friend' }),
    gift('mia', 60, '2027-08-01', { shownAs: 'Mia and Ada' }),
    gift('mia', 60, '2027-03-01', { shownAs: 'Mia' }),
    gift('bo', 5000, '2027-04-01', { shownAs: 'The Eks' }),
    gift('ann', 100, '2027-05-01', { shownAs: 'Änn' }),
  ]
  expect(wall(gifts)?.map(({ name }) => name)).toEqual(['The Eks', 'Änn', 'Mia and Ada', 'Zoe', 'Old friend'])
})
