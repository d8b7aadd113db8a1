import { describe, expect, it } from 'vitest'
import { type Documents, deleteField, type Fields, type WriteFields } from '../../../src/ports/documents'
import { fieldPath } from '../../../src/ports/field-paths'
import { expectPortError } from '../expect-port-error'

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
export function pathCases(documents: () => Documents): void {
  const set = (path: string, data: WriteFields = {}) => documents().commit([{ op: 'set', path, data }])
  const update = (data: WriteFields) => documents().commit([{ op: 'update', path: 'studios/1', data }])
  const read = async () => (await documents().get('studios/1'))?.data

  it.each([
    'studios',
    '',
    '/',
    'studios//1',
    '/studios/1',
    'studios/1/',
    'studios/..',
    'studios/.',
    './1',
    'studios/__x__',
    '__x__/1',
    'studios/____',
    'a/b/c',
  ])('refuses the document path "%s"', async path => {
    await expectPortError(documents().get(path), 'documents', 'invalid-argument')
    await expectPortError(set(path), 'documents', 'invalid-argument')
    await expectPortError(documents().commit([{ op: 'delete', path }]), 'documents', 'invalid-argument')
  })

  it.each([
    'studios/...',
    'studios/_x_',
    'studios/__x',
    'studios/x__',
    'studios/__',
    'studios/___',
    'studios/a b',
    'studios/é🎨',
    'studios/a.b',
    'studios/a*[]~`',
    'a/b/c/d',
  ])('stores a document at "%s"', async path => {
    await set(path, { here: path })
    expect((await documents().get(path))?.data).toEqual({ here: path })
  })

  it('accepts ids up to 1,500 bytes', async () => {
    await set(`studios/${'é'.repeat(750)}`)
    await expectPortError(set(`studios/${'é'.repeat(750)}x`), 'documents', 'invalid-argument')
  })

  const updated: readonly (readonly [string, WriteFields, Fields])[] = [
    ['a dotted path', { 'pin.lat': 3 }, { name: 'A', pin: { lat: 3, lng: 2 }, 'a.b': 1 }],
    ['a path into nothing', { 'new.deep.er': true }, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1, new: { deep: { er: true } } }],
    ['a path through a text', { 'name.first': 'B' }, { name: { first: 'B' }, pin: { lat: 1, lng: 2 }, 'a.b': 1 }],
    ['an escaped name', { '`a.b`': 2 }, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 2 }],
    ['an escaped name on the way', { 'pin.`x.y`': 2 }, { name: 'A', pin: { lat: 1, lng: 2, 'x.y': 2 }, 'a.b': 1 }],
    ['an escaped quote and backslash', { '`q\\`\\\\`': 2 }, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1, 'q`\\': 2 }],
    ['a name with spaces and signs', { 'opening hours!': 2 }, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1, 'opening hours!': 2 }],
    ['a map, whole', { pin: { up: 1 } }, { name: 'A', pin: { up: 1 }, 'a.b': 1 }],
    ['a deletion', { name: deleteField() }, { pin: { lat: 1, lng: 2 }, 'a.b': 1 }],
    ['a deletion along a path', { 'pin.lat': deleteField() }, { name: 'A', pin: { lng: 2 }, 'a.b': 1 }],
    ['a deletion of what is not there', { 'pin.up': deleteField(), 'x.y': deleteField() }, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1 }],
    ['siblings in one map', { 'pin.lat': 5, 'pin.up': 6 }, { name: 'A', pin: { lat: 5, lng: 2, up: 6 }, 'a.b': 1 }],
    ['nothing', {}, { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1 }],
  ]
  it.each(updated)('updates %s', async (_, data, expected) => {
    await set('studios/1', { name: 'A', pin: { lat: 1, lng: 2 }, 'a.b': 1 })
    await update(data)
    expect(await read()).toEqual(expected)
  })

  const impossible: readonly (readonly [string, WriteFields])[] = [
    ['a path with a gap', { 'a..b': 1 }],
    ['a path that begins with a dot', { '.a': 1 }],
    ['a path that ends with a dot', { 'a.': 1 }],
    ['no name', { '': 1 }],
    ['a slash', { 'a/b': 1 }],
    ['a star', { 'a*': 1 }],
    ['a bracket', { 'a[0]': 1 }],
    ['a tilde', { '~a': 1 }],
    ['a reserved name', { __x__: 1 }],
    ['a reserved name on the way', { 'a.__x__': 1 }],
    ['a path and what it is in', { a: {}, 'a.b': 2 }],
    ['a path and what it is in, deeper', { 'a.b': {}, 'a.b.c.d': 2 }],
    ['a field twice, once escaped', { a: 1, '`a`': 2 }],
    ['a deletion inside a map', { a: { b: deleteField() } }],
  ]
  it.each(impossible)('refuses to update %s', async (_, data) => {
    await set('studios/1', { kept: true })
    await expectPortError(update(data), 'documents', 'invalid-argument')
    expect(await read()).toEqual({ kept: true })
  })

  describe('made by fieldPath', () => {
    it.each([['plain'], ['a.b'], ['a`b'], ['a\\b'], ['a/b', 'c*'], ['1', '2'], ['é🎨', ' ']])(
      'lead to the field with these names: %j %j',
      async (...names) => {
        await set('studios/1')
        await update({ [fieldPath(...names)]: 1 })
        const [first, second] = names
        expect(await read()).toEqual({ [first]: second === undefined ? 1 : { [second]: 1 } })
        expect(await documents().query({ collection: 'studios', where: [[fieldPath(...names), '==', 1]] })).toHaveLength(1)
      },
    )
  })
}
