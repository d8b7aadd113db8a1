import { buildFlipbookHandler } from '../../domain/flipbook/build-flipbook.handler'
import { publishFlipbookHandler } from '../../domain/flipbook/publish-flipbook.handler'
import { listings } from '../../domain/guide/listings.collection'
import { freezeNumbersHandler } from '../../domain/guide/numbering/freeze-numbers.handler'
import { runIndexerHandler } from '../../domain/guide/numbering/run-indexer.handler'
import { publishSnapshotHandler } from '../../domain/publishing/publish-snapshot.handler'
import { type HandlerPorts, handlerContext } from '../../domain/shared/functions/handler'
import { guideEditor } from './sample/people/sample-cast'
import type { GuideStep } from './sample/sample-season'

/** What the guide's editor does with a guide of the sample, by the same handlers as in the office. */
export async function runSampleGuideStep(ports: HandlerPorts, { editionId, ...step }: GuideStep): Promise<void> {
  const context = handlerContext({ ...ports, actor: { uid: guideEditor, claims: { pid: guideEditor } } })
  switch (step.does) {
    case 'number': {
      const rule = { editionId, order: 'walk' as const, gap: 0 }
      const { hash } = await runIndexerHandler.run(context, rule)
      await runIndexerHandler.run(context, { ...rule, seen: hash })
      return
    }
    case 'freeze':
      await freezeNumbersHandler.run(context, { editionId })
      return
    case 'change': {
      const { records } = context
      const listing = (await records.get(listings, step.listingId))!
      await records.commit(records.changing(listings, listing, { status: step.status }))
      return
    }
    case 'flipbook': {
      const id = `sample-${editionId}`
      await buildFlipbookHandler.run(context, { step: 'guide', editionId, id })
      await publishFlipbookHandler.run(context, { act: 'publish', editionId, id })
      return
    }
    case 'publish':
      await publishSnapshotHandler.run(context, { editionId, makeCurrent: step.makeCurrent })
  }
}
