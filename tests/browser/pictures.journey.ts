import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cameraName, photograph, placeBytes } from '../support/photograph'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

/** A picture made in the browser: a red area above a blue one. */
async function painted(page: Page, type: 'image/png' | 'image/jpeg', width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([kind, w, h]) => {
      const canvas = document.createElement('canvas')
      canvas.width = w
      canvas.height = h
      const pen = canvas.getContext('2d')!
      pen.fillStyle = '#c01818'
      pen.fillRect(0, 0, w, h * 0.7)
      pen.fillStyle = '#1830c0'
      pen.fillRect(0, h * 0.7, w, h)
      return canvas.toDataURL(kind)
    },
    [type, width, height] as const,
  )
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** A HEIC picture, which this browser cannot open by itself. */
const telephone = readFileSync(new URL('pictures/telephone.heic', import.meta.url))
/** The header of a HEIC file, followed by invalid data. */
const brokenHeic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4096, 7)])

/** The picture that local mode stored last. */
const storedPicture = (page: Page) =>
  page.evaluate(async () => {
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('local-mode')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no database'))
    })
    const files = await new Promise<{ path: string; bytes: ArrayBuffer; contentType: string }[]>((resolve, reject) => {
      const request = opened.transaction('files').objectStore('files').getAll()
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error ?? new Error('no files'))
    })
    opened.close()
    const file = files.find(({ path }) => path.startsWith('pictures/'))!
    const image = await createImageBitmap(new Blob([file.bytes], { type: file.contentType }))
    return { bytes: [...new Uint8Array(file.bytes)], type: file.contentType, width: image.width, height: image.height }
  })

/** The artist signs in with the page that they want: no other page is loaded before. */
async function openWorks(page: Page) {
  await page.goto('/dashboard/artworks?as=artist')
  await arrived(page)
}

async function openForm(page: Page) {
  await openWorks(page)
  await page.getByRole('button', { name: 'Add a work' }).click()
  await page.getByRole('heading', { name: 'A new work' }).waitFor()
}

async function describeWork(page: Page, title: string) {
  await page.getByLabel('The picture in words').fill('A red field over a blue one.')
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Year', { exact: true }).fill('2027')
  await page.getByLabel('Medium').fill('oil on linen')
  await page.getByLabel('Height').fill('24')
  await page.getByLabel('Width').fill('36.5')
  await page.getByLabel('Price in dollars').fill('1450')
}

describe('a picture of a work', () => {
  it('is chosen, described, published, and on the public page after a reload', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText('Choose a picture of the work.').waitFor()
    const file = page.getByLabel('Picture of the work')
    await file.setInputFiles({ name: 'small.png', mimeType: 'image/png', buffer: await painted(page, 'image/png', 400, 300) })
    await page.getByText(/800 pixels or more/).waitFor()
    await file.setInputFiles({ name: 'fields.png', mimeType: 'image/png', buffer: await painted(page, 'image/png', 2400, 1600) })
    await page.getByText('The whole picture, 2,400 × 1,600 pixels: large enough for the printed guide.').waitFor()
    await describeWork(page, 'Field Over Field')
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText('“Field Over Field” is added as a draft. Show it when you are ready.').waitFor()
    await page.getByRole('button', { name: 'Show “Field Over Field”' }).click()
    await page.getByText('Visitors see it now.').waitFor()

    await page.goto('/dashboard')
    await arrived(page)
    await page.getByRole('main').getByRole('link', { name: 'Your public page' }).click()
    await page.waitForURL(/\/artist\//)
    await page.reload()
    await arrived(page)
    const shown = page.getByRole('img', { name: 'A red field over a blue one.' }).first()
    await shown.scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBe(2400)
    expect(await shown.getAttribute('src')).toMatch(/^blob:/)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is stored without position and camera, and is shown upright', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    const taken = photograph(await painted(page, 'image/jpeg', 1600, 1000))
    expect([taken.includes(placeBytes), taken.includes(cameraName)]).toEqual([true, true])
    await page.getByLabel('Picture of the work').setInputFiles({ name: 'taken.jpg', mimeType: 'image/jpeg', buffer: taken })
    await page.getByText(/The whole picture, 1,000 × 1,600 pixels/).waitFor()
    await describeWork(page, 'Taken Outside')
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText(/“Taken Outside” is added/).waitFor()
    const stored = await storedPicture(page)
    const bytes = Buffer.from(stored.bytes)
    expect([stored.width, stored.height, stored.type]).toEqual([1000, 1600, 'image/webp'])
    expect([placeBytes, cameraName, 'Exif', 'EXIF', 'GPS'].map(trace => bytes.includes(trace))).toEqual([false, false, false, false, false])
    expect(problems).toEqual([])
    await context.close()
  })

  it('that lies on its side is turned by button and key, with the part that was chosen', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    const buffer = await painted(page, 'image/png', 2400, 1600)
    await page.getByLabel('Picture of the work').setInputFiles({ name: 'fields.png', mimeType: 'image/png', buffer })
    await page.getByText(/The whole picture, 2,400 × 1,600 pixels/).waitFor()
    await page.getByRole('button', { name: 'Turn right' }).click()
    await page.getByText(/The whole picture, 1,600 × 2,400 pixels/).waitFor()
    await page.getByRole('button', { name: 'Crop to the work' }).click()
    const edge = page.getByLabel(/Left edge/)
    await edge.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight')
    await page.getByText(/A part of it/).waitFor()
    const size = /([\d,]+) × ([\d,]+) pixels/.exec((await page.getByText(/A part of it/).textContent())!)!
    await page.keyboard.press('Shift+R')
    await page.getByText(`A part of it, ${size[2]} × ${size[1]} pixels`, { exact: false }).waitFor()
    await describeWork(page, 'Turned')
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText(/“Turned” is added/).waitFor()
    const stored = await storedPicture(page)
    expect([stored.width, stored.height].map(side => side.toLocaleString('en-US'))).toEqual([size[2], size[1]])
    expect(problems).toEqual([])
    await context.close()
  })

  it('is kept with the input when the network fails, and sent with the next try', async () => {
    const { context, page } = await openSeasonTab()
    await openForm(page)
    await page
      .getByLabel('Picture of the work')
      .setInputFiles({ name: 'fields.png', mimeType: 'image/png', buffer: await painted(page, 'image/png', 2400, 1600) })
    await page.getByText(/The whole picture/).waitFor()
    await describeWork(page, 'Field In A Storm')
    const network = page.getByLabel('Network fails')
    if (!(await network.isVisible())) await page.getByText('Local mode').first().click()
    await network.check()
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).waitFor()
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('Field In A Storm')
    await page.getByText('The whole picture, 2,400 × 1,600 pixels', { exact: false }).waitFor()
    await network.uncheck()
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText(/“Field In A Storm” is added/).waitFor()
    await context.close()
  })

  it('in HEIC format is opened, shown and stored like others', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    await page.getByLabel('Picture of the work').setInputFiles({ name: 'IMG_0413.HEIC', mimeType: 'image/heic', buffer: telephone })
    await page.getByText('The whole picture, 1,200 × 900 pixels', { exact: false }).waitFor()
    await describeWork(page, 'Door at Noon')
    await page.getByRole('button', { name: 'Add this work' }).click()
    await page.getByText(/“Door at Noon” is added/).waitFor()
    const stored = await storedPicture(page)
    expect([stored.width, stored.height, stored.type]).toEqual([1200, 900, 'image/webp'])
    expect(problems).toEqual([])
    await context.close()
  })

  it('in HEIC format that cannot be opened is refused with advice, whatever its name', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    for (const [name, mimeType] of [
      ['IMG_0412.HEIC', 'image/heic'],
      ['IMG_0412.jpg', 'image/jpeg'],
    ] as const) {
      await page.getByLabel('Picture of the work').setInputFiles({ name, mimeType, buffer: brokenHeic })
      await page.getByText('We could not open this HEIC picture.', { exact: false }).waitFor()
    }
    await page.getByLabel('Picture of the work').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
    await page.getByText('This browser cannot open the file.', { exact: false }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('gets further pictures with their texts, in the artist’s order, and all are shown', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openWorks(page)
    const edit = page.getByRole('button', { name: /^Edit “/ }).first()
    const title = /“(.*)”/.exec((await edit.getAttribute('aria-label'))!)![1]!
    await edit.click()
    await page.getByRole('button', { name: 'Add a picture' }).click()
    // The picture finishes opening only after the form was sent, as a large one does on a slow phone.
    await page.evaluate(() => {
      const open = createImageBitmap
      const sent = new Promise(resolve => document.addEventListener('submit', resolve, { once: true }))
      const openLater = (file: Blob, options?: ImageBitmapOptions) => sent.then(() => open(file, options))
      Object.assign(window, { createImageBitmap: openLater })
    })
    await page
      .getByLabel('Picture of the work')
      .setInputFiles({ name: 'detail.png', mimeType: 'image/png', buffer: await painted(page, 'image/png', 1600, 1200) })
    await page.getByRole('textbox', { name: 'The picture in words' }).fill('A detail: red over blue.')
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await page.getByText('The picture is there.').waitFor()
    await page.getByText('Visitors see it now.').waitFor()
    await page.getByRole('button', { name: 'Move picture 2 up' }).press('Enter')
    await page.getByText('It is the main picture now.').waitFor()
    await page.getByText('Visitors see it now.').waitFor()
    await page.goto('/art/first')
    await arrived(page)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page
      .getByRole('button', { name: `Zoom in on ${title}`, exact: true })
      .getByRole('img', { name: 'A detail: red over blue.' })
      .waitFor()
    await page.getByRole('list', { name: 'More pictures of this work' }).getByRole('button').first().click()
    await page.getByRole('dialog', { name: `${title}, picture 2` }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is cropped by keyboard, and the crop can be removed', async () => {
    const { context, page, problems } = await openSeasonTab()
    await openForm(page)
    await page
      .getByLabel('Picture of the work')
      .setInputFiles({ name: 'fields.png', mimeType: 'image/png', buffer: await painted(page, 'image/png', 2400, 1600) })
    await page.getByRole('button', { name: 'Crop to the work' }).click()
    await page.getByLabel(/Left edge/).focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('Shift+ArrowRight')
    await page.getByText(/A part of it, [\d,]+ × 1,600 pixels/).waitFor()
    await page.getByRole('button', { name: 'Keep the whole picture' }).click()
    await page.getByText('The whole picture, 2,400 × 1,600 pixels', { exact: false }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
