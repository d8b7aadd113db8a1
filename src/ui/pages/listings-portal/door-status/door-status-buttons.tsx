import { useState } from 'react'
import { doorStatusNow, timesLeft } from '../../../../domain/guide/door-status/door-status-now'
import type { Door } from '../../../../domain/guide/door-status/door-statuses-of-day'
import type { DoorTap } from '../../../../domain/guide/door-status/set-door-status.contract'
import type { CardOpening } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { useApp, useService } from '../../../app-services/app-context'
import { openState } from '../../../blocks/days-and-hours-text'
import { doorStatusText } from '../../../door-status/door-status-text'
import { sendDoorStatuses, setDoorStatusLater, unsentDoorStatuses } from '../../../door-status/unsent-door-statuses'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { wallClockTime } from '../../../kit/time/format-time'
import type { OwnListing } from '../../../listings-portal/portal.queries'
import css from './door-status.module.css'

interface DoorStatusButtonsProps {
  readonly listing: OwnListing
  readonly openings: readonly CardOpening[]
  readonly said: Door | undefined
  readonly at: LocalMoment
}

/** One studio's door: how it stands, and a button for each thing that may be said of it. */
export function DoorStatusButtons({ listing, openings, said, at }: DoorStatusButtonsProps) {
  const app = useApp()
  const clock = useService(WallClock)
  const waiting = unsentDoorStatuses.useStored().find(({ listingId }) => listingId === listing.id)
  const times = timesLeft(openings, at)
  const [chosen, choose] = useState<string>()
  const until = chosen !== undefined && times.includes(chosen) ? chosen : (times[1] ?? times[0])
  const { error, run } = useAction()
  const shown = waiting ? { day: said?.day ?? at.date, ...waiting, until: 'until' in waiting ? waiting.until : undefined } : said
  const standing = shown && doorStatusNow(openings, shown, at)
  const state = standing ? doorStatusText(standing) : openState({ openings }, at)

  const say = (what: Pick<DoorTap, 'state'> & { readonly until?: string | undefined }) => {
    setDoorStatusLater({ listingId: listing.id, at: clock.now().toISOString(), ...what } as DoorTap)
    void run(() => sendDoorStatuses(app))
  }
  const kind = shown?.state
  return (
    <div className={css.door} role="group" aria-label={`Door of ${listing.displayName}`}>
      <h3>
        <bdi>{listing.displayName}</bdi>
      </h3>
      <p role="status">
        <strong>{state.words}</strong>
        {said?.state === 'unopened' && !waiting && ' · you have not opened it yet'}
        {waiting && ' · on this device, sent when you are connected'}
      </p>
      <div className={css.buttons}>
        <Button look={kind === 'open' ? 'set' : 'main'} onClick={() => say({ state: 'open' })}>
          We are open
        </Button>
        <Button look={kind === 'soldOut' ? 'set' : 'plain'} onClick={() => say({ state: 'soldOut' })}>
          Sold out
        </Button>
      </div>
      {until !== undefined && (
        <div className={css.buttons}>
          <Select
            label="Time"
            value={until}
            options={times.map(value => ({ value, label: wallClockTime(value) }))}
            onChange={event => choose(event.target.value)}
          />
          <Button look={kind === 'back' ? 'set' : 'plain'} onClick={() => say({ state: 'back', until })}>
            Back at {wallClockTime(until)}
          </Button>
          <Button look={kind === 'closing' ? 'set' : 'plain'} onClick={() => say({ state: 'closing', until })}>
            Closing early, at {wallClockTime(until)}
          </Button>
        </div>
      )}
      <FailureNotice error={error} />
    </div>
  )
}
