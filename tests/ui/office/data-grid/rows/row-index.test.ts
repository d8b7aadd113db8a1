import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold } from '../../../../../src/domain/shared/text/fold-accents'
import type { GridColumn } from '../../../../../src/ui/office/data-grid/grid-column'
import type { GridQuery } from '../../../../../src/ui/office/data-grid/rows/grid-rows'
import { RowIndex } from '../../../../../src/ui/office/data-grid/rows/row-index'

interface Person {
  readonly id: string
  readonly name: string
  readonly age?: number
  readonly state: string
  readonly joined?: Date
  readonly tags: readonly string[]
}

const states = ['new', 'seen', 'done']
const column = (name: keyof Person, kind: GridColumn<Person>['kind']): GridColumn<Person> => ({
  name,
  label: name,
  kind,
  value: row => row[name],
  words: row => {
    const value = row[name]
    return value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join(', ') : String(value ?? '')
  },
  width: 100,
  ...(name === 'state' && { choices: states.map(value => ({ value, label: value })) }),
})
const columns = [column('name', 'text'), column('age', 'number'), column('state', 'choice'), column('joined', 'instant'), column('tags', 'list')]

/** Times are not part of the text search. */
const searched = columns.filter(({ kind }) => kind !== 'instant')

const indexOf = (people: readonly Person[]) => {
  const index = new RowIndex<Person>(columns)
  index.replace(people)
  return index
}
const ask = (query: Partial<GridQuery> & { readonly by?: string }): GridQuery => ({
  words: query.words ?? '',
  filters: query.filters ?? {},
  sort: { column: (query.by ?? 'name').replace('-', ''), descending: query.by?.startsWith('-') ?? false },
})
const namesIn = (index: RowIndex<Person>, question: Parameters<typeof ask>[0], keep?: string) =>
  Array.from(index.ask(ask(question), keep), slot => index.row(slot).name)

const person = (id: string, name: string, more: Partial<Person> = {}): Person => ({ id, name, state: 'new', tags: [], ...more })
const guild = [
  person('1', 'Éva Ördög', { age: 40, tags: ['ink'] }),
  person('2', 'Zoë Quill', { state: 'done', joined: new Date('2027-02-01T10:00:00Z') }),
  person('3', 'eva Marsh', { age: -3, state: 'seen' }),
  person('4', '李 明', { age: 7 }),
]

describe('a table’s rows', () => {
  it('are found regardless of accents, case and word order', () => {
    expect(namesIn(indexOf(guild), { words: 'EVA' })).toEqual(['eva Marsh', 'Éva Ördög'])
    expect(namesIn(indexOf(guild), { words: 'ordog eva' })).toEqual(['Éva Ördög'])
    expect(namesIn(indexOf(guild), { words: '李' })).toEqual(['李 明'])
  })

  it('are sorted either way, those without a value last', () => {
    expect(namesIn(indexOf(guild), { by: 'age' })).toEqual(['eva Marsh', '李 明', 'Éva Ördög', 'Zoë Quill'])
    expect(namesIn(indexOf(guild), { by: '-age' })).toEqual(['Éva Ördög', '李 明', 'eva Marsh', 'Zoë Quill'])
  })

  it('are sorted by a choice in the order of its declaration', () => {
    expect(namesIn(indexOf(guild), { by: '-state' })[0]).toBe('Zoë Quill')
  })

  it('are filtered by choices, ranges, days and lists, and by whether there is a value', () => {
    const found = (filters: Record<string, string>) => namesIn(indexOf(guild), { filters })
    expect(found({ state: 'seen,done' })).toEqual(['eva Marsh', 'Zoë Quill'])
    expect(found({ age: '0..7' })).toEqual(['李 明'])
    expect(found({ joined: '2027-02-01..2027-02-01' })).toEqual(['Zoë Quill'])
    expect(found({ joined: '..2027-01-31' })).toEqual([])
    expect(found({ tags: 'INK' })).toEqual(['Éva Ördög'])
    expect(found({ age: '-' })).toEqual(['Zoë Quill'])
    expect(found({ age: '*' })).toHaveLength(3)
  })

  it('keep the row under the cursor although it no longer matches', () => {
    expect(namesIn(indexOf(guild), { words: 'eva' }, '2')).toEqual(['eva Marsh', 'Éva Ördög', 'Zoë Quill'])
  })

  it('follow changed, added and removed records', () => {
    const index = indexOf(guild)
    expect(namesIn(index, { words: 'eva' })).toHaveLength(2)
    index.change({ set: [person('1', 'Ilse Ördög'), person('5', 'Eva Neu')], removed: ['3'] })
    expect(namesIn(index, { words: 'eva' })).toEqual(['Eva Neu'])
    expect(namesIn(index, {})).toEqual(['Eva Neu', 'Ilse Ördög', 'Zoë Quill', '李 明'])
    expect(index.size).toBe(4)
  })

  it('are only those of the last `fill`', () => {
    const index = indexOf(guild)
    expect(namesIn(index, { words: 'eva' })).toHaveLength(2)
    index.replace([person('3', 'Eva Marsh'), person('6', 'Ida')])
    expect([index.size, index.find('1'), index.find('6')?.name]).toEqual([2, undefined, 'Ida'])
    expect(namesIn(index, {})).toEqual(['Eva Marsh', 'Ida'])
    index.change({ set: [person('7', 'Ada')], removed: ['3'] })
    expect(namesIn(index, {})).toEqual(['Ada', 'Ida'])
  })

  it('are the result of a plain filter and sort, after any changes', () => {
    const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('press', 'pressroom', 'pressroom 2', 'Pressroom 10', 'é', 'éa', 'ñ', ''))
    const someone = fc.record({
      id: fc.constantFrom(...Array.from({ length: 12 }, (_, i) => `p${i}`)),
      name: text,
      age: fc.oneof(fc.constant(undefined), fc.double({ noNaN: true })),
      state: fc.constantFrom(...states),
      tags: fc.array(text, { maxLength: 2 }),
    })
    const change = fc.record({
      set: fc.uniqueArray(someone, { selector: one => one.id }),
      removed: fc.array(fc.constantFrom('p0', 'p1', 'p2', 'p3')),
    })
    const by = fc.constantFrom('name', '-name', 'age', '-age', 'state', 'tags')
    fc.assert(
      fc.property(fc.array(change, { maxLength: 5 }), fc.array(text, { minLength: 1, maxLength: 3 }), by, (changes, typed, sort) => {
        const index = new RowIndex<Person>(columns)
        const plain = new Map<string, Person>()
        for (const { set, removed } of changes) {
          const rows = set.map(({ age, ...one }): Person => ({ ...one, ...(age !== undefined && { age }) }))
          index.change({ set: rows, removed })
          for (const id of removed) plain.delete(id)
          for (const row of rows) plain.set(row.id, row)
          // Queried in between, so that the sort order is updated and not only built.
          index.ask(ask({ by: sort }))
        }
        for (const words of typed) {
          const found = Array.from(index.ask(ask({ words, by: sort })), slot => index.row(slot))
          expect(found.map(row => row.id).sort()).toEqual(plainlyFound(plain, words))
          expect(isSorted(found, sort)).toBe(true)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const plainlyFound = (rows: ReadonlyMap<string, Person>, words: string) =>
  [...rows.values()]
    .filter(row => {
      const said = fold(searched.map(one => one.words(row)).join('\n'))
      return fold(words)
        .split(/\s+/)
        .filter(Boolean)
        .every(word => said.includes(word))
    })
    .map(row => row.id)
    .sort()

function isSorted(rows: readonly Person[], sort: string): boolean {
  const by = columns.find(one => one.name === sort.replace('-', ''))!
  const keyOf = (row: Person) => {
    const value = by.value(row)
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return undefined
    return by.kind === 'number' ? (value as number) : by.choices ? states.indexOf(value as string) : fold(by.words(row))
  }
  const keys = rows.map(keyOf)
  return keys.every((key, i) => {
    const before = keys[i - 1]
    if (i === 0 || key === undefined) return true
    if (before === undefined) return false
    return sort.startsWith('-') ? before >= key : before <= key
  })
}
