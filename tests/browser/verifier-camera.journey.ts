import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { fileOf } from './build-manifest'
import { arrived, openTab } from './tab'

const [width, height] = [1280, 720]
const folder = mkdtempSync(path.join(tmpdir(), 'camera-'))
/** What the camera sees; Chromium opens it when a page asks for the camera. */
const film = path.join(folder, 'card.y4m')

const readerOfVideos = fileOf('src/ui/camera/read-qr-from-video.ts')
let browser: Browser
beforeAll(async () => {
  const launch = inject('launch')
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  browser = await chromium.launch({ ...launch, args: [...launch.args, ...camera] })
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The brightness of each pixel: the code of the shown card on a gray ground, slightly rotated, as when a hand holds it. */
const seenByCamera = (page: Page): Promise<string> =>
  page
    .getByRole('img', { name: 'The code of your card' })
    .first()
    .evaluate(
      (code, [w, h]) => {
        const canvas = new OffscreenCanvas(w, h)
        const pen = canvas.getContext('2d')!
        pen.fillStyle = '#777'
        pen.fillRect(0, 0, w, h)
        const side = (code as SVGSVGElement).viewBox.baseVal.width
        pen.translate(w / 2, h / 2)
        pen.rotate(0.05)
        pen.scale((h * 0.9) / side, (h * 0.9) / side)
        pen.translate(-side / 2, -side / 2)
        pen.fillStyle = '#f4f4f4'
        pen.fillRect(0, 0, side, side)
        pen.fillStyle = '#181818'
        // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path is drawn, no list is filled
        pen.fill(new Path2D(code.querySelector('path')!.getAttribute('d')!))
        const { data } = pen.getImageData(0, 0, w, h)
        let text = ''
        for (let at = 0; at < data.length; at += 4) text += String.fromCharCode(data[at]!)
        return btoa(text)
      },
      [width, height] as const,
    )

/** A video of one gray picture, in YUV 4:2:0. */
function filmOf(brightness: Buffer): Buffer {
  const frame = Buffer.concat([Buffer.from('FRAME\n'), brightness, Buffer.alloc((width * height) / 2, 128)])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`), frame, frame])
}

describe('a member’s card before the camera of the entrance', () => {
  it('is read, and lets its member in', async () => {
    const { context, page, problems } = await openTab(browser, { as: 'artlover' })
    await page.goto('/dashboard/membership')
    await arrived(page)
    const card = page.getByRole('group', { name: 'Member card' })
    await card.getByRole('button', { name: 'Get the card' }).click()
    await page.getByRole('img', { name: 'The code of your card' }).first().waitFor()
    writeFileSync(film, filmOf(Buffer.from(await seenByCamera(page), 'base64')))

    const loaded: string[] = []
    page.on('response', response => loaded.push(new URL(response.url()).pathname))
    await page.goto('/cpanel/verifier?as=volunteer')
    await arrived(page)
    const scan = page.getByRole('region', { name: 'Card scan' })
    await scan.getByRole('button', { name: 'Scan with the camera' }).waitFor()
    expect(loaded).not.toContain(readerOfVideos)
    await scan.getByRole('button', { name: 'Scan with the camera' }).click()
    await scan.getByText('Good: let them in').waitFor()
    expect(await scan.getByLabel('What the camera sees').count()).toBe(0)
    expect(loaded).toContain(readerOfVideos)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is read by typing where the camera is refused', async () => {
    const { context, page } = await openTab(browser, { as: 'volunteer' })
    await context.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await page.goto('/cpanel/verifier')
    await arrived(page)
    await page.getByRole('button', { name: 'Scan with the camera' }).click()
    await page.getByText('The camera is not allowed here. Type the code, or allow it in the browser.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Code of the card' }).isEnabled()).toBe(true)
    await context.close()
  })
})
