import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { backupLine, readBackupLine } from '../../../src/domain/backups/backup-lines'

it.each([
  ['a path of a collection', { path: 'people', data: {} }],
  ['a path with a gap', { path: 'people//a/b', data: {} }],
  ['no path', { data: {} }],
  ['a path that is no text', { path: 7, data: {} }],
  ['no data', { path: 'people/a' }],
  ['data that is empty', { path: 'people/a', data: null }],
  ['a list as data', { path: 'people/a', data: [] }],
  ['an instant that is none', { path: 'people/a', data: { at: { $instant: 'yesterday' } } }],
  ['nothing', null],
])('a line with %s is no record', (_, line) => expect(() => readBackupLine(JSON.stringify(line))).toThrow(SyntaxError))

it('a line keeps every kind of value', () => {
  const value = fc.letrec(tie => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(null, true, NaN, -0, Infinity, ''),
      fc.double(),
      fc.string({ unit: 'binary' }),
      fc.date({ noInvalidDate: true }),
      fc.array(tie('any'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', '$instant', '$number', '$$instant', 'x y'), tie('any'), { maxKeys: 3 }),
    ),
  })).any
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), value), data => {
      const back = readBackupLine(backupLine({ path: 'people/a', data: data as never })).data
      expect(back).toEqual({ ...data })
    }),
  )
})
