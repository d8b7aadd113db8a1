import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import type { Records } from '../shared/records/records'
import type { Finding } from './finding'
import { checks, weeklyChecks } from './health-check-list'
import { healthChecks, maxExamples } from './health-checks.collection'
import { lookAtHealth } from './look-at-health.contract'

/** Each check's findings are stored at once, so that a check that fails does not affect the others. */
export const lookAtHealthHandler = defineHandler(lookAtHealth, async context => {
  const { records } = context
  const failures: unknown[] = []
  let found = 0
  for (const [check, look] of Object.entries(checks)) {
    try {
      if (!context.actor && weeklyChecks.has(check) && (await isRecent(context, check))) continue
      const findings = await look({ records, storage: context.storage, routes: context.routes, clock: context.clock })
      found += findings.length
      await keep(records, check, findings, context.clock.now())
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} health checks failed`)
  return { found }
})

/** Whether the check ran in the last six and a half days. */
const isRecent = async ({ records, clock }: HandlerContext, check: string) =>
  ((await records.get(healthChecks, check))?.at.getTime() ?? 0) > clock.now().getTime() - 6.5 * 86_400_000

async function keep(records: Records, check: string, findings: readonly Finding[], at: Date): Promise<void> {
  const examples = findings.slice(0, maxExamples).map(({ record, note, kind }) => ({ record: record.slice(0, 300), note: note.slice(0, 200), kind }))
  await records.transact(async within => {
    const before = await within.get(healthChecks, check)
    const now = { check, at, found: findings.length, examples }
    if (before) within.change(healthChecks, before, now)
    else within.create(healthChecks, check, now)
  })
}
