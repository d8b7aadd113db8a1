import type { NewMember } from './new-member'
import { isAtOnce, type WayToPay } from './way-to-pay-input'

/** The rows of those who share a membership, each with whose it is, or why they get no place in it. */
export function plannedSeats(rows: readonly NewMember[], how: WayToPay): readonly NewMember[] {
  const given = new Map<string, number>()
  return rows.map(row => {
    if (row.sharesWith === undefined || row.outcome === 'left out') return row
    const holder = rows.find(({ id }) => id === row.sharesWith)
    const note = whyNone(holder, given.get(row.sharesWith) ?? 0, how)
    if (note !== undefined) return { ...row, outcome: 'left out', note }
    given.set(row.sharesWith, (given.get(row.sharesWith) ?? 0) + 1)
    return { ...row, note: `An invitation to share the membership of ${holder!.name}.` }
  })
}

function whyNone(holder: NewMember | undefined, given: number, how: WayToPay): string | undefined {
  if (!holder || holder.outcome === 'left out') return 'The person whose membership they share is left out.'
  if (!isAtOnce(how)) return `Give them their place once ${holder.name} has paid.`
  const { places = 0 } = holder
  if (given < places) return undefined
  return places <= 0 ? `The membership of ${holder.name} has no place for others.` : `The membership of ${holder.name} has no further place.`
}
