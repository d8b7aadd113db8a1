import { expect, it } from 'vitest'
import { navigationFields, sectionNavFields } from '../../../src/domain/navigation/navigation-fields'
import { fitsBelow, innerListOf, movedBelow, movedOut } from '../../../src/ui/forms/entry-levels'

const inner = innerListOf(navigationFields.header)!
const calendar = { label: 'Calendar', to: '/calendar' }
const guide = { label: 'Guide', to: '/sfosguide', children: [{ label: 'Map', to: '/sfosguide/maps' }] }

it('a menu has a level below its entries, and the navigation of a section has none', () => {
  expect(inner).toMatchObject({ name: 'children', max: 10 })
  expect(innerListOf(sectionNavFields.items)).toBeUndefined()
})

it('an entry moves below the one before it, with those that were below it', () => {
  expect(movedBelow([calendar, guide], 1, inner)).toEqual([{ ...calendar, children: [{ label: 'Guide', to: '/sfosguide' }, ...guide.children] }])
})

it('the first entry has none before it, and a full one takes no more', () => {
  const full = { ...calendar, children: Array.from({ length: 9 }, (_, i) => ({ label: `${i}`, to: `/${i}` })) }
  expect([fitsBelow([calendar], 0, inner), fitsBelow([full, calendar], 1, inner), fitsBelow([full, guide], 1, inner)]).toEqual([false, true, false])
})

it('an entry moves out and stands behind the one that it was below', () => {
  expect(movedOut([guide, calendar], 0, 0, inner)).toEqual([{ ...guide, children: [] }, guide.children[0], calendar])
})
