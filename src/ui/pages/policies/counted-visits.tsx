import { Suspense, useState } from 'react'
import { Visits } from '../../../domain/analytics/visits'
import { useService } from '../../app-services/app'
import { Choice } from '../../kit/controls/choice'
import { useInBrowser } from '../../kit/in-browser'
import css from './policy-view.module.css'

/** What is counted of a visit, and the switch against it. What is chosen is known to this device alone, so only the words are prerendered. */
export function CountedVisits() {
  return (
    <section className={css.counted} aria-labelledby="counted-visits">
      <h2 id="counted-visits">Counted visits</h2>
      <p>
        We count which pages are opened, by their address and title, how many answers a search has, and how often a work or an event is saved. The
        words of a search that found nothing are kept once five others have asked the same. No name, e-mail or postal address is in it. Nothing is
        sent from a browser that asks for privacy (Global Privacy Control, Do Not Track).
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
  const views = useService(Visits)
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
