import { planGuidePages } from '../../../../src/domain/guide/pages/plan-guide-pages'
import { usualTrim } from '../../../../src/domain/guide/prepress/print-slots'
import { drawInWorker } from '../../../../src/ui/printed-guide/draw-in-worker'
import { largeEdition } from '../../../support/large-edition'

/** What the page did meanwhile. */
interface Frames {
  readonly seconds: number
  readonly frames: number
  /** Milliseconds between two frames, the longest. */
  readonly longest: number
}

declare global {
  interface Window {
    /** Prints a guide of 800 listings in the product's own worker. */
    print800(): Promise<Frames & { readonly pages: number; readonly kilobytes: number }>
    rest(seconds: number): Promise<Frames>
  }
}

const progress = document.querySelector('progress')!
const organisation = { name: 'Open Studios', sponsors: [] }

window.print800 = async () => {
  const guide = largeEdition(800, 2600)
  const pages = planGuidePages({ guide, organisation, details: new Map(), articleTexts: new Map(), adPages: [] })
  const drawn = { guide, organisation, pages, trim: usualTrim, pictures: new Map<string, Uint8Array>() }
  const made = drawInWorker(drawn, page => (progress.value = page / pages.length), new AbortController().signal)
  const frames = await framesUntil(made)
  return { ...frames, pages: pages.length, kilobytes: Math.round((await made)!.file.length / 1000) }
}
window.rest = seconds => framesUntil(new Promise(resolve => setTimeout(resolve, seconds * 1000)))

async function framesUntil(end: Promise<unknown>): Promise<Frames> {
  const times: number[] = []
  let isOver = false
  const each = (now: number) => {
    times.push(now)
    if (!isOver) requestAnimationFrame(each)
  }
  const began = performance.now()
  requestAnimationFrame(each)
  await end
  isOver = true
  const seconds = (performance.now() - began) / 1000
  return { seconds, frames: times.length, longest: Math.max(0, ...times.slice(1).map((time, i) => time - times[i]!)) }
}
