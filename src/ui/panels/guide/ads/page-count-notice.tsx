import { useQuery } from '@tanstack/react-query'
import { fittedPlan, type PlannedAd } from '../../../../domain/ads/flat-plan/flat-plan'
import { PlannedGuidePages } from '../../../../domain/ads/flat-plan/planned-guide-pages'
import { useApp } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { Notice } from '../../../kit/feedback/notice'
import { slotText } from './flat-plan-page'

interface PageCountNoticeProps {
  readonly editionId: string
  /** Pages of the flat plan. */
  readonly pages: number
  readonly plan: readonly PlannedAd[]
  readonly onAccept: (pages: number) => void
}

/**
 * How many pages the guide needs as it is published now, where the flat plan has another number: print and flipbook go by the guide. Says what no
 * longer fits, and where it would go.
 */
export default function PageCountNotice({ editionId, pages, plan, onAccept }: PageCountNoticeProps) {
  const app = useApp()
  // It reads every published text, and the plan is worked with meanwhile.
  const { data: planned } = useQuery({
    queryKey: ['guide', 'planned-pages', editionId, pages],
    queryFn: async () => (await (await app.services()).get(PlannedGuidePages).of(editionId))?.pages.length ?? null,
    staleTime: 60_000,
  })
  if (typeof planned !== 'number' || planned === pages) return null
  const { moves } = fittedPlan(plan, planned)
  return (
    <Notice
      title={`The guide has ${counted(planned, 'page')}`}
      actions={<Button onClick={() => onAccept(planned)}>{moves.length === 0 ? `Plan with ${planned} pages` : 'Accept the new plan'}</Button>}
    >
      <p>This plan has {counted(pages, 'page')}. The printed guide and the flipbook have as many pages as the published guide needs.</p>
      {moves.length > 0 && (
        <>
          <p>{counted(moves.length, 'advertisement does', 'advertisements do')} not fit where it is now. The new plan:</p>
          <ul>
            {moves.map(({ ad: { id, business = 'Advertisement' }, from, to }) => (
              <li key={id}>
                {business}: from page {from.page}{' '}
                {to ? `to page ${to.page}, ${slotText(to.slot)}` : 'off the plan, because no place of its size is free'}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
