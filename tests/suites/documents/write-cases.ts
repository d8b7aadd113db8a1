import { expect, it } from 'vitest'
import {
  arrayRemove,
  arrayUnion,
  type Documents,
  deleteField,
  increment,
  serverTime,
  type Value,
  type Write,
  type WriteFields,
} from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'

export function writeCases(documents: () => Documents): void {
  const set = (path: string, data: WriteFields) => documents().commit([{ op: 'set', path, data }])
  const update = (path: string, data: WriteFields) => documents().commit([{ op: 'update', path, data }])
  const read = async (path: string) => (await documents().get(path))?.data

  it('keeps every kind of value as it was given', async () => {
    const opens = new Date('2027-10-16T18:00:00.123Z')
    const data = { none: null, yes: true, n: -0.5, name: 'Añil 🎨', opens, list: [1, 'b', null], map: { deep: { deeper: [opens] } }, empty: {} }
    await set('studios/17', data)
    expect(await documents().get('studios/17')).toEqual({ id: '17', path: 'studios/17', data })
  })

  it('hands out copies and keeps a copy', async () => {
    const tags = ['clay']
    const data = { tags, at: new Date(0) }
    await set('studios/1', data)
    tags.push('glass')
    data.at.setTime(5)
    const first = (await read('studios/1')) as { tags: string[]; at: Date }
    expect(first).toEqual({ tags: ['clay'], at: new Date(0) })
    first.tags.push('ink')
    first.at.setTime(9)
    expect(await read('studios/1')).toEqual({ tags: ['clay'], at: new Date(0) })
  })

  it('takes what is written at the moment of the call', async () => {
    const data = { name: 'before' }
    const done = set('studios/1', data)
    data.name = 'after'
    await done
    expect(await read('studios/1')).toEqual({ name: 'before' })
  })

  it('knows documents of subcollections apart from their parents', async () => {
    await set('editions/2027/weekends/1', { name: 'First' })
    expect(await read('editions/2027')).toBeUndefined()
    expect((await documents().query({ collection: 'editions/2027/weekends' })).map(doc => doc.path)).toEqual(['editions/2027/weekends/1'])
    expect(await documents().query({ collection: 'editions' })).toEqual([])
  })

  it('creates once, replaces whole, deletes twice without complaint', async () => {
    await documents().commit([{ op: 'create', path: 'studios/1', data: { a: 1 } }])
    await expectPortError(documents().commit([{ op: 'create', path: 'studios/1', data: { a: 2 } }]), 'documents', 'already-exists')
    await set('studios/1', { b: 2 })
    expect(await read('studios/1')).toEqual({ b: 2 })
    await documents().commit([{ op: 'delete', path: 'studios/1' }])
    await documents().commit([{ op: 'delete', path: 'studios/1' }])
    expect(await read('studios/1')).toBeUndefined()
  })

  it('updates named fields, along dotted paths, and puts maps where another type stands', async () => {
    await set('studios/1', { name: 'A', pin: { lat: 1, lng: 2 }, door: 'red' })
    await update('studios/1', { 'pin.lat': 3, 'door.colour': 'blue', 'new.deep': true })
    expect(await read('studios/1')).toEqual({ name: 'A', pin: { lat: 3, lng: 2 }, door: { colour: 'blue' }, new: { deep: true } })
    await update('studios/1', { 'pin.lat': deleteField(), name: deleteField(), 'nothing.here': deleteField() })
    expect(await read('studios/1')).toEqual({ pin: { lng: 2 }, door: { colour: 'blue' }, new: { deep: true } })
  })

  it('takes dots in the keys of a set as they are', async () => {
    await set('studios/1', { 'a.b': 1 })
    expect(await read('studios/1')).toEqual({ 'a.b': 1 })
  })

  it('refuses to update what is not there', async () => {
    await expectPortError(update('studios/none', { a: 1 }), 'documents', 'not-found')
    expect(await read('studios/none')).toBeUndefined()
  })

  it('fills in increments and lists, from nothing in a set and from the document in an update', async () => {
    await set('counters/1', { n: increment(2), tags: arrayUnion('a', 'b', 'a'), gone: arrayRemove('a') })
    expect(await read('counters/1')).toEqual({ n: 2, tags: ['a', 'b'], gone: [] })
    await update('counters/1', { n: increment(-5), tags: arrayUnion('c', 'a'), 'deep.n': increment(1) })
    expect(await read('counters/1')).toEqual({ n: -3, tags: ['a', 'b', 'c'], gone: [], deep: { n: 1 } })
    await update('counters/1', { tags: arrayRemove('a', 'c'), gone: increment(4), n: arrayUnion({ x: 1 }) })
    expect(await read('counters/1')).toEqual({ n: [{ x: 1 }], tags: ['b'], gone: 4, deep: { n: 1 } })
    await set('counters/1', { n: increment(2) })
    expect(await read('counters/1')).toEqual({ n: 2 })
  })

  it('gives all server times of one commit the same instant', async () => {
    await documents().commit([
      { op: 'set', path: 'logs/1', data: { at: serverTime() } },
      { op: 'set', path: 'logs/2', data: { at: serverTime(), again: serverTime() } },
    ])
    const [one, two] = [await read('logs/1'), await read('logs/2')]
    expect(one!['at']).toBeInstanceOf(Date)
    expect(two).toEqual({ at: one!['at'], again: one!['at'] })
  })

  it('writes all of a commit or nothing, each write on what the former made', async () => {
    const failing: Write[] = [
      { op: 'set', path: 'studios/1', data: { a: 1 } },
      { op: 'update', path: 'studios/2', data: { a: 1 } },
    ]
    await expectPortError(documents().commit(failing), 'documents', 'not-found')
    expect(await read('studios/1')).toBeUndefined()
    await documents().commit([
      { op: 'create', path: 'studios/1', data: { n: 1 } },
      { op: 'update', path: 'studios/1', data: { n: increment(1) } },
      { op: 'set', path: 'studios/2', data: {} },
      { op: 'delete', path: 'studios/2' },
    ])
    expect([await read('studios/1'), await read('studios/2')]).toEqual([{ n: 2 }, undefined])
  })

  it('takes 500 writes in one commit and refuses 501', async () => {
    const writes = (count: number) => Array.from({ length: count }, (_, i): Write => ({ op: 'set', path: `many/${i}`, data: { i } }))
    await expectPortError(documents().commit(writes(501)), 'documents', 'invalid-argument')
    expect(await documents().count({ collection: 'many' })).toBe(0)
    await documents().commit(writes(500))
    expect(await documents().count({ collection: 'many' })).toBe(500)
  })

  class Studio {
    name = 'a'
  }
  const impossible: readonly (readonly [string, unknown])[] = [
    ['undefined', undefined],
    ['undefined deep inside', { a: [{ b: undefined }] }],
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a big integer', 1n],
    ['an object of a class', new Studio()],
    ['a Map', new Map()],
    ['an instant that is none', new Date(Number.NaN)],
    ['a list directly in a list', [[1]]],
    ['a transform inside a map', { at: serverTime() }],
    ['a transform inside a list', [increment(1)]],
    ['a field with a reserved name', { __proto: 1, __x__: 1 }],
    ['a field without a name', { '': 1 }],
  ]
  it.each(impossible)('refuses %s', async (_, value) => {
    await expectPortError(set('studios/1', { field: value as Value }), 'documents', 'invalid-argument')
    expect(await read('studios/1')).toBeUndefined()
  })

  it('refuses to delete a field of a whole document, and a path together with a part of it', async () => {
    await expectPortError(set('studios/1', { a: deleteField() }), 'documents', 'invalid-argument')
    await set('studios/1', { a: { b: 1 } })
    await expectPortError(update('studios/1', { a: {}, 'a.b': 2 }), 'documents', 'invalid-argument')
    await expectPortError(update('studios/1', { 'a..b': 2 }), 'documents', 'invalid-argument')
  })

  it('refuses a document over 1 MiB', async () => {
    await expectPortError(set('studios/1', { text: 'é'.repeat(600_000) }), 'documents', 'invalid-argument')
    await set('studios/1', { text: 'e'.repeat(600_000) })
  })

  it('keeps fields that are called like parts of the language', async () => {
    await set('studios/1', { constructor: 1, toString: { valueOf: 'x' } })
    expect(await read('studios/1')).toEqual({ constructor: 1, toString: { valueOf: 'x' } })
    await set('studios/2', { a: 1 })
    expect((await documents().query({ collection: 'studios', where: [['constructor', '==', 1]] })).map(doc => doc.id)).toEqual(['1'])
    expect(await documents().count({ collection: 'studios', where: [['hasOwnProperty', '!=', 1]] })).toBe(0)
  })

  it.each(['studios', '', 'studios//1', '/studios/1', 'studios/1/', 'studios/..'])('knows no document at "%s"', async path => {
    await expectPortError(documents().get(path), 'documents', 'invalid-argument')
    await expectPortError(set(path, {}), 'documents', 'invalid-argument')
  })
}
