/** What a QR code at the door says: the event and the reply's code, which says nothing to anybody without the event's list. */
const scanned = /^event:([\w-]{1,128}):([2-9A-HJ-NP-Z]{6})$/
const typed = /^[2-9A-HJ-NP-Z]{6}$/

export const checkInCodeText = (eventId: string, code: string): string => `event:${eventId}:${code}`

export interface CheckInCode {
  /** Missing if the code was typed. */
  readonly eventId?: string
  readonly code: string
}

/** Reads a scanned or typed code; `undefined` if it is none. */
export function readCheckInCode(text: string): CheckInCode | undefined {
  const [, eventId, code] = scanned.exec(text.trim()) ?? []
  if (eventId !== undefined && code !== undefined) return { eventId, code }
  const entered = text.replaceAll(/[\s-]/g, '').toUpperCase()
  return typed.test(entered) ? { code: entered } : undefined
}
