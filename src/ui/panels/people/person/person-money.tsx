import { useState } from 'react'
import { type PersonMoney, readPersonMoney } from '../../../../domain/contacts/read-person-money.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { Time } from '../../../kit/time/time'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import css from './person.module.css'

/** What a person paid and gave. Shown on request only, because each look is noted in the audit. */
export function PersonMoneyPart({ personId }: { readonly personId: string }) {
  const callables = useService(Callables)
  const { tz } = usePanelContext()
  const outcome = useOutcome()
  const [money, setMoney] = useState<PersonMoney>()
  const show = () =>
    void outcome.run('Reading…', async () => {
      const read = await callables.call(readPersonMoney, { personId })
      setMoney(read)
      return { message: `${read.lines.length === 0 ? 'No payment and no gift' : `${read.lines.length} entries`}. The audit notes that you looked.` }
    })
  return (
    <section aria-labelledby="person-money">
      <h3 id="person-money">Money</h3>
      <OutcomeLine outcome={outcome} />
      {!money && (
        <Button size="s" onClick={show}>
          Show what they paid and gave
        </Button>
      )}
      {money && money.lines.length > 0 && (
        <>
          <p>{moneyOf({ cents: money.givenCents })} given so far.</p>
          <ul className={css.timeline}>
            {money.lines.map(({ kind, ref, at, title, cents, status }) => (
              <li key={`${kind} ${ref}`}>
                <Time at={at.length === 10 ? `${at}T12:00:00Z` : at} tz={at.length === 10 ? 'UTC' : tz} show="day" short year />
                <span>
                  {title}: {moneyOf({ cents })}, {status}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
