import type { AccessFacts } from './access-facts'

/** Minimum dimensions of an accessible entrance in inches: the ADA's clear route, door width and turning circle. */
const accessNeeds = { routeIn: 36, doorIn: 32, turnIn: 60 } as const

export type AccessReason =
  | { readonly code: 'steps'; readonly steps: number }
  | { readonly code: 'narrow-door' | 'narrow-route' | 'small-turning-space'; readonly inches: number }
  | { readonly code: 'knob' }
  | { readonly code: 'not-measured'; readonly what: 'steps' | 'door' | 'route' | 'turning space' | 'handle' }

export interface AccessLevel {
  /** `none`: not accessible by wheelchair. `partial`: perhaps accessible, or not everything was measured. */
  readonly level: 'full' | 'partial' | 'none'
  /** Why the level is not full; empty if it is. */
  readonly reasons: readonly AccessReason[]
}

/** The access level that follows from the measurements; `undefined` without measurements. Steps and a narrow door or route mean `none`. */
export function accessLevel(facts: AccessFacts | undefined): AccessLevel | undefined {
  if (!facts || measured.every(name => facts[name] === undefined)) return undefined
  const { stepCount, doorIn, routeIn, turnIn, lever } = facts
  const bars: AccessReason[] = []
  const limits: AccessReason[] = []

  if (stepCount === undefined) limits.push({ code: 'not-measured', what: 'steps' })
  else if (stepCount > 0) bars.push({ code: 'steps', steps: stepCount })

  if (doorIn === undefined) limits.push({ code: 'not-measured', what: 'door' })
  else if (doorIn < accessNeeds.doorIn) bars.push({ code: 'narrow-door', inches: doorIn })

  if (routeIn === undefined) limits.push({ code: 'not-measured', what: 'route' })
  else if (routeIn < accessNeeds.doorIn) bars.push({ code: 'narrow-route', inches: routeIn })
  else if (routeIn < accessNeeds.routeIn) limits.push({ code: 'narrow-route', inches: routeIn })

  if (turnIn === undefined) limits.push({ code: 'not-measured', what: 'turning space' })
  else if (turnIn < accessNeeds.turnIn) limits.push({ code: 'small-turning-space', inches: turnIn })

  if (lever === undefined) limits.push({ code: 'not-measured', what: 'handle' })
  else if (!lever) limits.push({ code: 'knob' })

  if (bars.length > 0) return { level: 'none', reasons: bars }
  return limits.length > 0 ? { level: 'partial', reasons: limits } : { level: 'full', reasons: [] }
}

const measured = ['stepCount', 'doorIn', 'routeIn', 'turnIn', 'lever'] as const
