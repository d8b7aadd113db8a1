import { membersIn } from '../../../../domain/memberships/roster/member'
import { MemberRoster } from '../../../../domain/memberships/roster/member-roster'
import { PersonFinder } from '../../../../domain/person-search/person-finder'
import { chunked } from '../../../../domain/shared/chunked'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import type { RecordOf } from '../../../../domain/shared/records/fields'
import {
  cancelMembership,
  maxCancellations,
  type PlannedCancellation,
  previewCancellations,
  type whyNotCancelled,
} from '../../../../domain/shop/cancelling/cancel-membership.contract'
import { isPortError } from '../../../../ports/errors'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import { numberText } from '../../../kit/number-text'
import type { Left } from '../../engine/actions/use-outcome'
import type { PlannedRow, RunGiven, RunPlan, RunReport } from '../../engine/run/run-spec'
import { allPeople } from '../adding/loaded-people'
import { manyFields } from './membership-run-fields'

/** Selects the memberships to cancel. */
export const cancelFields = { productId: manyFields.productId, view: manyFields.view, reason: manyFields.reason }
export type CancelInput = RecordOf<typeof cancelFields>

/** Each one is a refund at the provider, so fewer at once than for other changes. */
const mostAtOnce = 1000

export interface CancelRow extends PlannedRow {
  readonly name: string
  readonly membership: string
  readonly planned: PlannedCancellation
  readonly refundCents: number
  /** Cents that staff have to pay back by hand. */
  readonly byHandCents: number
  readonly note: string
}

const whyNot: Readonly<Record<(typeof whyNotCancelled)[number], string>> = {
  unknown: 'The membership was deleted.',
  'no-days': 'No days are left.',
  'paid-unknown': 'It is of an order that was never paid. Transfer or suspend it instead.',
  disputed: 'A payment for it is disputed. Wait for the bank’s decision.',
}

/** Every refund and new last day, computed by the server. Writes nothing. */
export async function planCancel({ view, productId }: CancelInput, services: Services): Promise<RunPlan<CancelRow>> {
  const [members, index] = await Promise.all([services.get(MemberRoster).all().read(), allPeople(services.get(PersonFinder))])
  const chosen = membersIn(members, view).filter(member => productId === undefined || member.productId === productId)
  if (chosen.length === 0) return { rows: [], toWrite: 0, refused: 'Nobody is in this choice. Choose others.' }
  if (chosen.length > mostAtOnce)
    return {
      rows: [],
      toWrite: 0,
      refused: `These are ${chosen.length} memberships. Choose ${numberText(mostAtOnce)} at most in an hour.`,
    }
  const planned = new Map<string, PlannedCancellation>()
  for (const some of chunked(chosen, maxCancellations)) {
    const membershipIds = some.map(({ id }) => id)
    for (const row of (await services.get(Callables).call(previewCancellations, { membershipIds })).rows) planned.set(row.membershipId, row)
  }
  const rows = chosen
    .map(({ id, personId, product, levelName }): CancelRow => {
      const found = planned.get(id)!
      const name = index.row(personId)?.names?.display ?? 'Deleted person'
      return {
        id,
        name,
        membership: [product?.name, levelName].filter(Boolean).join(', '),
        planned: found,
        refundCents: sumOf(found.refunds),
        byHandCents: sumOf(found.refunds.filter(({ isByHand }) => isByHand)),
        outcome: found.why === undefined ? 'canceled' : 'left out',
        note: found.why === undefined ? '' : whyNot[found.why],
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const toWrite = rows.filter(({ planned: { why } }) => why === undefined)
  const byHand = toWrite.reduce((sum, { byHandCents }) => sum + byHandCents, 0)
  return {
    rows,
    toWrite: toWrite.length,
    notes: [
      `Together ${moneyOf({ cents: toWrite.reduce((sum, { refundCents }) => sum + refundCents, 0) })} go back, for the days that were paid and not used.`,
      ...(byHand > 0 ? [`Of this, ${moneyOf({ cents: byHand })} were paid by check or cash. You hand them over yourself.`] : []),
      'From today on they are no members. What was used stays. Automatic renewals end. Each payer gets a mail. This cannot be undone.',
    ],
  }
}

const sumOf = (refunds: PlannedCancellation['refunds']) => refunds.reduce((sum, { cents }) => sum + cents, 0)

/** Cancels one after the other. Each call names the seen state, so repeating it cancels and refunds nothing twice. */
export async function runCancel(
  { plan, input, signal, onProgress }: RunGiven<CancelInput, RunPlan<CancelRow>>,
  services: Services,
): Promise<RunReport> {
  const rows = plan.rows.filter(({ planned: { why } }) => why === undefined)
  const left: Left[] = plan.rows.filter(({ planned: { why } }) => why !== undefined).map(({ name, note: reason }) => ({ name, reason }))
  const total = { canceled: 0, cents: 0 }
  for (const [at, row] of rows.entries()) {
    if (signal.aborted) return { outcome: 'paused', message: '' }
    onProgress({ done: at, total: rows.length })
    const outcome = await cancelOne(row, input, services.get(Callables))
    if (outcome.why !== undefined) left.push({ name: row.name, reason: outcome.why })
    if (outcome.cents === undefined) continue
    total.canceled += 1
    total.cents += outcome.cents
  }
  const message = `${counted(total.canceled, 'membership')} canceled. ${moneyOf({ cents: total.cents })} went back.`
  return { message, left, next: { label: 'Look at the refunds', to: '/cpanel/stripetrans?view=payments' } }
}

/** `cents` is set if it was canceled. */
async function cancelOne(
  { id: membershipId, planned: { lastDay }, refundCents }: CancelRow,
  { reason }: CancelInput,
  callables: Callables,
): Promise<{ readonly cents?: number; readonly why?: string }> {
  try {
    const seen = { membershipId, lastDay: lastDay ?? '', seenCents: refundCents, reason: reason.trim() }
    const { cents, waiting } = await callables.call(cancelMembership, seen)
    return { cents, ...(waiting > 0 && { why: 'It is canceled. The bank has not made the refund yet: look at it in the ledger.' }) }
  } catch (error) {
    const { rule, details } = brokenRuleOf(error) ?? {}
    if (rule === 'not-cancelled') return { why: whyNot[details?.['reason'] as keyof typeof whyNot] }
    if (rule === 'record-overtaken') return { why: 'Its days or payments changed meanwhile, or it was canceled before. Preview it again.' }
    if (isPortError(error, 'functions', 'not-found')) return { why: whyNot.unknown }
    throw error
  }
}
