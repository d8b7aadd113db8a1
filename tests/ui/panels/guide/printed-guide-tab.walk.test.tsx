// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawGuide } from '../../../../src/ui/printed-guide/draw/draw-guide'
import type { DrawnGuide } from '../../../../src/ui/printed-guide/draw/drawn-guide'
import type { DrawingNews } from '../../../../src/ui/printed-guide/draw-in-worker'
import { press } from '../../../support/drawing/press'
import { memoryApp } from '../../../support/memory-app'
import { printFonts } from '../../../support/printed-guide/fonts'

let isEnded = false
let isStuck = false

/** The simulated document has no workers: this one draws in the same thread. */
class PrintingWorker extends EventTarget {
  async postMessage(guide: DrawnGuide): Promise<void> {
    const tell = (data: DrawingNews) => isEnded || this.dispatchEvent(new MessageEvent('message', { data }))
    tell({ page: 3 })
    if (!isStuck) tell({ made: await drawGuide(guide, printFonts()) })
  }
  terminate(): void {
    isEnded = true
  }
}

beforeEach(() => {
  isEnded = false
  isStuck = false
  vi.stubGlobal('Worker', PrintingWorker)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The files that were saved, by their names. */
function savedFiles(): readonly string[] {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

const begin = async () => {
  const saved = savedFiles()
  const app = await memoryApp({ as: 'guideadmin' })
  await app.visit('/cpanel/guideindexer?edition=2027&view=print')
  const form = within(await screen.findByRole('region', { name: 'Make the printed guide' }))
  await userEvent.click(await form.findByRole('checkbox', { name: 'With pictures' }))
  await press('Preview changes', form)
  await screen.findByText(/a multiple of four, as sheets are folded/)
  await press(/^Make PDF of \d+ pages$/)
  return saved
}

it('staff see the pages before they make the PDF, and have it in their downloads', async () => {
  const saved = await begin()
  await screen.findByText(/^The PDF with \d+ pages is in your downloads\.$/, undefined, { timeout: 20_000 })
  expect(saved).toEqual(['guide-2027.pdf'])
  expect(isEnded).toBe(true)
})

it('staff see how far it is and can cancel: the worker ends, and no PDF is saved', async () => {
  isStuck = true
  const saved = await begin()
  await screen.findByText(/^3 of \d+\. /)
  await press('Cancel')
  await screen.findByText('You canceled. No PDF was made.')
  await screen.findByRole('heading', { name: 'Make the printed guide: canceled' })
  expect(isEnded).toBe(true)
  expect(saved).toEqual([])
})
