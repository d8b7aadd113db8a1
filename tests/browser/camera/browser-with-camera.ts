import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { fileOf } from '../build-manifest'
import { openSeasonTab } from '../season-tab'
import type { TabOptions } from '../tab'

const [width, height] = [1280, 720]

/**
 * The files that a page has loaded. `settled` waits until the clock's work of local mode has come, too: it begins five seconds after a page, and
 * without a network its files could not come.
 */
export function loadedFiles(page: Page) {
  const loaded: string[] = []
  page.on('response', response => loaded.push(new URL(response.url()).pathname))
  const settled = async () => {
    await expect.poll(() => loaded).toContain(fileOf('src/domain/jobs.ts'))
    await page.waitForLoadState('networkidle')
  }
  return { loaded, settled }
}

/** Browsers whose camera sees the code that was last shown to it. For one test file. */
export function browserWithCamera() {
  const folder = mkdtempSync(path.join(tmpdir(), 'camera-'))
  /** What the camera sees; Chromium opens it when a page asks for the camera. */
  const film = path.join(folder, 'card.y4m')
  const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    open: (options: TabOptions) => openSeasonTab({ ...options, args }),
    /** Holds a drawn code before the camera. */
    show: async (code: Locator) => writeFileSync(film, filmOf(Buffer.from(await seenByCamera(code), 'base64'))),
  }
}

/** The brightness of each pixel: the code of the shown card on a gray ground, slightly rotated, as when a hand holds it. */
const seenByCamera = (drawn: Locator): Promise<string> =>
  drawn.evaluate(
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
