import { expect, it } from 'vitest'
import { arrayUnion, type Documents, increment, type Value, type Write, type WriteFields } from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'

const nested = (depth: number): Value => (depth === 0 ? 1 : { a: nested(depth - 1) })
const listed = (depth: number): Value => (depth === 0 ? 1 : [{ a: listed(depth - 2) }])

/** https://firebase.google.com/docs/firestore/quotas and https://firebase.google.com/docs/firestore/storage-size */
export function limitCases(documents: () => Documents): void {
  const set = (path: string, data: WriteFields) => documents().commit([{ op: 'set', path, data }])

  it('accepts 500 writes in one commit and refuses 501', async () => {
    const writes = (count: number) => Array.from({ length: count }, (_, i): Write => ({ op: 'set', path: `many/${i}`, data: { i } }))
    await expectPortError(documents().commit(writes(501)), 'documents', 'invalid-argument')
    expect(await documents().query({ collection: 'many' })).toEqual([])
    await documents().commit(writes(500))
    expect(await documents().query({ collection: 'many' })).toHaveLength(500)
  })

  it('accepts 500 writes in one transaction and refuses 501', async () => {
    const writes = (count: number) => Array.from({ length: count }, (_, i): Write => ({ op: 'set', path: `many/${i}`, data: { i } }))
    await expectPortError(
      documents().transact(async transaction => transaction.write(...writes(501))),
      'documents',
      'invalid-argument',
    )
    await documents().transact(async transaction => transaction.write(...writes(500)))
    expect(await documents().query({ collection: 'many' })).toHaveLength(500)
  })

  it('accepts an empty commit, which writes nothing', async () => {
    await documents().commit([])
    expect(await documents().query({ collection: 'many' })).toEqual([])
  })

  // The name `t/1`: 2 + 2 + 16 bytes. The field `t`: 2, and 1 for its text. The document: 32. Together 55 without the text.
  it('accepts a document of 1,048,576 bytes and refuses one more byte', async () => {
    await set('t/1', { t: 'x'.repeat(1_048_576 - 55) })
    await expectPortError(set('t/1', { t: 'x'.repeat(1_048_576 - 54) }), 'documents', 'invalid-argument')
    expect((await documents().get('t/1'))?.data['t']).toHaveLength(1_048_576 - 55)
  })

  // Bytes: numbers 8, booleans and null 1, dates 8, field names their length + 1, a map 32 + its fields, a list its entries.
  it('counts every kind of value as the database does', async () => {
    const data = { n: 1, b: true, o: null, d: new Date(0), l: [1, 'é'], m: { k: false } }
    // 2+8, 2+1, 2+1, 2+8, 2+8+3, 2+32+2+1, and `pad` 4+1.
    const counted = 10 + 3 + 3 + 10 + 13 + 37 + 5
    const room = 1_048_576 - 20 - 32 - counted
    await set('t/1', { ...data, pad: 'x'.repeat(room) })
    await expectPortError(set('t/2', { ...data, pad: 'x'.repeat(room + 1) }), 'documents', 'invalid-argument')
  })

  it('counts the resulting document, not only the written fields', async () => {
    await set('t/1', { a: 'x'.repeat(600_000) })
    await expectPortError(documents().commit([{ op: 'update', path: 't/1', data: { b: 'x'.repeat(600_000) } }]), 'documents', 'invalid-argument')
    await expectPortError(
      documents().commit([{ op: 'set', path: 't/1', data: { b: 'x'.repeat(600_000) }, merge: true }]),
      'documents',
      'invalid-argument',
    )
    expect(Object.keys((await documents().get('t/1'))!.data)).toEqual(['a'])
  })

  it('accepts maps and lists 20 deep and refuses 21', async () => {
    await set('t/1', { a: nested(20) })
    await expectPortError(set('t/1', { a: nested(21) }), 'documents', 'invalid-argument')
    await set('t/1', { a: listed(20) })
    await expectPortError(set('t/1', { a: listed(22) }), 'documents', 'invalid-argument')
  })

  it('accepts field names up to 1,500 bytes', async () => {
    await set('t/1', { ['n'.repeat(1500)]: 1 })
    await expectPortError(set('t/1', { ['é'.repeat(751)]: 1 }), 'documents', 'invalid-argument')
    await expectPortError(set('t/1', { m: { ['n'.repeat(1501)]: 1 } }), 'documents', 'invalid-argument')
  })

  it('accepts 500 transforms of one document and refuses 501', async () => {
    const transforms = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, increment(1)]))
    await set('t/1', transforms(500))
    await expectPortError(set('t/1', transforms(501)), 'documents', 'invalid-argument')
  })

  it('accepts the years 1 to 9999', async () => {
    const ends = { first: new Date('0001-01-01T00:00:00Z'), last: new Date('9999-12-31T23:59:59.999Z') }
    await set('t/1', ends)
    expect((await documents().get('t/1'))?.data).toEqual(ends)
    await expectPortError(set('t/1', { at: new Date(ends.first.getTime() - 1) }), 'documents', 'invalid-argument')
    await expectPortError(set('t/1', { at: new Date(ends.last.getTime() + 1) }), 'documents', 'invalid-argument')
  })

  it('refuses a list in a list, also by a union', async () => {
    await expectPortError(set('t/1', { l: arrayUnion([1]) }), 'documents', 'invalid-argument')
  })

  it.each([
    ['bytes', new Uint8Array([1])],
    ['a buffer', new ArrayBuffer(1)],
  ])('refuses %s', async (_, value) => {
    await expectPortError(set('t/1', { value: value as unknown as Value }), 'documents', 'unimplemented')
    await expectPortError(set('t/1', { deep: [{ value: value as unknown as Value }] }), 'documents', 'unimplemented')
    expect(await documents().get('t/1')).toBeUndefined()
  })
}
