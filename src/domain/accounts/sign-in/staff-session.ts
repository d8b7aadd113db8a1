/** Milliseconds of a staff session, and of inactivity after which the office is locked (product.md C1). */
export const staffLimits = { session: 12 * 60 * 60_000, idle: 30 * 60_000 } as const

/** One staff session on one device. Times come from the device's own clock, so that a simulated date does not lock the office. */
export interface StaffSession {
  readonly began: number
  /** Time of the last user input. */
  readonly touched: number
}
export type StaffLockState = 'open' | 'locked' | 'over'

/** Whether the office is locked. The lock only protects an unattended device; the access rules decide what the session may do. */
export function staffLockState({ began, touched }: StaffSession, now: number): StaffLockState {
  if (now - began >= staffLimits.session) return 'over'
  return now - touched >= staffLimits.idle ? 'locked' : 'open'
}
