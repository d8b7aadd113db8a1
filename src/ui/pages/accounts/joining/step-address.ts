import { useRouteVisit } from '../../../routing/use-route-visit'
import type { JoiningStep } from './joining-steps'

/** Addresses of the steps; they keep the address to open after joining. */
export function useStepAddress(): (step: JoiningStep) => string {
  const next = useRouteVisit().search.get('next')
  return step => `/newmember?${new URLSearchParams({ step, ...(next !== null && { next }) })}`
}
