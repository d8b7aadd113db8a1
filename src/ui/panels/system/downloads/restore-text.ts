import type { Restore } from '../../../../domain/backups/restores.collection'
import { counted } from '../../../kit/counted'

/** The result of a backup's check, as text. */
export function checkText({ lines, unfit = 0, dangling = 0, missing, isKnownKey }: Restore): string {
  const problems = [
    ...(unfit > 0 ? [`${counted(unfit, 'record')} that ${unfit === 1 ? 'does' : 'do'} not fit`] : []),
    ...(dangling > 0 ? [`${counted(dangling, 'reference')} to something missing`] : []),
    ...(isKnownKey ? [] : ['a key that this site does not know']),
  ]
  const checked = `${counted(lines, 'record')} checked: ${problems.length === 0 ? 'no problems' : problems.join(', ')}.`
  if (missing === undefined) return checked
  return `${checked} ${missing === 0 ? 'None of them is missing here' : `${counted(missing, 'of them is', 'of them are')} missing here`}.`
}

/** The state of a rehearsal or a restore, as text. */
export function restoreStateText({ status, purpose, applied, parts, restored, isOwn, endedBecause }: Restore & { readonly isOwn: boolean }): string {
  switch (status) {
    case 'receiving':
      return 'Not brought to the end'
    case 'requested':
      return isOwn ? 'Waits for a second superadmin' : 'Waits for a second superadmin: you may decide'
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
