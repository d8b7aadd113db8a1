// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { bench, describe } from 'vitest'
import type { GuidePage } from '../../../src/domain/guide/pages/guide-page-types'
import { planGuidePages } from '../../../src/domain/guide/pages/plan-guide-pages'
import { usualTrim } from '../../../src/domain/guide/prepress/print-slots'
import { printedHours } from '../../../src/ui/blocks/days-and-hours-text'
import { drawGuide } from '../../../src/ui/printed-guide/draw/draw-guide'
import { largeEdition } from '../../support/large-edition'
import { printFonts } from '../../support/printed-guide/fonts'

const guide = largeEdition(800, 2600)
const organisation = { name: 'Open Studios', sponsors: [] }
const plan = () => planGuidePages({ guide, organisation, details: new Map(), articleTexts: new Map(), adPages: [] })
const fonts = printFonts()
const pages = plan()

/** What the cards and the indexes say, line by line. */
const linesOn = (page: GuidePage): readonly string[] => {
  if (page.kind === 'listings')
    return page.rows
      .flat()
      .flatMap(card => [
        `${card.number} ${card.name}`,
        card.media.join(', '),
        card.address ?? '',
        ...printedHours(card.openings).map(({ days, hours }) => `${days}: ${hours}`),
        card.blurb,
      ])
  if (page.kind === 'index')
    return page.columns.flat().map(line => ('heading' in line ? line.heading : `${line.text} ${line.numbers.join(', ')} ${line.pages.join(', ')}`))
  return []
}
const lines = pages.map(linesOn)

const options = { iterations: 3, time: 0, warmupIterations: 0, warmupTime: 0 }

describe('the printed guide of 800 listings', () => {
  bench(
    'ours: planned, drawn, tagged',
    async () => void (await drawGuide({ guide, organisation, pages: plan(), trim: usualTrim, pictures: new Map() }, fonts)),
    options,
  )
  bench(
    'pdfkit writing the same lines on as many pages, and nothing else',
    async () => {
      const doc = new PDFDocument({ autoFirstPage: false, font: null as unknown as string, size: [414, 630], margin: 36 })
      doc.registerFont('text', fonts.text as unknown as ArrayBuffer)
      const ended = new Promise<void>(done => doc.on('data', () => undefined).on('end', done))
      for (const own of lines) {
        doc.addPage().font('text').fontSize(4)
        for (const line of own) if (line !== '') doc.text(line, { width: 342, height: 8, ellipsis: true })
      }
      doc.end()
      await ended
    },
    options,
  )
})
