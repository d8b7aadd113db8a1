import acts from '../../event-form/acts.module.css'
import { Button } from '../../kit/button'
import { counted } from '../../kit/counted'
import { Notice } from '../../kit/feedback/notice'
import { Time } from '../../kit/time/time'
import { peopleIn } from './check-in-code-result'
import { outcomeText } from './check-in-texts'
import css from './event-check-in.module.css'
import type { CheckIn } from './use-check-in'

interface CheckInProgressProps {
  readonly door: CheckIn
  readonly list: NonNullable<CheckIn['list']>
}

/** How many are in, how old the list is, what waits on this device, and what the server decided otherwise. */
export function CheckInProgress({ door, list }: CheckInProgressProps) {
  const { guests, tz, at, until } = list
  const there = peopleIn(guests, 'attended')
  return (
    <>
      {list.isCanceled && (
        <Notice tone="bad" title="This event is canceled.">
          Its codes let nobody in.
        </Notice>
      )}
      <p>
        {there} of {counted(there + peopleIn(guests, 'going'), 'person', 'people')} {there === 1 ? 'is' : 'are'} in.
      </p>
      <p className={css.quiet}>
        {door.isReached ? 'List of ' : 'You are offline. This is the list of '}
        <Time at={at} tz={tz} show="time" />. This device deletes it on <Time at={until} tz={tz} />.
      </p>
      {door.waiting > 0 && (
        <div className={acts.acts}>
          <p>{counted(door.waiting, 'scan waits', 'scans wait')} on this device.</p>
          <Button onClick={() => void door.catchUp()}>Send now</Button>
        </div>
      )}
      {door.news.length > 0 && (
        <Notice tone="bad" title="Some scans were not counted.">
          <ul>
            {door.news.map(outcome => (
              <li key={outcome.offlineId}>{outcomeText(outcome, guests, tz)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
