import { readFilePart } from '../../shared/files/read-file-part'
import { defineHandler, type HandlerContext, recordAt } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { StoredOrder } from '../checkout/make-order'
import { payersOrder } from '../order-keys/read-payers-order'
import { orders } from '../orders.collection'
import { lineKey } from '../payments/lines/order-lines'
import { daysAfter, linkSignature } from './download-link'
import { downloads } from './downloads.collection'
import { goodsFolder } from './goods-folder'
import { openDownload, readDownload } from './open-download.contract'
import { soldFile } from './sold-file'

export const openDownloadHandler = defineHandler(openDownload, async (context, { lineId, ...key }) => {
  const order = await payersOrder(context, key)
  const { file, ...sold } = await soldFile(context, order, lineId)
  const until = await countQuestion(context, order, { lineId, ...sold })
  const link = { orderId: order.id, lineId, until: until.toISOString() }
  const { name, type, bytes } = file
  return { link: { ...link, signature: await linkSignature(context, link) }, name, type, bytes }
})

export const readDownloadHandler = defineHandler(readDownload, async (context, { link: { signature, ...link }, part }) => {
  if (signature !== (await linkSignature(context, link))) throw new Refused('permission-denied', 'the link is not ours')
  if (new Date(link.until) <= context.clock.now()) throw new RuleBroken('download-over')
  const order = await recordAt(context.systemRecords, orders, link.orderId)
  const { file } = await soldFile(context, order, link.lineId)
  return readFilePart(context, { folder: goodsFolder, file, part })
})

interface Asked {
  readonly lineId: string
  readonly productId: string
  readonly paidAt: Date
}

/** Counts a request; an ended link is renewed. Returns until when the link works. */
function countQuestion({ systemRecords, clock }: HandlerContext, { id: orderId }: StoredOrder, { lineId, productId, paidAt }: Asked): Promise<Date> {
  const id = lineKey(orderId, { id: lineId })
  const openedAt = clock.now()
  return systemRecords.transact(async within => {
    const known = await within.get(downloads, id)
    const last = known?.until ?? daysAfter(paidAt)
    const until = last > openedAt ? last : daysAfter(openedAt)
    if (known) within.change(downloads, known, { until, opened: known.opened + 1, openedAt })
    else within.create(downloads, id, { orderId, lineId, productId, until, opened: 1, openedAt })
    return until
  })
}
