import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { adOrders } from '../../../../domain/ads/ad-orders.collection'
import { freePlaces, type PlanPlace, plannedAd, spreads } from '../../../../domain/ads/flat-plan/flat-plan'
import { flatPlans, usualPages } from '../../../../domain/ads/flat-plan/flat-plans.collection'
import { moveAd, publishAds, setPlanPages } from '../../../../domain/ads/pipeline/manage-ads.contract'
import { adSpaceText } from '../../../../domain/ads/pricing/ad-price-table'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { saveFile } from '../../../app-services/save-file'
import { zipFiles } from '../../../app-services/zip-files'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { recordQuery, recordsQuery } from '../../../queries/record.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { type EditionBodyProps, editionPanel } from '../edition-choice'
import { collectArt } from './collect-art'
import css from './flat-plan.module.css'
import { FlatPlanPage, slotText } from './flat-plan-page'

/** Downloaded after the plan: it reads the whole published guide. */
const PageCountNotice = lazy(() => import('./page-count-notice'))

/** The pages of an edition with their advertisements: choose one, then a free place, or drag it there. */
export default editionPanel('Advertisements belong to an edition.', function FlatPlan({ edition }: EditionBodyProps) {
  const app = useApp()
  const callables = useService(Callables)
  const { may } = usePanelContext()
  const outcome = useOutcome()
  const [search] = useSearchParams()
  const [chosenId, setChosen] = useState<string | undefined>(search.get('ad') ?? undefined)
  const orders = useLiveQuery(recordsQuery(app, adOrders, { where: [['editionId', '==', edition.id]] }))
  const { pages, turns } = useLiveQuery(recordQuery(app, flatPlans, edition.id)) ?? { pages: usualPages, turns: 0 }
  const [wanted, setWanted] = useState<string>()
  const maySet = may(moveAd.access)
  const isMovable = (id: string) => maySet && ['approved', 'placed'].includes(orders.find(one => one.id === id)?.status ?? '')
  const plan = orders.map(plannedAd)
  const chosen = chosenId !== undefined && isMovable(chosenId) ? orders.find(({ id }) => id === chosenId) : undefined
  const free = chosen ? freePlaces(plannedAd(chosen), plan, pages) : []
  const waiting = orders.filter(({ status }) => status === 'approved')
  const placed = orders.filter(({ status, flatPlan }) => flatPlan && (status === 'placed' || status === 'published'))
  // The pressed button is gone once the advertisement has moved: by keyboard one goes on from where it is then.
  const moved = useRef<{ readonly id: string; readonly to: string | undefined }>(undefined)
  useEffect(() => {
    const { id, to } = moved.current ?? {}
    const ad = chosenId === undefined ? orders.find(one => one.id === id) : undefined
    if (!ad || placeKey(ad.flatPlan) !== to) return
    moved.current = undefined
    document.querySelector<HTMLElement>(`[data-ad="${id}"]`)?.focus({ preventScroll: true })
  })
  const place = ({ page, slot }: PlanPlace) => {
    if (!chosen) return
    const { id, business = 'Advertisement' } = chosen
    moved.current = { id, to: placeKey({ page, slot }) }
    void outcome.run('Placing…', async () => {
      await callables.call(moveAd, { adId: id, event: 'place', page, slot })
      setChosen(undefined)
      return { message: `${business}: page ${page}, ${slotText(slot)}.` }
    })
  }
  const remove = (adId: string) =>
    void outcome.run('Taking it off…', async () => {
      await callables.call(moveAd, { adId, event: 'remove' })
      moved.current = { id: adId, to: undefined }
      setChosen(undefined)
      return { message: 'Taken off the plan. It waits for another place.' }
    })
  const collect = () =>
    void outcome.run('Collecting the artwork…', async onProgress => {
      const { art, files } = await collectArt(callables, placed, (done, total) => onProgress({ done, total }))
      saveFile(await zipFiles(files), `advertisements-${edition.id}.zip`)
      return { message: `${counted(art, 'file')} collected, with a list of them.` }
    })
  const publish = () =>
    void outcome.run('Publishing…', async () => {
      const { published } = await callables.call(publishAds, { editionId: edition.id })
      return { message: `${counted(published, 'advertisement')} published.` }
    })
  const resize = (to: number, seen?: number) =>
    void outcome.run('Saving…', async () => {
      await callables.call(setPlanPages, { editionId: edition.id, pages: to, ...(seen !== undefined && { seen }) })
      setWanted(undefined)
      return { message: `The plan has ${counted(to, 'page')}.` }
    })
  return (
    <>
      <div className={css.bar}>
        <TextField
          label="Pages of the guide"
          inputMode="numeric"
          value={wanted ?? String(pages)}
          disabled={!maySet}
          onChange={event => setWanted(event.currentTarget.value)}
        />
        {wanted !== undefined && Number(wanted) !== pages && <Button onClick={() => resize(Number(wanted))}>Save number of pages</Button>}
        <Button disabled={placed.length === 0} onClick={collect}>
          Download the artwork as ZIP
        </Button>
        {maySet && (
          <Button disabled={placed.length === 0} onClick={publish}>
            Publish {counted(placed.length, 'advertisement')}
          </Button>
        )}
      </div>
      <OutcomeLine outcome={outcome} />
      {maySet && (
        <Suspense fallback={null}>
          <PageCountNotice editionId={edition.id} pages={pages} plan={plan} onAccept={to => resize(to, turns)} />
        </Suspense>
      )}
      <section aria-label="Waiting for a place">
        <h3>Waiting for a place</h3>
        {waiting.length === 0 ? (
          <p>Every approved advertisement has its place.</p>
        ) : (
          <ul className={css.waiting}>
            {waiting.map(ad => (
              <li key={ad.id}>
                <button
                  type="button"
                  className={css.chip}
                  data-ad={ad.id}
                  draggable={maySet}
                  disabled={!maySet}
                  aria-pressed={ad.id === chosenId}
                  onDragStart={() => setChosen(ad.id)}
                  onClick={() => setChosen(ad.id === chosenId ? undefined : ad.id)}
                >
                  {ad.business ?? 'Advertisement'}, {adSpaceText(ad)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {chosen && (
        <p role="status">
          {chosen.business}: {free.length === 0 ? 'there is no free place of this size.' : `choose one of ${counted(free.length, 'free place')}.`}{' '}
          {chosen.status === 'placed' && <Button onClick={() => remove(chosen.id)}>Take it off the plan</Button>}{' '}
          <Button onClick={() => setChosen(undefined)}>Cancel</Button>
        </p>
      )}
      <ul className={css.spreads}>
        {spreads(pages).map(spread => (
          <li key={spread[0]} className={css.spread}>
            {spread.map(page => (
              <FlatPlanPage
                key={page}
                page={page}
                pages={pages}
                ads={plan.filter(({ flatPlan }) => flatPlan?.page === page)}
                chosen={chosen?.id}
                free={free.filter(one => one.page === page)}
                isMovable={isMovable}
                onChoose={setChosen}
                onPlace={place}
              />
            ))}
          </li>
        ))}
      </ul>
    </>
  )
})

const placeKey = (place: PlanPlace | undefined) => place && `${place.page} ${place.slot}`
