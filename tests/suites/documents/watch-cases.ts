import { expect, it, vi } from 'vitest'
import type { Documents, Query } from '../../../src/ports/documents'

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
  const settled = (told: readonly unknown[], count: number) => vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count))

  it('tells the result now, later than the call, and after every commit that changes it, in order', async () => {
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

  it('says nothing of a write that changes nothing, or that its result does not show', async () => {
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

  it('says nothing after its stop', async () => {
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

  it('tells of a transaction once', async () => {
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

  it('fails a watch that cannot be asked', async () => {
    const errors: unknown[] = []
    documents().watch(
      { collection: 's', limit: -1 },
      () => undefined,
      error => errors.push(error),
    )
    await vi.waitFor(() => expect(errors).toEqual([expect.objectContaining({ port: 'documents', code: 'invalid-argument' })]))
  })
}
