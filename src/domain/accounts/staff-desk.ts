/** Milliseconds that a staff session lasts, and after which a desk that nobody touches is locked (product §C1). */
export const staffLimits = { session: 12 * 60 * 60_000, idle: 30 * 60_000 } as const

/** One staff session at one device. Times by the device's own clock: a simulated date makes nobody absent. */
export interface Desk {
  readonly began: number
  /** When somebody last touched it. */
  readonly touched: number
}
export type DeskState = 'open' | 'locked' | 'over'

/** The lock is for a desk somebody left; what a session may do is decided by the policy. */
export function deskState({ began, touched }: Desk, now: number): DeskState {
  if (now - began >= staffLimits.session) return 'over'
  return now - touched >= staffLimits.idle ? 'locked' : 'open'
}
