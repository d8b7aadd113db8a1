import type { registrations } from '../guide/registrations.collection'
import type { DataOf } from '../shared/records/collection'

/** The steps of a registration. Each step includes everybody who reached it. */
export const funnelSteps = ['begun', 'submitted', 'paid', 'approved', 'confirmed'] as const
export type FunnelStep = (typeof funnelSteps)[number]

type Registration = Pick<DataOf<typeof registrations>, 'status' | 'phaseAtSubmit' | 'waiverId'>

const reached: Readonly<Record<Registration['status'], number>> = {
  draft: 0,
  waitlisted: 0,
  offered: 0,
  submitted: 1,
  awaiting_payment: 1,
  paid: 2,
  in_review: 2,
  changes_requested: 2,
  approved: 3,
  confirmed: 4,
  expired: 1,
  withdrawn: 0,
  cancelled: 0,
}

/** The furthest step that a registration is known to have reached. For one that ended, its phase shows whether it was submitted. */
export const furthestStep = ({ status, phaseAtSubmit }: Registration): FunnelStep =>
  funnelSteps[Math.max(reached[status], phaseAtSubmit === undefined ? 0 : 1)]!

/** How many reached each step. Never more than the step before. */
export function funnelOf(all: readonly Registration[]): Readonly<Record<FunnelStep, number>> {
  const furthest = all.map(one => funnelSteps.indexOf(furthestStep(one)))
  return Object.fromEntries(funnelSteps.map((step, i) => [step, furthest.filter(at => at >= i).length])) as Record<FunnelStep, number>
}
