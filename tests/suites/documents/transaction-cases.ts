import { expect, it } from 'vitest'
import { type Documents, increment } from '../../../src/ports/documents'
import { expectPortError } from '../expect-port-error'

export function transactionCases(documents: () => Documents): void {
  const set = (path: string, n: number) => documents().commit([{ op: 'set', path, data: { n } }])
  const numberAt = async (path: string) => (await documents().get(path))?.data['n']

  it('writes based on its reads and returns the result of the work', async () => {
    await set('counters/1', 1)
    const read = await documents().transact(async transaction => {
      const n = Number((await transaction.get('counters/1'))?.data['n'])
      transaction.write({ op: 'update', path: 'counters/1', data: { n: n + 1 } }, { op: 'create', path: 'counters/2', data: { n } })
      return n
    })
    expect([read, await numberAt('counters/1'), await numberAt('counters/2')]).toEqual([1, 2, 1])
  })

  it('runs again if a document that it only read was changed meanwhile', async () => {
    await set('prices/1', 10)
    let runs = 0
    await documents().transact(async transaction => {
      runs++
      const price = Number((await transaction.get('prices/1'))?.data['n'])
      if (runs === 1) await set('prices/1', 20)
      transaction.write({ op: 'set', path: 'orders/1', data: { n: price } })
    })
    expect([runs, await numberAt('orders/1')]).toEqual([2, 20])
  })

  it('runs again if a document that was missing was created meanwhile', async () => {
    let runs = 0
    await documents().transact(async transaction => {
      runs++
      const taken = await transaction.get('slugs/x')
      if (runs === 1) await set('slugs/x', 1)
      transaction.write({ op: 'set', path: 'slugs/y', data: { n: taken ? 2 : 1 } })
    })
    expect([runs, await numberAt('slugs/y')]).toEqual([2, 2])
  })

  it('loses no increment of many concurrent ones', async () => {
    await set('counters/1', 0)
    const addOne = () =>
      documents().transact(async transaction => {
        const n = Number((await transaction.get('counters/1'))?.data['n'])
        transaction.write({ op: 'update', path: 'counters/1', data: { n: n + 1 } })
      })
    await Promise.all([addOne(), addOne(), addOne()])
    expect(await numberAt('counters/1')).toBe(3)
  })

  it('gives up with `aborted` after five tries', async () => {
    await set('counters/1', 0)
    let runs = 0
    const never = documents().transact(async transaction => {
      runs++
      await transaction.get('counters/1')
      await documents().commit([{ op: 'update', path: 'counters/1', data: { n: increment(1) } }])
      transaction.write({ op: 'set', path: 'counters/2', data: { n: 1 } })
    })
    await expectPortError(never, 'documents', 'aborted')
    expect([runs, await numberAt('counters/2')]).toEqual([5, undefined])
  })

  it('writes nothing if the work fails, and passes its error on', async () => {
    const failing = documents().transact(async transaction => {
      transaction.write({ op: 'set', path: 'counters/1', data: { n: 1 } })
      throw new Error('the door is shut')
    })
    await expect(failing).rejects.toThrow('the door is shut')
    expect(await numberAt('counters/1')).toBeUndefined()
  })

  it('refuses reads after writes', async () => {
    const late = documents().transact(async transaction => {
      transaction.write({ op: 'set', path: 'counters/1', data: { n: 1 } })
      await transaction.get('counters/1')
    })
    await expectPortError(late, 'documents', 'invalid-argument')
  })

  it('cannot update a missing document, whether it was read or not', async () => {
    const read = documents().transact(async transaction => {
      await transaction.get('counters/1')
      transaction.write({ op: 'update', path: 'counters/1', data: { n: 1 } })
    })
    await expectPortError(read, 'documents', 'invalid-argument')
    const unread = documents().transact(async transaction => transaction.write({ op: 'update', path: 'counters/1', data: { n: 1 } }))
    await expectPortError(unread, 'documents', 'not-found')
  })

  it.each(['create', 'set'] as const)('may update a document that it read as missing after a %s of its own', async op => {
    await documents().transact(async transaction => {
      await transaction.get('counters/1')
      transaction.write({ op, path: 'counters/1', data: { n: 1 } }, { op: 'update', path: 'counters/1', data: { n: 2 } })
    })
    expect(await numberAt('counters/1')).toBe(2)
  })

  it('refuses an update of a missing document before its creation', async () => {
    const early = documents().transact(async transaction => {
      await transaction.get('counters/1')
      transaction.write({ op: 'update', path: 'counters/1', data: { n: 1 } }, { op: 'set', path: 'counters/1', data: { n: 2 } })
    })
    await expectPortError(early, 'documents', 'invalid-argument')
    expect(await numberAt('counters/1')).toBeUndefined()
  })
}
