import { describe, expect, it } from 'vitest'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { portCodes } from '../../../src/ports/errors'
import { expectPortError } from '../../suites/expect-port-error'
import type { FaultPlan } from '../../support/faults/fault'
import { faultyPorts } from '../../support/faults/faulty-ports'
import { seededFaults } from '../../support/faults/seeded-faults'
import { memoryWorld } from '../../support/memory-world'

/** An empty world, and its ports with the faults of this plan. */
async function over(plan: FaultPlan, ofEvents?: Parameters<typeof faultyPorts>[2]) {
  const world = await memoryWorld()
  const { analytics, auth, functions, store: documents } = world
  return { world, ports: faultyPorts({ analytics, auth, documents, functions, storage: world.context.storage as never }, plan, ofEvents) }
}

const set = (path: string) => [{ op: 'set', path, data: { n: 1 } }] as const

describe('a bad connection', () => {
  it.each(portCodes.documents)('refuses with %s, and nothing is done', async code => {
    const { world, ports } = await over(() => ({ kind: 'refuse', code }) as never)
    await expectPortError(ports.documents.commit(set('notes/a')), 'documents', code)
    expect(await world.store.get('notes/a')).toBeUndefined()
  })

  it('drops an answer after the work is done', async () => {
    const { world, ports } = await over(() => ({ kind: 'drop' }))
    await expectPortError(ports.documents.commit(set('notes/a')), 'documents', 'unavailable')
    expect((await world.store.get('notes/a'))?.data).toEqual({ n: 1 })
    await expectPortError(ports.auth.signUp('ada@example.org', 'lanterns over water', 'Ada'), 'auth', 'network-request-failed')
    expect(world.auth.current?.email).toBe('ada@example.org')
    await expectPortError(ports.functions.call('resolveShortLink', { slug: 'none' }), 'functions', 'unavailable')
  })

  it('loses the answer that a file is stored, or refuses the file', async () => {
    const file = new Blob(['name'])
    const lost = await over(() => ({ kind: 'drop' }))
    await expectPortError(lost.ports.storage.upload('imports-guide/a.csv', file, { contentType: 'text/csv' }).done, 'storage', 'retry-limit-exceeded')
    expect(await (await lost.world.context.storage.read(checkedPath('imports-guide/a.csv'))).text()).toBe('name')
    const refused = await over(() => ({ kind: 'refuse', code: 'quota-exceeded' }) as never)
    const upload = refused.ports.storage.upload('imports-guide/a.csv', file, { contentType: 'text/csv' })
    expect(upload.progress).toEqual({ state: 'error', sent: 0, total: 4 })
    await expectPortError(upload.done, 'storage', 'quota-exceeded')
    await expectPortError(refused.world.context.storage.read(checkedPath('imports-guide/a.csv')), 'storage', 'object-not-found')
  })

  it('delivers an answer after the next one', async () => {
    const kinds = [{ kind: 'reorder' }, undefined] as const
    let calls = 0
    const { ports } = await over(() => kinds[calls++])
    const answered: string[] = []
    await Promise.all(['first', 'second'].map(name => ports.documents.get(`notes/${name}`).then(() => answered.push(name))))
    expect(answered).toEqual(['second', 'first'])
  })

  it('starts a watch late or fails it, and does not notify a stopped watcher', async () => {
    const { ports } = await over(() => ({ kind: 'refuse', code: 'unavailable' }) as never)
    const failed = await new Promise<Error>(resolve => ports.documents.watchOne('notes/a', () => undefined, resolve))
    expect(failed).toMatchObject({ port: 'documents', code: 'unavailable' })
    const late = await over(() => ({ kind: 'delay', ms: 5 }))
    const told: unknown[] = []
    late.ports.documents.watchOne(
      'notes/a',
      doc => told.push(doc),
      () => undefined,
    )()
    await new Promise<unknown>(resolve =>
      late.ports.documents.watchOne(
        'notes/a',
        () => resolve(undefined),
        () => undefined,
      ),
    )
    expect(told).toEqual([])
  })

  it('loses events silently', async () => {
    const event = { name: 'search', params: { area: 'art', results: 1 } } as const
    const { world, ports } = await over(
      () => undefined,
      () => ({ kind: 'drop' }),
    )
    ports.analytics.record(event)
    expect(world.analytics.events).toEqual([])
    const late = await over(
      () => undefined,
      () => ({ kind: 'delay', ms: 1 }),
    )
    late.ports.analytics.record(event)
    await expect.poll(() => late.world.analytics.events).toEqual([event])
  })

  it('is the same for the same seed, with the given rates', () => {
    const rates = { delay: 0.1, drop: 0.2, refuse: 0.3, reorder: 0.1 }
    const befallen = (seed: string) => {
      const plan = seededFaults(seed, rates)
      return Array.from({ length: 2000 }, () => plan('storage', 'read'))
    }
    expect(befallen('a')).toEqual(befallen('a'))
    expect(befallen('a')).not.toEqual(befallen('b'))
    const share = (kind: string) => befallen('a').filter(fault => fault?.kind === kind).length / 2000
    for (const [kind, rate] of Object.entries(rates)) expect(Math.abs(share(kind) - rate)).toBeLessThan(0.04)
    const codes = new Set(befallen('a').flatMap(fault => (fault?.kind === 'refuse' ? [fault.code] : [])))
    expect([...codes].toSorted()).toEqual([...portCodes.storage].toSorted())
  })
})
