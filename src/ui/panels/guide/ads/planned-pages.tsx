import { useQuery } from '@tanstack/react-query'
import { PlannedGuide } from '../../../../domain/ads/flat-plan/planned-guide'
import { useApp } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'

interface PlannedPagesProps {
  readonly editionId: string
  /** Pages of the flat plan. */
  readonly pages: number
  readonly onTake: (pages: number) => void
}

/** How many pages the guide needs as it is published now, where the flat plan has another number: print and flipbook go by the guide. */
export default function PlannedPages({ editionId, pages, onTake }: PlannedPagesProps) {
  const app = useApp()
  // It reads every published text, and the plan is worked with meanwhile.
  const { data: planned } = useQuery({
    queryKey: ['guide', 'planned-pages', editionId, pages],
    queryFn: async () => (await (await app.services()).get(PlannedGuide).of(editionId))?.pages.length ?? null,
    staleTime: 60_000,
  })
  if (typeof planned !== 'number' || planned === pages) return null
  return (
    <Notice title={`The guide has ${counted(planned, 'page')}`} actions={<Button onClick={() => onTake(planned)}>Plan with {planned} pages</Button>}>
      This plan has {counted(pages, 'page')}. Print and flipbook have as many pages as what is published needs.
    </Notice>
  )
}
