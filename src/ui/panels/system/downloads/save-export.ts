import type { ExportService } from '../../../../domain/exports/export-service'
import { saveFile } from '../../../app-services/save-file'
import type { OnProgress } from '../../engine/actions/use-outcome'

/** Fetches an exported file and downloads it in the browser. Resolves with its name. */
export async function saveExport(service: ExportService, jobId: string, onProgress?: OnProgress): Promise<string> {
  const file = await service.open(jobId, (done, total) => onProgress?.({ done, total }))
  saveFile(file, file.name)
  return file.name
}
