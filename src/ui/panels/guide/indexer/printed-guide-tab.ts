import { PlannedGuidePages, type PlannedPages } from '../../../../domain/ads/flat-plan/planned-guide-pages'
import type { GuidePage } from '../../../../domain/guide/pages/guide-page-types'
import type { Services } from '../../../../domain/shared/functions/service'
import { boolean } from '../../../../domain/shared/records/fields'
import { scope } from '../../../../domain/shared/records/policy'
import { saveFile } from '../../../app-services/save-file'
import { counted } from '../../../kit/counted'
import { runPanel } from '../../engine/run/run-panel'
import { type PlannedRow, type RunPlan, type RunSpec, runOf } from '../../engine/run/run-spec'
import { useEdition } from '../use-edition'

interface PageRow extends PlannedRow {
  readonly page: number
  readonly title: string
}
interface PagesPlan extends RunPlan<PageRow> {
  readonly planned?: PlannedPages
}

const fields = { hasPictures: boolean('With pictures') }

/** The print-ready PDF: its pages are seen as a list before it is made. */
export default runPanel(() => specOf(useEdition()?.id))

const specOf = (editionId: string | undefined): RunSpec => ({
  runs: {
    print: runOf<typeof fields, PagesPlan>({
      title: 'Make the printed guide',
      purpose:
        'A PDF for the printer: bleed of 0.125 in, embedded fonts, bookmarks and tags. It is made of what is published, and of the ads by the flat plan.',
      rule: scope('guide'),
      choose: { fields, begin: { hasPictures: true } },
      plan: (_, services) => planOf(editionId, services),
      planned: [
        { name: 'page', label: 'Page', kind: 'number', value: ({ page }) => page, width: 100 },
        { name: 'title', label: 'Title', value: ({ title }) => title },
      ],
      cancelUndoes: true,
      label: (_, { toWrite }) => `Make PDF of ${counted(toWrite, 'page')}`,
      run: async ({ input, plan: { planned }, signal, onProgress }, services) => {
        const { printGuide } = await import('../../../printed-guide/print-guide')
        const made = await printGuide(planned!, services, { hasPictures: input.hasPictures, signal, onProgress })
        if (!made) return { outcome: 'canceled', message: 'You canceled. No PDF was made.' }
        saveFile(new Blob([made.file as Uint8Array<ArrayBuffer>], { type: 'application/pdf' }), `guide-${editionId}.pdf`)
        return {
          message: `The PDF with ${counted(planned!.pages.length, 'page')} is in your downloads.`,
          left: made.findings.map(finding => ({ name: 'Check', reason: finding })),
        }
      },
    }),
  },
})

async function planOf(editionId: string | undefined, services: Services): Promise<PagesPlan> {
  const planned = editionId === undefined ? undefined : await services.get(PlannedGuidePages).of(editionId)
  if (!planned) return { rows: [], toWrite: 0, refused: 'Publish the guide of this edition first.' }
  const { pages, ads } = planned
  const moved = pages
    .filter(page => page.kind === 'ad')
    .filter(page => page.places.some(({ orderId }) => orderId) && page.planned !== page.number && page.number < pages.length)
  return {
    planned,
    rows: pages.map(page => ({ id: String(page.number), page: page.number, outcome: kindTexts[page.kind], title: titleOf(page) })),
    toWrite: pages.length,
    notes: [
      `${counted(pages.length, 'page')}: a multiple of four, as sheets are folded. ${counted(ads.length, 'ad')} placed.`,
      ...moved.map(({ number, planned: wanted }) => `The flat plan’s page ${wanted} for ads is page ${number}, because the guide ends before it.`),
    ],
  }
}

const kindTexts: Readonly<Record<GuidePage['kind'], string>> = {
  cover: 'cover',
  contents: 'contents',
  chapter: 'chapter',
  map: 'map',
  listings: 'listings',
  article: 'article',
  events: 'events',
  ad: 'ads',
  index: 'index',
  sponsors: 'sponsors',
  imprint: 'imprint',
  blank: 'notes',
}

const titleOf = (page: GuidePage): string =>
  'title' in page ? page.title : page.kind === 'cover' ? `${page.side === 'front' ? 'Front' : 'Back'} cover` : ''
