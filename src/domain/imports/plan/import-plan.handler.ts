import { editions } from '../../guide/editions.collection'
import { defineHandler, type HandlerContext } from '../../shared/functions/handler'
import { unlessMissing } from '../../shared/functions/unless-missing'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { headerKey, rememberedAnswers } from '../columns/remembered-mapping'
import { batchIdOf, chosenFilePath } from '../file/import-file-paths'
import { PictureZip } from '../file/picture-zip'
import { readDelimitedTable } from '../file/read-delimited-table'
import { importBatches, importMappings } from '../import-batches.collection'
import type { ImportHandler } from '../import-handler'
import { importHandlerOf } from '../import-handlers'
import { requireKind } from '../import-scope'
import { discardDryRunsOfFile } from '../run/discard-dry-runs-of-file'
import { callerId } from '../run/import-audit'
import { undoUntil } from '../run/undo-until'
import { importPlan as makePlan } from './import-plan'
import { importPlan, type PlanRequest } from './import-plan.contract'
import { countRows, type PlanInput } from './planned-row'
import { partsOfPlan, storePieces } from './planned-row-files'
import { warningSentence } from './remark-sentence'

export const importPlanHandler = defineHandler(importPlan, async (context, request) => {
  const handler = importHandlerOf(request.kind)
  const { kind } = handler
  requireKind(context, kind)
  const { records } = context
  const file = await readFile(context, handler, request)
  await remember(records, handler, file)
  const { rows, counts, warned, keptColumns, leftOutColumns, unusedFiles, questions } = await makePlan(
    handler,
    file,
    await handler.existing(context, file),
  )
  await discardDryRunsOfFile(context, kind.scope, request.importId)
  const parts = partsOfPlan(rows)
  const batches: { id: string; total: number }[] = []
  for (const [at, part] of parts.entries()) {
    const id = batchIdOf(request.importId, at)
    await storePieces(context.storage, kind.scope, id, part.pieces)
    const partCounts = countRows(part.rows)
    const total = partCounts.create + partCounts.update
    await records.commit(
      records.creating(importBatches, id, {
        kind: kind.name,
        scope: kind.scope,
        ...(file.editionId && { editionId: file.editionId }),
        fileName: parts.length === 1 ? request.fileName : `${request.fileName} (part ${at + 1} of ${parts.length})`,
        fileHash: file.table.fileHash,
        counts: partCounts,
        pieces: part.pieces.length,
        total,
        done: 0,
        startedBy: callerId(context),
        undoUntil: undoUntil(context),
        status: 'planned',
      }),
    )
    batches.push({ id, total })
  }
  const warnings = Object.entries(warned).map(([code, count]) => ({ count, words: warningSentence(handler, code) }))
  return { batches, counts, warnings, keptColumns: [...keptColumns], leftOutColumns: [...leftOutColumns], unusedFiles: [...unusedFiles], questions }
})

async function readFile(context: HandlerContext, { kind }: ImportHandler, request: PlanRequest): Promise<PlanInput> {
  const { importId, fileName, encoding, mapping, formats, answers, editionId } = request
  const edition = kind.into === 'edition' && editionId !== undefined ? await context.records.get(editions, editionId) : undefined
  if (kind.into === 'edition' && !edition) throw new RuleBroken('edition-missing', { editionId })
  const chosen = await context.storage.read(chosenFilePath(kind.scope, importId)).catch(unlessMissing)
  if (!chosen) throw new RuleBroken('import-changed', { importId })
  const bytes = await chosen.arrayBuffer()
  const zip = kind.takes === 'pictures' ? await PictureZip.open(fileName, bytes) : undefined
  return {
    table: zip?.table ?? (await readDelimitedTable(fileName, bytes, encoding)),
    ...(zip && { pictures: zip.pictures }),
    mapping,
    formats,
    answers,
    editionId: edition?.id,
    days: edition && plausibleDays(edition),
    tz: edition?.tz ?? (await context.zone()),
    today: await context.today(),
  }
}

/** How long before its first day and after its last one an edition may have dates, in milliseconds: 60 days. */
const around = 60 * 86_400_000

/** The days in which dates of an edition are expected: around its own days, or its year. */
function plausibleDays({ year, startsOn, endsOn }: StoredOf<typeof editions>): PlanInput['days'] {
  const dayOf = (day: string, by: number) => new Date(Date.parse(day) + by).toISOString().slice(0, 10)
  return { from: dayOf(startsOn ?? `${year}-01-01`, -around), to: dayOf(endsOn ?? startsOn ?? `${year}-12-31`, around) }
}

/** Stores how staff mapped the columns and what they answered, for the next file with this header. */
async function remember(records: Records, { kind }: ImportHandler, file: PlanInput): Promise<void> {
  const { table, mapping, formats, editionId } = file
  const known = { kind: kind.name, header: table.header, mapping, formats, answers: rememberedAnswers(kind, file, editionId) }
  const id = headerKey(kind.name, table.header)
  await records.transact(async within => {
    const before = await within.get(importMappings, id)
    if (before) within.change(importMappings, before, { ...known, editionId })
    else within.create(importMappings, id, { ...known, scope: kind.scope, ...(editionId && { editionId }) })
  })
}
