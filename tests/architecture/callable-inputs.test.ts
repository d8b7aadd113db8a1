import type * as v from 'valibot'
import { is } from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../src/domain/handlers'
import { invokeHandler } from '../../src/domain/shared/functions/invoke-handler'
import { FaultyDocuments } from '../support/faults/faulty-documents'
import { FaultyStorage } from '../support/faults/faulty-storage'
import { memoryWorld } from '../support/memory-world'

interface Schema extends v.GenericSchema {
  readonly pipe?: readonly [Schema, ...{ readonly kind: string; readonly type: string }[]]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly (Schema | string)[]
  readonly item?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly wrapped?: Schema
}

/** Every schema within this one, with the path to it. */
function* within(schema: Schema, path: string): Generator<readonly [path: string, schema: Schema]> {
  yield [path, schema]
  for (const [name, entry] of Object.entries(schema.entries ?? {})) yield* within(entry, `${path}.${name}`)
  for (const option of schema.options ?? []) if (typeof option === 'object') yield* within(option, path)
  if (schema.item) yield* within(schema.item, `${path}[]`)
  if (schema.key) yield* within(schema.key, `${path}{}`)
  if (schema.value && typeof schema.value === 'object') yield* within(schema.value, `${path}{}`)
  if (schema.wrapped) yield* within(schema.wrapped, path)
}

const inputs = handlers.flatMap(({ contract: { name, input } }) => [...within(input as Schema, name)])
const pathsOf = (found: typeof inputs) => [...new Set(found.map(([path]) => path))]
const has = (schema: Schema, action: string) => schema.pipe?.some(({ type }) => type === action) ?? false

/** Texts that are longer than a record or a request may be, of characters that patterns allow. */
const long = ['x', '1', 'A', 'a@b.', '/a', ' a'].map(text => text.repeat(Math.ceil(1_600_000 / text.length)))

describe('the input of every callable', () => {
  it('refuses keys that it does not declare', () => {
    expect(pathsOf(inputs.filter(([, { type }]) => ['object', 'loose_object', 'object_with_rest'].includes(type)))).toEqual([])
  })

  it('limits every text', () => {
    const texts = inputs.filter(([, { type }]) => type === 'string')
    expect(texts.length).toBeGreaterThan(100)
    // Many callables share a schema, and a text this long takes its time.
    const unlimited = new Set([...new Set(texts.map(([, schema]) => schema))].filter(schema => long.some(text => is(schema, text))))
    expect(pathsOf(texts.filter(([, schema]) => unlimited.has(schema)))).toEqual([])
  })

  it('names a record by an id alone, never by a path to one of another collection', () => {
    const named = inputs.filter(
      ([path, { type }]) => type === 'string' && /(\.id|\.uid|[a-z]Ids?|\.ids|\.into|\.works|\.selection)(\[\])?$/.test(path),
    )
    expect(named.length).toBeGreaterThan(50)
    // A line's reference such as `goods/variant` is never used as a path: its parts are looked up separately.
    const ids = named.filter(([path]) => !path.endsWith('.lines[].refId') && !path.endsWith('.seenLines[].refId'))
    const elsewhere = ['a/b', 'a/b/c', '../b', '..', '.', '', '__all__', 'x'.repeat(129)]
    expect(pathsOf(ids.filter(([, schema]) => elsewhere.some(id => is(schema, id))))).toEqual([])
  })

  it('limits every list and every map of any keys', () => {
    expect(pathsOf(inputs.filter(([, schema]) => schema.type === 'array' && !has(schema, 'max_length')))).toEqual([])
    expect(pathsOf(inputs.filter(([, schema]) => schema.type === 'record' && !has(schema, 'max_entries')))).toEqual([])
  })
})

describe('a call with an input that does not fit', () => {
  /** A caller with every right, over a backend that must not be reached: a refused input was neither looked up nor written. */
  const all = {
    uid: 'u',
    secondFactor: true,
    claims: { pid: 'p', adm: 1, sa: 1, sc: 'gpmcs', jur: ['c'], vol: '2099-01-01' },
    authenticatedAt: new Date(Date.UTC(2027, 9, 16, 18)),
  }
  const tooMany = Array.from({ length: 20_001 }, () => 1)
  const odd: readonly unknown[] = [undefined, null, 42, 'text', true, [], [{}], { undeclared: 1 }]

  // What is refused reaches no backend, so one is enough for all.
  let ports: object
  beforeAll(async () => {
    const { context } = await memoryWorld()
    const silent = () => ({ kind: 'refuse', code: 'unavailable' }) as never
    ports = { ...context, documents: new FaultyDocuments(context.documents, silent), storage: new FaultyStorage(context.storage as never, silent) }
  })

  it.each(handlers)('is refused before anything is read or written: $contract.name', async handler => {
    const { contract } = handler
    const entries = Object.keys((contract.input as Schema).entries ?? {})
    const wrong = [...odd, ...entries.flatMap(name => [{ [name]: { odd: 1 } }, { [name]: long[0] }, { [name]: tooMany }])]
    for (const input of wrong.filter(one => !is(contract.input, one)))
      for (const data of [input, { key: crypto.randomUUID(), input }])
        await expect(invokeHandler(handler, { ...ports, actor: all } as never, data)).rejects.toMatchObject({ code: 'invalid-argument' })
  })
})
