import type { Fields } from '../../../src/ports/documents'

/** Studios by id, with missing and unusual values. */
export const studios: { readonly [id: string]: Fields } = {
  ada: { city: 'north', rank: 2, seats: 10, place: { floor: 1 }, tags: ['clay', 'ink'] },
  bea: { city: 'south', rank: 1, seats: 30, place: { floor: 2 }, tags: ['ink'] },
  cyd: { city: 'north', rank: 1, seats: 20, place: { floor: 2 }, tags: [] },
  dot: { city: 'north', rank: 3, seats: 5, tags: ['clay'] },
  Eve: { city: 'south', place: { floor: 3 }, 'odd.name': 1, 'a`b': 2 },
  fay: { city: 'west', rank: null, seats: 0, tags: 'ink' },
}
