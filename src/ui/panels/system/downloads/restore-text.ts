import type { Restore } from '../../../../domain/backups/restores.collection'
import { counted } from '../../../kit/counted'
import { numberText } from '../../../kit/number-text'

/** The result of a backup's check, as text. */
export function checkText(restore: Restore): string {
  const { lines, unfit = 0, dangling = 0, kinds, isKnownKey } = restore
  const problems = [
    ...(unfit > 0 ? [`${counted(unfit, 'record')} that ${unfit === 1 ? 'does' : 'do'} not fit`] : []),
    ...(dangling > 0 ? [`${counted(dangling, 'reference')} to something missing`] : []),
    ...(isKnownKey ? [] : ['a key that this site does not know']),
  ]
  const checked = `${counted(lines, 'record')} checked: ${problems.length === 0 ? 'no problems' : problems.join(', ')}.`
  if (!kinds) return checked
  const missing = missingIn(restore)
  return `${checked} ${missing === 0 ? 'None of them is missing here' : `${counted(missing, 'of them is', 'of them are')} missing here`}.`
}

export const missingIn = ({ kinds = [] }: Pick<Restore, 'kinds'>): number => kinds.reduce((sum, { missing }) => sum + missing, 0)

/** Kinds named in a sentence. */
const kindsNamed = 5

/** What a restore puts back, as a sentence: `3 records are put back: People 2, Artist resources 1.` */
export function putBackText({ kinds = [] }: Pick<Restore, 'kinds'>): string {
  const missing = missingIn({ kinds })
  if (missing === 0) return 'No record of this backup is missing here.'
  const some = kinds.filter(one => one.missing > 0).toSorted((a, b) => b.missing - a.missing)
  const named = some.slice(0, kindsNamed).map(one => `${one.kind} ${numberText(one.missing)}`)
  const others = some.length > kindsNamed ? [`and ${counted(some.length - kindsNamed, 'other kind')}`] : []
  return `${counted(missing, 'record is', 'records are')} put back: ${[...named, ...others].join(', ')}.`
}

/** The state of a rehearsal or a restore, as text. */
export function restoreStateText({
  status,
  purpose,
  applied,
  parts,
  restored,
  isInvolved,
  endedBecause,
}: Restore & { readonly isInvolved: boolean }): string {
  switch (status) {
    case 'receiving':
      return 'Not brought to the end'
    case 'requested':
      return isInvolved ? 'Waits for a second superadmin' : 'Waits for a second superadmin: you may decide'
    case 'ready':
      return `${applied} of ${parts} parts put back`
    case 'done':
      return `${counted(restored, 'record')} put back${purpose === 'ordinary' ? ', without roles, keys and ledgers' : ''}`
    case 'rehearsed':
      return 'Rehearsed'
    case 'rejected':
      return `Turned down: ${endedBecause ?? ''}`
    case 'discarded':
      return 'Discarded'
  }
}
