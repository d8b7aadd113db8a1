import { useState } from 'react'
import { type PersonMoney, readPersonMoney } from '../../../../domain/contacts/read-person-money.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { moneyOf } from '../../../kit/format-money'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { Timeline } from '../../engine/record/timeline'

/** A person's payments and gifts. Loaded on request only, because each access is audited. */
export function PersonMoneyPart({ personId }: { readonly personId: string }) {
  const callables = useService(Callables)
  const outcome = useOutcome()
  const [money, setMoney] = useState<PersonMoney>()
  const show = () =>
    void outcome.run('Loading…', async () => {
      const read = await callables.call(readPersonMoney, { personId })
      setMoney(read)
      return { message: `${moneyOf({ cents: read.givenCents })} given so far. The audit notes that you looked.` }
    })
  const entries = money?.lines.map(({ kind, ref, at, title, cents, status }) => ({
    id: ref,
    kind,
    at: new Date(at.length === 10 ? `${at}T12:00:00Z` : at),
    title: `${title}: ${moneyOf({ cents })}`,
    detail: status,
  }))
  return (
    <div>
      <OutcomeLine outcome={outcome} />
      {entries ? (
        <Timeline title="Money" entries={entries} empty="No payments and no gifts." />
      ) : (
        <Button size="s" onClick={show}>
          Show what they paid and gave
        </Button>
      )}
    </div>
  )
}
