import { drawGuide } from './draw/draw-guide'
import type { DrawnGuide } from './draw/drawn-guide'
import type { DrawingNews } from './draw-in-worker'
import { loadPrintFonts } from './print-fonts'

/** Draws the printed guide beside the page, which stays as quick as before. */
self.addEventListener('message', ({ data }: MessageEvent<DrawnGuide>) => void draw(data))

/** Milliseconds between two messages: the page draws its progress with each of them. */
const pause = 200

async function draw(guide: DrawnGuide): Promise<void> {
  try {
    let told = 0
    const made = await drawGuide(guide, await loadPrintFonts(), page => {
      const now = performance.now()
      if (now - told < pause) return
      told = now
      tell({ page })
    })
    tell({ made }, [made.file.buffer as ArrayBuffer])
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) })
  }
}

const tell = (news: DrawingNews, transferred: Transferable[] = []) => postMessage(news, { transfer: transferred })
