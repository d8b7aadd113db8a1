import type { AccessLevel, AccessReason } from './access-level'

/** An access level as a sentence: `Not wheelchair accessible: 2 steps, door 29 in wide`. */
export function accessSentence({ level, reasons }: AccessLevel): string {
  if (level === 'full') return 'Wheelchair accessible, measured'
  const why = reasons.map(reasonWords).join(', ')
  return level === 'none' ? `Not wheelchair accessible: ${why}` : `Partly accessible: ${why}`
}

function reasonWords(reason: AccessReason): string {
  switch (reason.code) {
    case 'steps':
      return reason.steps === 1 ? '1 step' : `${reason.steps} steps`
    case 'narrow-door':
      return `door ${reason.inches} in wide`
    case 'narrow-route':
      return `route ${reason.inches} in wide`
    case 'small-turning-space':
      return `turning space ${reason.inches} in`
    case 'knob':
      return 'door handle is a knob'
    case 'not-measured':
      return `${reason.what} not measured`
  }
}
