import { expect, it } from 'vitest'
import {
  arrayRemove,
  arrayUnion,
  type Documents,
  deleteField,
  FieldTransform,
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

  it('stores every kind of value unchanged', async () => {
    const opens = new Date('2027-10-16T18:00:00.123Z')
    const data = { none: null, yes: true, n: -0.5, name: 'Añil 🎨', opens, list: [1, 'b', null], map: { deep: { deeper: [opens] } }, empty: {} }
    await set('studios/17', data)
    expect(await documents().get('studios/17')).toEqual({ id: '17', path: 'studios/17', data })
  })

  it('stores a copy and returns copies', async () => {
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

  it('takes the data as it is at the moment of the call', async () => {
    const data = { name: 'before' }
    const done = set('studios/1', data)
    data.name = 'after'
    await done
    expect(await read('studios/1')).toEqual({ name: 'before' })
  })

  it('stores documents of subcollections independently of their parents', async () => {
    await set('editions/2027/weekends/1', { name: 'First' })
    expect(await read('editions/2027')).toBeUndefined()
    expect((await documents().query({ collection: 'editions/2027/weekends' })).map(doc => doc.path)).toEqual(['editions/2027/weekends/1'])
    expect(await documents().query({ collection: 'editions' })).toEqual([])
  })

  it('creates once, replaces whole documents, and accepts deleting twice', async () => {
    await documents().commit([{ op: 'create', path: 'studios/1', data: { a: 1 } }])
    await expectPortError(documents().commit([{ op: 'create', path: 'studios/1', data: { a: 2 } }]), 'documents', 'already-exists')
    await set('studios/1', { b: 2 })
    expect(await read('studios/1')).toEqual({ b: 2 })
    await documents().commit([{ op: 'delete', path: 'studios/1' }])
    await documents().commit([{ op: 'delete', path: 'studios/1' }])
    expect(await read('studios/1')).toBeUndefined()
  })

  it('updates named fields along dotted paths, replacing other types by maps', async () => {
    await set('studios/1', { name: 'A', pin: { lat: 1, lng: 2 }, door: 'red' })
    await update('studios/1', { 'pin.lat': 3, 'door.colour': 'blue', 'new.deep': true })
    expect(await read('studios/1')).toEqual({ name: 'A', pin: { lat: 3, lng: 2 }, door: { colour: 'blue' }, new: { deep: true } })
    await update('studios/1', { 'pin.lat': deleteField(), name: deleteField(), 'nothing.here': deleteField() })
    expect(await read('studios/1')).toEqual({ pin: { lng: 2 }, door: { colour: 'blue' }, new: { deep: true } })
  })

  it('takes dots in the keys of a set literally', async () => {
    await set('studios/1', { 'a.b': 1 })
    expect(await read('studios/1')).toEqual({ 'a.b': 1 })
  })

  it('refuses to update a missing document', async () => {
    await expectPortError(update('studios/none', { a: 1 }), 'documents', 'not-found')
    expect(await read('studios/none')).toBeUndefined()
  })

  it('applies increments and list changes: to missing values in a set, to the document in an update', async () => {
    await set('counters/1', { n: increment(2), tags: arrayUnion('a', 'b', 'a'), gone: arrayRemove('a') })
    expect(await read('counters/1')).toEqual({ n: 2, tags: ['a', 'b'], gone: [] })
    await update('counters/1', { n: increment(-5), tags: arrayUnion('c', 'a'), 'deep.n': increment(1) })
    expect(await read('counters/1')).toEqual({ n: -3, tags: ['a', 'b', 'c'], gone: [], deep: { n: 1 } })
    await update('counters/1', { tags: arrayRemove('a', 'c'), gone: increment(4), n: arrayUnion({ x: 1 }) })
    expect(await read('counters/1')).toEqual({ n: [{ x: 1 }], tags: ['b'], gone: 4, deep: { n: 1 } })
    await set('counters/1', { n: increment(2) })
    expect(await read('counters/1')).toEqual({ n: 2 })
  })

  it('gives all server times of one commit the same value', async () => {
    await documents().commit([
      { op: 'set', path: 'logs/1', data: { at: serverTime() } },
      { op: 'set', path: 'logs/2', data: { at: serverTime(), again: serverTime() } },
    ])
    const [one, two] = [await read('logs/1'), await read('logs/2')]
    expect(one!['at']).toBeInstanceOf(Date)
    expect(two).toEqual({ at: one!['at'], again: one!['at'] })
  })

  it('applies all writes of a commit in order, or none', async () => {
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
    ['a deletion inside a map', { at: deleteField() }],
    ['a transform inside a list', [increment(1)]],
    ['a field with a reserved name', { __proto: 1, __x__: 1 }],
    ['a field without a name', { '': 1 }],
  ]
  it.each(impossible)('refuses %s', async (_, value) => {
    await expectPortError(set('studios/1', { field: value as Value }), 'documents', 'invalid-argument')
    expect(await read('studios/1')).toBeUndefined()
  })

  it('refuses to delete a field in a set, and to update a path together with a part of it', async () => {
    await expectPortError(set('studios/1', { a: deleteField() }), 'documents', 'invalid-argument')
    await set('studios/1', { a: { b: 1 } })
    await expectPortError(update('studios/1', { a: {}, 'a.b': 2 }), 'documents', 'invalid-argument')
    await expectPortError(update('studios/1', { 'a..b': 2 }), 'documents', 'invalid-argument')
  })

  it('stores fields with names such as `constructor`', async () => {
    await set('studios/1', { constructor: 1, toString: { valueOf: 'x' } })
    expect(await read('studios/1')).toEqual({ constructor: 1, toString: { valueOf: 'x' } })
  })

  const conditions: readonly (readonly [string, Write, 'already-exists' | 'not-found' | undefined, 'already-exists' | 'not-found' | undefined])[] = [
    ['a creation', { op: 'create', path: 'studios/1', data: { n: 2 } }, 'already-exists', undefined],
    ['a set', { op: 'set', path: 'studios/1', data: { n: 2 } }, undefined, undefined],
    ['a merge', { op: 'set', path: 'studios/1', data: { n: 2 }, merge: true }, undefined, undefined],
    ['an update', { op: 'update', path: 'studios/1', data: { n: 2 } }, undefined, 'not-found'],
    ['an update of nothing', { op: 'update', path: 'studios/1', data: {} }, undefined, 'not-found'],
    ['a deletion', { op: 'delete', path: 'studios/1' }, undefined, undefined],
    ['a deletion of what must be there', { op: 'delete', path: 'studios/1', exists: true }, undefined, 'not-found'],
  ]
  it.each(conditions)('checks the precondition of %s', async (_, write, present, absent) => {
    const outcome = (code: typeof present) => (code ? expectPortError(documents().commit([write]), 'documents', code) : documents().commit([write]))
    await outcome(absent)
    await set('studios/1', { n: 1 })
    await outcome(present)
  })

  it('checks each write against the earlier writes of its commit', async () => {
    await documents().commit([
      { op: 'create', path: 'studios/1', data: { n: 1 } },
      { op: 'delete', path: 'studios/1', exists: true },
      { op: 'create', path: 'studios/1', data: { n: 2 } },
    ])
    expect(await read('studios/1')).toEqual({ n: 2 })
    const twice: Write = { op: 'delete', path: 'studios/1', exists: true }
    await expectPortError(documents().commit([twice, twice]), 'documents', 'not-found')
    expect(await read('studios/1')).toEqual({ n: 2 })
  })

  const transformed: readonly (readonly [string, Value | undefined, WriteFields[string], Value])[] = [
    ['an increment of a number', 2, increment(3), 5],
    ['a decrement', 2, increment(-3), -1],
    ['an increment by a fraction', 1, increment(0.5), 1.5],
    ['an increment of nothing', undefined, increment(3), 3],
    ['an increment of a text', 'x', increment(3), 3],
    ['an increment of null', null, increment(3), 3],
    ['an increment of a list', [1], increment(3), 3],
    ['an increment of NaN', Number.NaN, increment(3), Number.NaN],
    ['a union with a list', ['a'], arrayUnion('b', 'a', 'c'), ['a', 'b', 'c']],
    ['a union that brings nothing', ['a', 'b'], arrayUnion('b'), ['a', 'b']],
    ['a union with one thing twice', [], arrayUnion('a', 'a'), ['a']],
    ['a union with what stands twice already', ['a', 'a'], arrayUnion('b'), ['a', 'a', 'b']],
    ['a union with nothing', undefined, arrayUnion('a'), ['a']],
    ['a union with a text', 'a', arrayUnion('b'), ['b']],
    ['a union with maps', [{ a: 1 }], arrayUnion({ a: 1 }, { a: 2 }), [{ a: 1 }, { a: 2 }]],
    ['a union with NaN and null', [Number.NaN, null], arrayUnion(Number.NaN, null), [Number.NaN, null]],
    ['a union with instants', [new Date(1)], arrayUnion(new Date(1), new Date(2)), [new Date(1), new Date(2)]],
    ['an empty union', undefined, arrayUnion(), []],
    ['a removal', ['a', 'b', 'a'], arrayRemove('a'), ['b']],
    ['a removal of what is not there', ['a'], arrayRemove('b'), ['a']],
    ['a removal from nothing', undefined, arrayRemove('b'), []],
    ['a removal from a text', 'b', arrayRemove('b'), []],
    ['a removal of maps and NaN', [{ a: 1 }, Number.NaN, 1], arrayRemove({ a: 1 }, Number.NaN), [1]],
  ]
  it.each(transformed)('computes %s', async (_, before, transform, after) => {
    await set('studios/1', before === undefined ? {} : { x: before })
    await update('studios/1', { x: transform })
    expect(await read('studios/1')).toEqual({ x: after })
  })

  it('refuses an increment by a value that is not a number', async () => {
    await expectPortError(set('studios/1', { n: new FieldTransform('increment', 'x') }), 'documents', 'invalid-argument')
  })

  const roots: readonly unknown[] = [
    null,
    undefined,
    42,
    'clay',
    true,
    ['clay'],
    new Date(0),
    new Uint8Array(1),
    deleteField(),
    serverTime(),
    () => ({}),
  ]
  it.each(roots)('refuses %o as the data of a document', async root => {
    await set('studios/1', { n: 1 })
    const data = root as WriteFields
    const writes: readonly Write[] = [
      { op: 'create', path: 'studios/2', data },
      { op: 'set', path: 'studios/1', data },
      { op: 'set', path: 'studios/1', data, merge: true },
      { op: 'update', path: 'studios/1', data },
    ]
    for (const write of writes) {
      await expectPortError(documents().commit([write]), 'documents', 'invalid-argument')
      await expectPortError(
        documents().transact(async transaction => transaction.write(write)),
        'documents',
        'invalid-argument',
      )
    }
    expect([await read('studios/1'), await read('studios/2')]).toEqual([{ n: 1 }, undefined])
  })
}
