import { Suspense, useState } from 'react'
import { VisitCounter } from '../../../domain/analytics/visit-counter'
import { useService } from '../../app-services/app-context'
import { Choice } from '../../kit/controls/choice'
import { useInBrowser } from '../../kit/use-in-browser'
import css from './policy-view.module.css'

/** What is counted about a visit, and the switch to turn it off. The choice is stored on this device only, so only the text is prerendered. */
export function VisitCountingSetting() {
  return (
    <section className={css.counted} aria-labelledby="counted-visits">
      <h2 id="counted-visits">Counted visits</h2>
      <p>
        We count which pages are opened, by address and title, how many results a search has, and how often a work or an event is saved. We store the
        words of a search without results once five others searched the same. We count no name, email or postal address. A browser that asks for
        privacy (Global Privacy Control, Do Not Track) sends nothing.
      </p>
      {useInBrowser() && (
        <Suspense fallback={null}>
          <OptOut />
        </Suspense>
      )}
    </section>
  )
}

function OptOut() {
  const views = useService(VisitCounter)
  const [isOptedOut, setShown] = useState(views.isOptedOut)
  const choose = (out: boolean) => {
    views.setOptedOut(out)
    setShown(out)
  }
  return (
    <Choice
      legend="Counted visits on this device"
      quiet
      several
      value={isOptedOut ? ['out'] : []}
      options={[{ value: 'out', label: 'Do not count my visits on this device' }]}
      onChange={value => choose(value.length > 0)}
    />
  )
}
