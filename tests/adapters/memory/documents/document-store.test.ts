import { expect, it } from 'vitest'
import { captured } from '../../../../src/adapters/memory/documents/captured-write'
import { DocumentStore } from '../../../../src/adapters/memory/documents/document-store'
import { SystemClock } from '../../../../src/adapters/memory/system-clock'

it('a store shares the documents of another until it changes them', () => {
  const clock = new SystemClock(() => 0)
  const [first, second] = [new DocumentStore(clock), new DocumentStore(clock)]
  first.replaceAll([{ path: 'works/a', data: { title: 'Tide', tags: ['sea'] } }])
  second.replaceAll(first.all())
  expect(second.read('works/a')).toBe(first.read('works/a'))
  second.apply(second.prepare([captured({ op: 'update', path: 'works/a', data: { title: 'Ebb' } })]))
  expect([first, second].map(store => store.read('works/a')?.data)).toEqual([
    { title: 'Tide', tags: ['sea'] },
    { title: 'Ebb', tags: ['sea'] },
  ])
  expect(first.select({ collection: 'works', where: [['title', '==', 'Ebb']] })).toEqual([])
})
