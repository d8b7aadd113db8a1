import { movedCents } from '../../../../domain/exports/accounting-sheet'
import type { Bookkeeping } from '../../../../domain/exports/bookkeeping'
import { saveFile } from '../../../app-services/save-file'
import { counted } from '../../../kit/counted'
import { moneyOf } from '../../../kit/format-money'
import type { Done } from '../../engine/actions/use-outcome'

/** Downloads the file in the browser and returns its totals as text. */
export function saveBookkeepingFile({ file, rows, totals }: Awaited<ReturnType<Bookkeeping['ofOrders']>>): Done {
  if (!file) return { message: 'No money moved in these. No file was made.' }
  saveFile(file, file.name)
  const parts = (['amount', 'discount', 'tax', 'refund'] as const).map(part => `${part} ${moneyOf({ cents: totals[part] })}`)
  return {
    message: `${file.name} with ${counted(rows, 'row')} is in your downloads. Totals: ${parts.join(', ')}, together ${moneyOf({ cents: movedCents(totals) })}.`,
  }
}
