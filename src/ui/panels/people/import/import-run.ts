import { type ImportBatch, type RunReport as ImportReport, ImportService } from '../../../../domain/imports/import-service'
import { importUndoPlan } from '../../../../domain/imports/run/import-undo-plan.contract'
import { PictureUploadService } from '../../../../domain/pictures/picture-upload-service'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { counted } from '../../../kit/counted'
import type { Done, Left } from '../../engine/actions/use-outcome'
import { type RunOptions, type RunReport, runOf } from '../../engine/run/run-spec'
import { publish } from '../../home/publish-set'
import { AfterImport } from './after-import'
import { ChooseFiles, type FileToImport } from './choose-files'
import { DryRunResult } from './dry-run-result'
import type { ImportDryRun } from './import-dry-run'
import { openFileReader } from './open-file-reader'
import { pictureSender } from './picture-sender'
import type { FilesOfRun } from './use-chosen-files'

/** One file, or several one after the other: each is stored once, planned by the server, and written in calls. */
export const importRun = (files: FilesOfRun) =>
  runOf<FileToImport, ImportDryRun>({
    title: 'Import files',
    purpose: 'Brings in tables and pictures. A dry run shows first what would happen to every row.',
    choose: ChooseFiles,
    plan: (input, services) => planOnce(input, () => planFile(files, input, services)),
    planned: DryRunResult,
    label: (_, plan) => `Write ${counted(plan.toWrite, 'row')}`,
    run: async ({ input, plan, ...options }, services) => {
      const ids = plan.dryRun.batches.map(({ id }) => id)
      await services.get(ImportService).start(ids, options)
      files.forgetStored(input.job.id)
      options.onStarted(ids[0]!)
      return goOn(files, ids[0]!, options, services)
    },
    after: AfterImport,
  })

async function planFile(files: FilesOfRun, { job, target, answers }: FileToImport, services: Services): Promise<ImportDryRun> {
  const { kind, file, mapping, formats } = job
  const { encoding } = job.summary
  const importId = await files.store(job)
  const { editionId } = target
  const dryRun = await services
    .get(ImportService)
    .plan({ importId, kind: kind.name, fileName: file.name, encoding, editionId, mapping, formats, answers })
  return { rows: [], toWrite: dryRun.counts.create + dryRun.counts.update, dryRun }
}

const plans = new WeakMap<FileToImport, Promise<ImportDryRun>>()

/** Runs one dry run per request, however often React renders: two at once would conflict. */
function planOnce(input: FileToImport, make: () => Promise<ImportDryRun>): Promise<ImportDryRun> {
  const known = plans.get(input)
  if (known) return known
  const planning = make()
  plans.set(input, planning)
  planning.catch(() => plans.delete(input))
  return planning
}

/** Writes the rest of an import, and the later parts of its file. */
export async function goOn(files: FilesOfRun, batchId: string, options: RunOptions, services: Services): Promise<RunReport> {
  const service = services.get(ImportService)
  const batch = await service.batch(batchId)
  const pictures = batch.kind === 'pictures' && batch.status !== 'done' ? await senderOf(batch, services) : undefined
  try {
    const report = await service.runFrom(batchId, { ...options, ...(pictures && { pictures: pictures.sender }) })
    if (report.outcome === 'done') files.setWritten(batch)
    return {
      outcome: report.outcome,
      message: reportText(report),
      left: report.refused.map(({ line, name, why }) => ({ name: `Row ${line}, ${name}`, reason: why })),
    }
  } finally {
    pictures?.close()
  }
}

function reportText({ written, skipped }: ImportReport): string {
  const before = skipped > 0 ? `, ${counted(skipped, 'row was', 'rows were')} written before` : ''
  return `${counted(written, 'row')} written${before}.`
}

/** Takes the pictures of a batch from its stored ZIP. */
async function senderOf(batch: ImportBatch, services: Services) {
  const reader = openFileReader()
  const zip = await services.get(ImportService).waitingZip(batch)
  await reader.read(batch.id, new File([zip], batch.fileName), ['pictures'])
  return { sender: pictureSender(services.get(PictureUploadService), name => reader.picture(batch.id, name)), close: () => reader.close() }
}

/** Undoes imports in the displayed order. The result offers to publish the guide again if visitors read it. */
export async function undoImports(batchIds: readonly string[], services: Services): Promise<Done> {
  const service = services.get(ImportService)
  const { publishedEdition } = await services.get(Callables).call(importUndoPlan, { batchId: batchIds.at(-1)! })
  const { undone, kept } = await service.undoInOrder(batchIds)
  const imports = batchIds.length > 1 ? `${batchIds.length} imports undone: ` : 'Import undone: '
  return {
    message: `${imports}${counted(undone, 'row')}.`,
    left: [
      ...(publishedEdition === undefined ? [] : [stillPublished(publishedEdition, services)]),
      ...kept.map(({ name, why, fields }) => ({ name: `${name} is kept`, reason: fields?.length ? `${why} (${fields.join(', ')})` : why })),
    ],
  }
}

const stillPublished = (editionId: string, services: Services): Left => ({
  name: `The guide of ${editionId}`,
  reason: 'visitors still see what was undone, until you publish the guide again',
  act: {
    label: 'Publish the guide again',
    run: async () => ({ message: await publish(services.get(Callables), 'guide', editionId) }),
  },
})
