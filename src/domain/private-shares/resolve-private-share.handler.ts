import { auditAction } from '../audit/audit-action'
import { images } from '../pictures/images.collection'
import { defineHandler, type HandlerContext } from '../shared/functions/handler'
import { Refused } from '../shared/functions/refused'
import { omitUndefined } from '../shared/omit-undefined'
import { transition } from '../shared/records/collection'
import type { SharedThing } from './listing-and-event-as-published'
import { isPasscode } from './passcode-hash'
import { giveTryBack, hasTries, takeTry } from './passcode-tries'
import { type PrivateShare, privateShareStates, privateShares, sharedKinds } from './private-shares.collection'
import { type OpenShare, type ResolvedShare, resolvePrivateShare } from './resolve-private-share.contract'
import { newPass } from './share-signature'
import { shareIdOf } from './share-token'
import { sharedContent } from './shared-content'

/** The one refusal: it names nothing, so that every link that shows nothing looks alike. */
export const nothingShared = () => new Refused('not-found', 'nothing is shared here')

export const resolvePrivateShareHandler = defineHandler(resolvePrivateShare, async (context, { token, passcode }): Promise<ResolvedShare> => {
  const share = await context.systemRecords.get(privateShares, await shareIdOf(token))
  const open = share && isOpen(context, share) ? share : undefined
  if (open?.signIn && !context.actor) return { state: 'signIn' }
  const answer = await passed(context, open, passcode)
  if (!open || answer === 'refused') throw nothingShared()
  if (answer !== 'passed') return { state: 'passcode', isWrong: answer === 'wrong' }
  const thing = await sharedContent(context, open)
  if (!thing) throw nothingShared()
  await countView(context, open.id)
  const { expires, download, watermark, madeFor } = open
  return {
    state: 'open',
    until: expires.toISOString(),
    tz: await context.zone(),
    ...(watermark && { watermark: madeFor }),
    download,
    shown: thing.shown,
    pictures: await picturesOf(context, thing),
    pass: await newPass(context, open.id),
  }
})

const isOpen = ({ clock }: HandlerContext, { status, expires }: PrivateShare) => status === 'active' && expires > clock.now()

/** Whether the passcode opens the link. A passcode is worked on also where there is no link, so that the time of the answer tells nothing. */
async function passed(context: HandlerContext, share: PrivateShare | undefined, passcode: string | undefined) {
  if (passcode === undefined) {
    if (share?.passHash === undefined) return 'passed'
    return (await hasTries(context, share.id)) ? 'asked' : 'refused'
  }
  const mayTry = share?.passHash === undefined || (await takeTry(context, share.id))
  const isRight = await isPasscode(context, passcode, share?.passHash)
  if (!share || share.passHash === undefined) return 'passed'
  if (!mayTry) return 'refused'
  if (!isRight) return 'wrong'
  await giveTryBack(context, share.id)
  return 'passed'
}

/** Counts a view in a transaction, so that of two last views one is refused. */
function countView(context: HandlerContext, shareId: string): Promise<void> {
  return context.systemRecords.transact(async within => {
    const share = await within.get(privateShares, shareId)
    if (!share || !isOpen(context, share)) throw nothingShared()
    const views = share.views + 1
    const status = views === share.maxViews ? transition(privateShareStates, share.status, 'useUp') : share.status
    within.change(privateShares, share, { views, lastViewedAt: context.clock.now(), status })
    const viewed = { scope: sharedKinds[share.kind][0], action: 'privateShare.firstView', entity: privateShares.path, entityId: shareId }
    if (views === 1) auditAction(within, context, viewed)
  })
}

async function picturesOf({ systemRecords }: HandlerContext, { imageIds, isBlind }: SharedThing): Promise<OpenShare['pictures']> {
  const found = await systemRecords.getAll(images, imageIds)
  const ready = [...found.values()].filter(({ status }) => status === 'ready')
  return Object.fromEntries(
    ready.map(({ id, alt, width, height, thumbhash, credit }) => [
      id,
      omitUndefined<OpenShare['pictures'][string]>({ alt, width, height, thumbhash, credit: isBlind ? undefined : credit }),
    ]),
  )
}
