import { type FunctionHandler, handle } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { checks } from './health/checks'
import type { Finding } from './health/finding'
import { healthChecks, mostExamples } from './health-checks'
import { lookAtHealth } from './look-at-health.function'

/** Less than a day, so that the hour of the night does not wander. */
const asGoodAsADay = 23 * 3_600_000

/** Each check is kept as soon as it is done: one that fails takes none of the others with it. */
export const lookAtHealthHandler = handle(lookAtHealth, async world => {
  const records = new Records(world.documents, { current: world.actor })
  const failures: unknown[] = []
  let found = 0
  for (const [check, look] of Object.entries(checks)) {
    try {
      const findings = await look({ records, storage: world.storage })
      found += findings.length
      await keep(records, check, findings, world.clock.now())
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} checks of the data failed`)
  return { found }
})

/** The nightly look: does nothing where the last was less than a day ago. */
export const nightlyHealthHandler: FunctionHandler<object, { readonly found: number }> = {
  contract: lookAtHealth,
  run: async world => {
    const [last] = await new Records(world.documents, { current: undefined }).find(healthChecks, { orderBy: [['at', 'desc']], limit: 1 })
    const isRecent = last !== undefined && Math.abs(world.clock.now().getTime() - last.at.getTime()) < asGoodAsADay
    return isRecent ? { found: 0 } : lookAtHealthHandler.run(world, {})
  },
}

async function keep(records: Records, check: string, findings: readonly Finding[], at: Date): Promise<void> {
  const examples = findings.slice(0, mostExamples).map(({ record, note, to }) => ({ record: record.slice(0, 300), note: note.slice(0, 200), to }))
  await records.transact(async within => {
    const before = await within.get(healthChecks, check)
    const now = { check, at, found: findings.length, examples }
    if (before) within.change(healthChecks, before, now)
    else within.create(healthChecks, check, now)
  })
}
