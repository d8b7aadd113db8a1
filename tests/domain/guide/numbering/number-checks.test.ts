import { expect, it } from 'vitest'
import { type CheckedListing, checkNumbers } from '../../../../src/domain/guide/numbering/number-checks'

const door = (id: string, neighbourhoodId?: string): CheckedListing => ({
  id,
  name: id,
  displayName: id,
  sortName: id,
  pin: [-122.4, 37.7],
  neighbourhoodId,
  weekends: [],
})

it('a neighborhood with numbers of its own has its doors there, or on numbers that are set aside for no neighborhood', () => {
  const doors = { inside: '10', outside: '30', lent: '41', between: '50' }
  const found = checkNumbers({
    listings: [...Object.keys(doors).map(id => door(id, 'dock')), door('elsewhere', 'mill')],
    numbers: new Map([...Object.entries(doors), ['elsewhere', '60']]),
    unlisted: [],
    setAside: [
      { from: 1, to: 19, neighbourhoodId: 'dock' },
      { from: 25, to: 28, neighbourhoodId: 'dock' },
      { from: 40, to: 42 },
      { from: 50, to: 59, neighbourhoodId: 'pier' },
    ],
    retired: [],
  })
  expect(found.filter(({ check }) => check === 'range')).toEqual([
    { check: 'range', listing: 'outside', note: 'outside has 30, outside of its neighborhood’s 1–19, 25–28.' },
    { check: 'range', listing: 'between', note: 'between has 50, outside of its neighborhood’s 1–19, 25–28.' },
  ])
})
