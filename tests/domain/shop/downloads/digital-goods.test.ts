import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../src/domain/audit/audit.collection'
import { DocumentUploads } from '../../../../src/domain/shared/files/document-uploads'
import { fetchParts } from '../../../../src/domain/shared/files/file-parts'
import type { DataOf } from '../../../../src/domain/shared/records/collection'
import { checkedPath } from '../../../../src/domain/shared/stored-path'
import { readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { deleteUnusedGoodsFiles } from '../../../../src/domain/shop/downloads/delete-unused-goods-files.job'
import { downloads } from '../../../../src/domain/shop/downloads/downloads.collection'
import { goodsFolder } from '../../../../src/domain/shop/downloads/goods-folder'
import { openDownload, readDownload } from '../../../../src/domain/shop/downloads/open-download.contract'
import { ProductService } from '../../../../src/domain/shop/product-service'
import { products } from '../../../../src/domain/shop/products.collection'
import { type PayingWorld, payingWorld, visa } from '../../../support/shop/paying'
import { line, posters } from '../../../support/shop/shop-world'

type Product = DataOf<typeof products>
const usd = (cents: number) => ({ cents, cur: 'usd' as const })
const words = 'Begin at the ferry landing'
const file = { path: `${goodsFolder}/2027-05-10-walks.txt`, name: 'walks.txt', type: 'text/plain' as const, bytes: words.length }
const walks: Product = {
  title: 'Walks',
  kind: 'digital',
  summary: '',
  variants: [{ sku: 'one', label: 'One', price: usd(900), weightG: 300 }],
  file,
  memberOnly: false,
  order: 1,
  status: 'live',
}
const aWalk = (quantity = 1) => line('product', 'walks/one', quantity)
const broken = (rule: string) => ({ details: { rule } })
const day = 24 * 60

let shop: PayingWorld
beforeEach(async () => {
  shop = await payingWorld()
  await shop.context.storage.upload(checkedPath(file.path), new Blob([words]), { contentType: file.type }).done
  await shop.behind.commit(shop.behind.creating(products, 'walks', walks))
})

/** A guest's paid order, with the key that opens it. */
async function bought(lines = [aWalk()]) {
  const { orderId, orderKey, payment } = await shop.checkout(lines)
  await shop.payments.pay(payment.by === 'card' ? payment.clientSecret : '', visa)
  return { orderId, orderKey }
}
const open = (key: { orderId: string; orderKey?: string }, lineId = 'walks') => shop.call(openDownload, { ...key, lineId })
type Opened = Awaited<ReturnType<typeof open>>
const read = async ({ link, ...found }: Opened) =>
  (
    await fetchParts(
      part => shop.call(readDownload, { link, part }),
      found,
      () => undefined,
    )
  ).text()
const shown = async (key: { orderId: string; orderKey?: string }) => (await shop.call(readOrder, key)).downloads

describe('a digital product', () => {
  it('is neither sent nor weighed nor taxed, and takes no stock', async () => {
    const quoted = await shop.quote([aWalk(2)], { zip: '94110' })
    expect(quoted).toMatchObject({ state: 'priced', totalCents: 1800, taxCents: 0, isSent: false, canBeSent: false, lines: [{ isDigital: true }] })
    await bought()
    expect(await shop.stockOf('walks')).toBeUndefined()
  })

  it('adds nothing to the weight of what is sent with it', async () => {
    const sentTo = { name: 'Ada', street: '1 Quay', city: 'Exampleton', region: 'CA', zip: '10001' }
    const shipping = async (lines: Parameters<PayingWorld['quote']>[0]) => {
      const quoted = await shop.quote(lines, { sentTo })
      return quoted.state === 'priced' ? quoted.lines.find(({ id }) => id === 'shipping')?.unitCents : quoted
    }
    expect([await shipping([posters()]), await shipping([posters(), aWalk()]), await shipping([aWalk()])]).toEqual([450, 450, undefined])
  })

  it('is not sold without a file', async () => {
    const { file: _file, ...bare } = walks
    await shop.behind.commit(shop.behind.creating(products, 'bare', bare))
    expect(await shop.quote([line('product', 'bare/one')])).toMatchObject({ refusals: [{ reason: 'unknown-item', lineId: 'bare' }] })
    const titles = (await shop.services.get(ProductService).products.read()).map(({ id }) => id)
    expect([titles.includes('walks'), titles.includes('bare')]).toEqual([true, false])
  })
})

describe('the file of digital goods', () => {
  const chosen = () => new File(['pages'], 'walks.pdf', { type: 'application/pdf' })
  const send = () => shop.services.get(DocumentUploads).send(chosen(), goodsFolder)

  it('is attached by the staff of money, and opened by nobody else', async () => {
    await shop.enter({ pid: 'p-money', adm: 1, sc: 'm' })
    const sent = send()
    await sent.upload.done
    expect(await (await shop.storage.read(sent.file.path)).text()).toBe('pages')
    for (const claims of [undefined, { pid: 'mia' }, { pid: 'p-content', adm: 1, sc: 'c' }] as const) {
      await shop.enter(claims)
      await expect(shop.storage.read(sent.file.path)).rejects.toMatchObject({ port: 'storage' })
      await expect(send().upload.done).rejects.toMatchObject({ port: 'storage' })
    }
  })

  it('is deleted a month after no product names it', async () => {
    const isKept = () =>
      shop.context.storage.read(checkedPath(file.path)).then(
        () => true,
        () => false,
      )
    await deleteUnusedGoodsFiles.run(shop.context)
    expect(await isKept()).toBe(true)
    await shop.behind.commit(shop.behind.changing(products, (await shop.behind.get(products, 'walks'))!, { file: undefined }))
    await deleteUnusedGoodsFiles.run(shop.context)
    expect(await isKept()).toBe(false)
  })
})

describe('a buyer', () => {
  it('downloads the file of a paid order, with its key or as its owner', async () => {
    const key = await bought()
    expect(await read(await open(key))).toBe(words)
    await shop.enter({ pid: 'mia' })
    const own = { orderId: await shop.buy([aWalk()]) }
    expect(await read(await open(own))).toBe(words)
    await shop.enter({ pid: 'bo' })
    await expect(open(own)).rejects.toMatchObject(broken('order-unknown'))
    await expect(open({ ...key, orderKey: 'f'.repeat(64) })).rejects.toMatchObject(broken('order-unknown'))
  })

  it('downloads nothing before the order is paid, and nothing that is no file', async () => {
    const { orderId, orderKey } = await shop.checkout([aWalk()])
    await expect(open({ orderId, orderKey })).rejects.toMatchObject({ code: 'not-found' })
    expect(await shown({ orderId, orderKey })).toBeUndefined()
    await expect(open(await bought([posters()]), 'poster')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('reads in the receipt that there is something to download', async () => {
    await bought()
    await bought([posters()])
    const receipts = shop.localMode.state.outbox.filter(({ subject }) => subject.startsWith('Your receipt')).map(({ text }) => text)
    expect(receipts.filter(text => text.includes('download your files'))).toHaveLength(1)
  })

  it('has a link for seven days from the payment, and renews it on the order', async () => {
    const key = await bought()
    const first = await open(key)
    expect(first.link.until).toBe('2027-10-23T18:00:00.000Z')
    await shop.later(6 * day)
    expect(await read(first)).toBe(words)
    expect((await open(key)).link.until).toBe(first.link.until)
    await shop.later(day + 1)
    await expect(read(first)).rejects.toMatchObject(broken('download-over'))
    expect(await shown(key)).toEqual([{ lineId: 'walks', until: first.link.until, isOver: true }])
    const renewed = await open(key)
    expect(renewed.link.until).toBe('2027-10-30T18:01:00.000Z')
    expect(await read(renewed)).toBe(words)
    expect(await shown(key)).toEqual([{ lineId: 'walks', until: renewed.link.until, isOver: false }])
  })

  it('cannot make a link last longer, nor open another line with it', async () => {
    const key = await bought([aWalk(), posters()])
    const found = await open(key)
    for (const change of [{ until: '2028-10-23T18:00:00.000Z' }, { lineId: 'poster' }, { signature: 'f'.repeat(64) }])
      await expect(read({ ...found, link: { ...found.link, ...change } })).rejects.toMatchObject({ code: 'permission-denied' })
  })

  it('downloads nothing once the line is refunded, not even with an earlier link', async () => {
    const key = await bought([aWalk(2), posters()])
    const found = await open(key)
    await shop.refund(key.orderId, [
      { lineId: 'walks', pieces: 1 },
      { lineId: 'poster', pieces: 1 },
    ])
    expect(await read(await open(key))).toBe(words)
    await shop.refund(key.orderId, [{ lineId: 'walks', pieces: 1 }])
    await expect(open(key)).rejects.toMatchObject(broken('download-refunded'))
    await expect(read(found)).rejects.toMatchObject(broken('download-refunded'))
    expect(await shown(key)).toBeUndefined()
  })

  it('is counted each time, and each time is in the audit', async () => {
    const key = await bought()
    await open(key)
    await open(key)
    const id = `${key.orderId}-walks`
    expect(await shop.behind.find(downloads)).toMatchObject([{ id, orderId: key.orderId, lineId: 'walks', productId: 'walks', opened: 2 }])
    const entries = await shop.behind.find(audit, { where: [['entityId', '==', id]] })
    expect(entries).toHaveLength(2)
  })

  it('gets no other file, whatever path the product has', async () => {
    const key = await bought()
    const found = await open(key)
    const record = (await shop.behind.get(products, 'walks'))!
    await shop.context.storage.upload(checkedPath('letters/1.txt'), new Blob(['a letter']), { contentType: 'text/plain' }).done
    await shop.behind.commit(shop.behind.changing(products, record, { file: { ...file, path: 'letters/1.txt' } }))
    await expect(read(found)).rejects.toMatchObject({ code: 'not-found' })
  })
})
