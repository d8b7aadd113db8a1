import type { Callables } from '../../domain/shared/functions/callables'
import { readLetter } from '../../domain/shop/letters/read-letter.contract'
import { saveFile } from '../app-services/save-file'

/** Downloads a letter as a PDF; the name of its file. The program that draws it comes meanwhile. */
export async function saveLetter(callables: Callables, letterId: string): Promise<string> {
  const [letter, { drawLetter }, { loadPrintFonts }] = await Promise.all([
    callables.call(readLetter, { letterId }),
    import('./draw-letter'),
    import('../printed-guide/print-fonts'),
  ])
  const file = await drawLetter(letter, await loadPrintFonts())
  const name = `letter-${letter.number}.pdf`
  saveFile(new Blob([file.buffer as ArrayBuffer], { type: 'application/pdf' }), name)
  return name
}
