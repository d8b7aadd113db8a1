import type { ExportDesk, ExportWish } from '../../../../domain/exports/export-desk'
import { download } from '../../../office/data-grid/csv-file'
import type { Done, Tell } from '../../engine/use-outcome'

/** Fetches a file that was made and hands it to the browser. */
export async function save(desk: ExportDesk, jobId: string, tell: Tell): Promise<string> {
  const file = await desk.open(jobId, (done, total) => tell({ done, total }))
  download(file, file.name)
  return file.name
}

/** Has a file made, then saves it. */
export async function makeAndSave(desk: ExportDesk, wish: ExportWish, tell: Tell): Promise<Done> {
  const { jobId, rows } = await desk.request(wish)
  const name = await save(desk, jobId, tell)
  return { said: `${name} with ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} is in your downloads.` }
}
