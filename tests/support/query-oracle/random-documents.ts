import type { Fields, Value } from '../../../src/ports/documents'
import type { Choices } from './choices'

const at = (day: number) => new Date(Date.UTC(2041, 4, day, 18, 0, 0, 123))

/** Values of every kind. NaN is only in the field `m`, because the SDK's cache wrongly finds it in ranges of numbers. */
export const mixed: readonly Value[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  2.5,
  -1,
  1e21,
  'a',
  'b',
  'B',
  'é',
  '',
  '🎨',
  '\uffee',
  at(1),
  at(2),
  [1, 2],
  [1, 'a'],
  ['a'],
  [],
  { k: 1 },
  { k: 2 },
  { k: 1, l: [true] },
  {},
]
export const scalars = mixed.filter(value => value === null || typeof value !== 'object' || value instanceof Date)

/** Documents at the top level and in subcollections, so that a group has more documents than its collection. */
export function randomDocuments(chosen: Choices, count: number): readonly { readonly path: string; readonly data: Fields }[] {
  return Array.from({ length: count }, (_, i) => ({
    path: i % 3 === 2 ? `p/${i % 5}/c/y${i}` : `c/${chosen.one(['x', 'X', 'é', '🎨'])}${i}`,
    data: randomFields(chosen),
  }))
}

const randomFields = (chosen: Choices): Fields => ({
  n: chosen.below(12),
  t: [...new Set([chosen.below(4), chosen.below(4), chosen.one(['ink', 'clay'])])],
  deep: { n: chosen.below(5), ...(chosen.once(2) && { x: chosen.one(mixed) }) },
  ...(!chosen.once(4) && { m: chosen.one([...mixed, Number.NaN]) }),
  ...(!chosen.once(4) && { x: chosen.one(mixed) }),
  ...(!chosen.once(3) && { s: `s${chosen.below(9)}` }),
  ...(chosen.once(3) && { 'odd.name': chosen.below(3) }),
})
