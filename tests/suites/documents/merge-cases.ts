import { expect, it } from 'vitest'
import {
  arrayRemove,
  arrayUnion,
  type Documents,
  deleteField,
  type Fields,
  increment,
  serverTime,
  type WriteFields,
} from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'

const before = { name: 'A', pin: { lat: 1, lng: 2 }, tags: ['x'], n: 1, 'a.b': 1 }

/** `set` with `merge`: before, merged data, after. https://firebase.google.com/docs/firestore/manage-data/add-data */
const merged: readonly (readonly [string, WriteFields, Fields])[] = [
  ['nothing', {}, before],
  ['a field', { name: 'B' }, { ...before, name: 'B' }],
  ['a new field', { door: 'red' }, { ...before, door: 'red' }],
  ['a field of a map, keeping the others', { pin: { lat: 9 } }, { ...before, pin: { lat: 9, lng: 2 } }],
  ['a new field of a map', { pin: { up: 3 } }, { ...before, pin: { lat: 1, lng: 2, up: 3 } }],
  ['an empty map, which empties', { pin: {} }, { ...before, pin: {} }],
  ['a deeper map', { pin: { deep: { deeper: 1 } } }, { ...before, pin: { lat: 1, lng: 2, deep: { deeper: 1 } } }],
  ['a map over a text', { name: { first: 'A' } }, { ...before, name: { first: 'A' } }],
  ['a text over a map', { pin: 'here' }, { ...before, pin: 'here' }],
  ['a list, whole', { tags: ['y'] }, { ...before, tags: ['y'] }],
  ['null', { pin: null }, { ...before, pin: null }],
  ['a key with a dot, as it is', { 'a.b': 2 }, { ...before, 'a.b': 2 }],
  ['a key with a dot, which is no path', { 'pin.lat': 9 }, { ...before, 'pin.lat': 9 }],
  ['a deletion', { name: deleteField() }, { pin: { lat: 1, lng: 2 }, tags: ['x'], n: 1, 'a.b': 1 }],
  ['a deletion in a map', { pin: { lat: deleteField() } }, { ...before, pin: { lng: 2 } }],
  ['a deletion of what is not there', { nothing: deleteField() }, before],
  ['an increment', { n: increment(2) }, { ...before, n: 3 }],
  ['an increment in a map, keeping the others', { pin: { lat: increment(1) } }, { ...before, pin: { lat: 2, lng: 2 } }],
  ['an increment in a map that is not there', { counts: { seen: increment(1) } }, { ...before, counts: { seen: 1 } }],
  ['a union', { tags: arrayUnion('x', 'y') }, { ...before, tags: ['x', 'y'] }],
  ['a removal', { tags: arrayRemove('x') }, { ...before, tags: [] }],
  ['a value and a transform in one map', { pin: { lat: 5, lng: increment(1) } }, { ...before, pin: { lat: 5, lng: 3 } }],
]

const masked: readonly (readonly [string, WriteFields, readonly string[], Fields])[] = [
  ['only what the mask names', { name: 'B', n: 5 }, ['name'], { ...before, name: 'B' }],
  ['a map whole', { pin: { lat: 9 } }, ['pin'], { ...before, pin: { lat: 9 } }],
  ['a field of a map', { pin: { lat: 9, lng: 9 } }, ['pin.lat'], { ...before, pin: { lat: 9, lng: 2 } }],
  ['an escaped name', { 'a.b': 2 }, ['`a.b`'], { ...before, 'a.b': 2 }],
  ['transforms that the mask names', { n: increment(1), tags: arrayUnion('z') }, ['n'], { ...before, n: 2 }],
  ['a deletion that the mask names', { name: deleteField() }, ['name'], { pin: { lat: 1, lng: 2 }, tags: ['x'], n: 1, 'a.b': 1 }],
  ['nothing', { name: 'B' }, [], before],
]

export function mergeCases(documents: () => Documents): void {
  const set = (data: WriteFields, merge?: true | readonly string[]) =>
    documents().commit([{ op: 'set', path: 'studios/1', data, ...(merge && { merge }) }])
  const read = async () => (await documents().get('studios/1'))?.data

  it.each(merged)('merges %s', async (_, data, expected) => {
    await set(before)
    await set(data, true)
    expect(await read()).toEqual(expected)
  })

  it.each(masked)('merges by a mask: %s', async (_, data, mask, expected) => {
    await set(before)
    await set(data, mask)
    expect(await read()).toEqual(expected)
  })

  it('creates a missing document', async () => {
    await set({ pin: { lat: 1 }, n: increment(2), gone: deleteField() }, true)
    expect(await read()).toEqual({ pin: { lat: 1 }, n: 2 })
  })

  it('creates an empty document from no data', async () => {
    await set({}, true)
    expect(await read()).toEqual({})
  })

  it('refuses a mask with a field that the data does not have', async () => {
    await expectPortError(set({ name: 'B' }, ['door']), 'documents', 'invalid-argument')
    await expectPortError(set({ pin: { lat: 1 } }, ['pin.lng']), 'documents', 'invalid-argument')
    expect(await read()).toBeUndefined()
  })

  it('applies transforms inside maps of a whole document to missing values', async () => {
    await set({ pin: { lat: 4, count: 7 }, tags: ['x'] })
    await set({ pin: { count: increment(1), tags: arrayUnion('a') }, at: { first: serverTime() }, tags: arrayUnion('b') })
    const { at, ...rest } = (await read())!
    expect(rest).toEqual({ pin: { count: 1, tags: ['a'] }, tags: ['b'] })
    expect((at as Fields)['first']).toBeInstanceOf(Date)
  })

  it('applies transforms inside a map that an update replaces to missing values', async () => {
    await set({ pin: { count: 7, lat: 1 }, n: 1 })
    await documents().commit([
      { op: 'update', path: 'studios/1', data: { pin: { count: increment(2) }, 'pins.first': increment(1), n: increment(1) } },
    ])
    expect(await read()).toEqual({ pin: { count: 2 }, pins: { first: 1 }, n: 2 })
  })
}
