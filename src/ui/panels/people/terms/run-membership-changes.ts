import { extendMembership, giveTerm, moveMembership, suspendMembership } from '../../../../domain/memberships/changes/change-membership.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { dayText } from '../../../../domain/shared/time/day-text'
import { isPortError } from '../../../../ports/errors'
import { counted } from '../../../kit/counted'
import type { Left } from '../../engine/actions/use-outcome'
import type { RunGiven, RunPlan, RunReport } from '../../engine/run/run-spec'
import type { ManyInput } from './membership-run-fields'
import type { ManyRow } from './plan-membership-changes'
import { moveText } from './planned-transfer'

const done: Readonly<Record<ManyInput['what'], string>> = {
  extend: 'extended',
  give: 'renewed without payment',
  move: 'transferred',
  suspend: 'suspended',
  resume: 'resumed',
}

/** One membership after the other. Each change names the last day it follows, so repeating it changes nothing twice. */
export async function runMembershipChanges(
  { plan, input, signal, onProgress }: RunGiven<ManyInput, RunPlan<ManyRow>>,
  services: Services,
): Promise<RunReport> {
  const callables = services.get(Callables)
  const rows = plan.rows.filter(({ end }) => end !== undefined)
  const left: Left[] = plan.rows.filter(({ end }) => end === undefined).map(({ name, note: reason }) => ({ name, reason }))
  let changed = 0
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const why = await changeOne(row, input, callables)
    if (why === undefined) changed += 1
    else left.push({ name: row.name, reason: why })
  }
  return { message: `${counted(changed, 'membership')} ${done[input.what]}.`, left, next: lookAtMembers }
}

const lookAtMembers = { label: 'Look at the members', to: '/cpanel/membersdatabase' }

/** What is to be said of it, where it is not as the dry run showed. */
async function changeOne({ member, end }: ManyRow, { what, to = '', reason: entered }: ManyInput, callables: Callables): Promise<string | undefined> {
  const { id: membershipId, personId, productId, level, lastDay = 'first' } = member
  const reason = entered.trim()
  try {
    if (what === 'give') {
      const given = await callables.call(giveTerm, { key: `after-${lastDay}`, personId, productId, level, reason })
      return given.end === end ? undefined : `They renewed meanwhile. Their membership lasts until ${dayText(given.end)} now.`
    }
    if (what === 'move') {
      const [toProduct = '', toLevel = ''] = to.split('/')
      const moved = await callables.call(moveMembership, { membershipId, productId: toProduct, level: toLevel, lastDay, reason })
      return moved.end === end ? undefined : `Something was added meanwhile. Their last day is ${dayText(moved.end)} now.`
    }
    if (what === 'extend') await callables.call(extendMembership, { membershipId, until: end!, reason })
    else await callables.call(suspendMembership, { membershipId, suspended: what === 'suspend', reason })
    return undefined
  } catch (error) {
    const { rule, details } = brokenRuleOf(error) ?? {}
    if (rule === 'not-movable') return moveText[details?.['reason'] as keyof typeof moveText]
    if (rule === 'record-overtaken') return 'Their days changed meanwhile. Preview it again.'
    if (rule === 'not-later') return 'They renewed meanwhile, so it lasts longer already.'
    if (rule === 'no-terms') return 'Their terms were reversed meanwhile.'
    if (isPortError(error, 'functions', 'not-found')) return 'The person or the membership was deleted.'
    throw error
  }
}
