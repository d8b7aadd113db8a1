import { describe, expect, it } from 'vitest'
import type { Doc, Documents, Query } from '../../../src/ports/documents'
import { eventually } from '../../support/eventually'

export function watchCases(documents: () => Documents): void {
  const set = (path: string, n: number) => documents().commit([{ op: 'set', path, data: { n } }])
  const unexpected = (error: Error) => {
    throw error
  }
  const watched = (query: Query) => {
    const told: string[] = []
    const stop = documents().watch(query, docs => told.push(docs.map(({ id, data }) => `${id}=${data['n']}`).join(' ')), unexpected)
    return { told, stop }
  }
  const settled = (told: readonly unknown[], count: number) => eventually(() => expect(told.length).toBeGreaterThanOrEqual(count))

  it('notifies of the result asynchronously, and after every commit that changes it, in order', async () => {
    await set('s/a', 1)
    const { told, stop } = watched({ collection: 's', where: [['n', '>', 0]] })
    expect(told).toEqual([])
    await settled(told, 1)
    await set('s/b', 3)
    await set('s/a', 5)
    await documents().commit([
      { op: 'set', path: 's/c', data: { n: 2 } },
      { op: 'delete', path: 's/b' },
    ])
    await settled(told, 4)
    expect(told).toEqual(['a=1', 'a=1 b=3', 'b=3 a=5', 'c=2 a=5'])
    stop()
  })

  it('does not notify of a write that does not change the result', async () => {
    await documents().commit([
      { op: 'set', path: 's/a', data: { n: 1 } },
      { op: 'set', path: 's/b', data: { n: 2 } },
    ])
    const { told, stop } = watched({ collection: 's', orderBy: [['n', 'asc']], limit: 1 })
    await settled(told, 1)
    await set('s/a', 1)
    await set('s/b', 3)
    await set('t/a', 0)
    await set('s/a', 2)
    await settled(told, 2)
    expect(told).toEqual(['a=1', 'a=2'])
    stop()
  })

  it('does not notify after it is stopped', async () => {
    const { told, stop } = watched({ collection: 's' })
    await settled(told, 1)
    stop()
    await set('s/a', 1)
    const later = watched({ collection: 's' })
    await settled(later.told, 1)
    later.stop()
    expect(told).toEqual([''])
  })

  it('follows one document through creation, change and deletion', async () => {
    const told: unknown[] = []
    const stop = documents().watchOne('s/a', doc => told.push(doc?.data['n']), unexpected)
    await settled(told, 1)
    await set('s/a', 1)
    await set('s/b', 9)
    await set('s/a', 2)
    await documents().commit([{ op: 'delete', path: 's/a' }])
    await settled(told, 4)
    expect(told).toEqual([undefined, 1, 2, undefined])
    stop()
  })

  it('notifies once per transaction', async () => {
    const { told, stop } = watched({ collection: 's' })
    await settled(told, 1)
    await documents().transact(async transaction => {
      await transaction.get('s/a')
      transaction.write({ op: 'set', path: 's/a', data: { n: 1 } }, { op: 'set', path: 's/b', data: { n: 2 } })
    })
    await settled(told, 2)
    expect(told).toEqual(['', 'a=1 b=2'])
    stop()
  })

  it('fails for an invalid query', async () => {
    const errors: unknown[] = []
    documents().watch(
      { collection: 's', limit: -1 },
      () => undefined,
      error => errors.push(error),
    )
    await eventually(() => expect(errors).toEqual([expect.objectContaining({ port: 'documents', code: 'invalid-argument' })]))
  })

  describe('notifies of changes', () => {
    const changed = (query: Query) => {
      const told: string[] = []
      const stop = documents().watch(
        query,
        (_, changes) => told.push(changes.map(({ kind, doc }) => `${kind} ${doc.id}=${doc.data['n']}`).join(', ')),
        unexpected,
      )
      return { told, stop }
    }

    it('at first all are added; then removed, added and modified ones, each in the order of the result', async () => {
      await documents().commit(['a', 'b', 'c', 'd'].map((id, n) => ({ op: 'set', path: `s/${id}`, data: { n } })))
      const { told, stop } = changed({ collection: 's', orderBy: [['n', 'asc']] })
      await settled(told, 1)
      await documents().commit([
        { op: 'set', path: 's/c', data: { n: 0.5 } },
        { op: 'set', path: 's/f', data: { n: 9 } },
        { op: 'set', path: 's/e', data: { n: 8 } },
        { op: 'set', path: 's/b', data: { n: 7 } },
        { op: 'delete', path: 's/d' },
        { op: 'delete', path: 's/a' },
      ])
      await settled(told, 2)
      stop()
      expect(told).toEqual([
        'added a=0, added b=1, added c=2, added d=3',
        'removed a=0, removed d=3, added e=8, added f=9, modified c=0.5, modified b=7',
      ])
    })

    it('of documents that enter and leave a limit', async () => {
      await documents().commit(['a', 'b', 'c'].map((id, n) => ({ op: 'set', path: `s/${id}`, data: { n } })))
      const { told, stop } = changed({ collection: 's', orderBy: [['n', 'asc']], limit: 2 })
      await settled(told, 1)
      await documents().commit([{ op: 'delete', path: 's/a' }])
      await set('s/z', -1)
      await set('s/c', 5)
      await set('s/z', 9)
      await settled(told, 4)
      stop()
      expect(told).toEqual(['added a=0, added b=1', 'removed a=0, added c=2', 'removed c=2, added z=-1', 'removed z=-1, added c=5'])
    })

    it('of documents that enter and leave a limit from the end', async () => {
      await documents().commit(['a', 'b', 'c'].map((id, n) => ({ op: 'set', path: `s/${id}`, data: { n } })))
      const { told, stop } = changed({ collection: 's', orderBy: [['n', 'asc']], limitToLast: 2 })
      await settled(told, 1)
      await set('s/a', 7)
      await documents().commit([{ op: 'delete', path: 's/c' }])
      await settled(told, 3)
      stop()
      expect(told).toEqual(['added b=1, added c=2', 'removed b=1, added a=7', 'removed c=2, added b=1'])
    })

    it('of the next document after a window, whatever else the same commit changes there', async () => {
      await documents().commit(['a', 'b', 'c', 'd', 'e'].map((id, n) => ({ op: 'set', path: `s/${id}`, data: { n } })))
      const { told, stop } = changed({ collection: 's', orderBy: [['n', 'asc']], startAt: [0], endBefore: [8], limit: 2 })
      await settled(told, 1)
      await documents().commit([
        { op: 'delete', path: 's/a' },
        { op: 'set', path: 's/e', data: { n: 7 } },
        { op: 'set', path: 's/f', data: { n: -1 } },
      ])
      // A server may combine two commits; waiting keeps them apart.
      await settled(told, 2)
      await set('s/b', 3.5)
      await settled(told, 3)
      await documents().commit([
        { op: 'delete', path: 's/c' },
        { op: 'set', path: 's/b', data: { n: 2.5 } },
      ])
      await settled(told, 4)
      await documents().commit([
        { op: 'delete', path: 's/b' },
        { op: 'set', path: 's/d', data: { n: 6 } },
      ])
      await settled(told, 5)
      await set('s/e', 9)
      await settled(told, 6)
      stop()
      expect(told).toEqual([
        'added a=0, added b=1',
        'removed a=0, added c=2',
        'removed b=1, added d=3',
        'removed c=2, added b=2.5',
        'removed b=2.5, added e=7, modified d=6',
        'removed e=7',
      ])
    })

    it('in a window over alternatives', async () => {
      await documents().commit(['a', 'b', 'c', 'd'].map((id, n) => ({ op: 'set', path: `s/${id}`, data: { n } })))
      const { told, stop } = changed({ collection: 's', where: [['__name__', 'in', ['a', 'b', 'd']]], orderBy: [['n', 'asc']], limit: 2 })
      await settled(told, 1)
      await documents().commit([{ op: 'delete', path: 's/b' }])
      await settled(told, 2)
      await documents().commit([{ op: 'delete', path: 's/a' }])
      await settled(told, 3)
      stop()
      expect(told).toEqual(['added a=0, added b=1', 'removed b=1, added d=3', 'removed a=0'])
    })

    it('of a document that begins or ceases to match the conditions', async () => {
      await set('s/a', 1)
      const { told, stop } = changed({
        collection: 's',
        where: [
          {
            any: [
              ['n', '==', 2],
              ['n', '==', 3],
            ],
          },
        ],
      })
      await settled(told, 1)
      await set('s/a', 2)
      await set('s/a', 3)
      await set('s/a', 4)
      await settled(told, 4)
      stop()
      expect(told).toEqual(['', 'added a=2', 'modified a=3', 'removed a=3'])
    })

    it('of all collections of a group', async () => {
      await set('s/a/rooms/1', 1)
      const { told, stop } = changed({ collection: 'rooms', group: true, where: [['n', '>', 0]] })
      await settled(told, 1)
      await set('s/b/rooms/2', 2)
      await set('s/b/floors/2', 2)
      await documents().commit([{ op: 'delete', path: 's/a/rooms/1' }])
      await settled(told, 3)
      stop()
      expect(told).toEqual(['added 1=1', 'added 2=2', 'removed 1=1'])
    })

    it('by the item of a list', async () => {
      const tagged = (...tags: string[]) => documents().commit([{ op: 'set', path: 's/a', data: { n: tags.length, tags } }])
      await tagged('ink')
      const { told, stop } = changed({ collection: 's', where: [['tags', 'array-contains', 'clay']] })
      await settled(told, 1)
      await tagged('ink', 'clay')
      await tagged('clay', 'ink', 'wood')
      await tagged('wood')
      await settled(told, 4)
      stop()
      expect(told).toEqual(['', 'added a=2', 'modified a=3', 'removed a=3'])
    })
  })

  it('passes copies, so that no watcher sees another’s changes to them', async () => {
    await set('s/a', 1)
    const spoil = (docs: readonly Doc[]) => {
      for (const doc of docs) (doc.data as Record<string, unknown>)['n'] = 99
    }
    const stops = [documents().watch({ collection: 's' }, spoil, unexpected)]
    const { told, stop } = watched({ collection: 's' })
    await settled(told, 1)
    await set('s/b', 2)
    await settled(told, 2)
    for (const end of [...stops, stop]) end()
    expect(told).toEqual(['a=1', 'a=1 b=2'])
  })
}
