import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CardFacts, type CardStatus, cardStatus, readCard } from '../../../../domain/memberships/card-token'
import { listCardKeys, type Scan, type ScanOutcome, syncOfflineScans } from '../../../../domain/memberships/cards.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { isTransient } from '../../../../ports/errors'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { SearchSelect } from '../../../kit/controls/search-select'
import { TextField } from '../../../kit/controls/text-field'
import { calendarDay, dayOf } from '../../../kit/time/format-time'
import { clockQueries } from '../../../queries/clock.queries'
import { verifierQueries } from '../../../queries/verifier.queries'
import { usePanelContext } from '../../engine/use-panel-context'
import css from '../access/access.module.css'
import { Camera } from './camera'
import { storedCardKeys, storedScans } from './stored-scans'

type Seen = { readonly token: string; readonly card: CardFacts; readonly status: CardStatus } | 'unknown'

const statusWords: Readonly<Record<CardStatus, string>> = {
  current: 'Good: let them in',
  grace: 'Ended less than 14 days ago: let them in and remind them to renew',
  lapsed: 'Lapsed: the membership has ended',
}
const outcomeWords: Readonly<Record<ScanOutcome['outcome'], string>> = {
  counted: 'Counted.',
  already: 'Was counted before.',
  'card-unknown': 'This card was replaced, or it is not one of ours.',
  'perk-used-up': 'This perk is used up.',
  'not-now': 'This card does not open that now.',
}

/** Reads a card by its signature, also offline. What was done with it is kept on the device until it has been sent. */
export function CardScan() {
  const callables = useService(Callables)
  const app = useApp()
  const { tz } = usePanelContext()
  const now = useLiveQuery(clockQueries(app).now())
  const acts = useLiveQuery(verifierQueries(app).acts())
  const waiting = storedScans.useKept()
  const [typed, setTyped] = useState('')
  const [seen, setSeen] = useState<Seen>()
  const [act, setAct] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const sending = useRef(false)
  const keys = storedCardKeys.useKept()

  useEffect(() => {
    callables.call(listCardKeys, {}).then(
      heard => storedCardKeys.change(() => heard.keys),
      // Offline, the keys that were stored last are used.
      (error: unknown) => isTransient(error) || setFailure(error),
    )
  }, [callables])

  const look = async (token: string) => {
    setSaid('')
    const card = await readCard(token, keys)
    setSeen(card ? { token: token.trim(), card, status: cardStatus(card, localMoment(now, tz).date) } : 'unknown')
    setTyped('')
  }
  const send = async (scans: readonly Scan[]) => {
    if (sending.current || scans.length === 0) return
    sending.current = true
    setFailure(undefined)
    try {
      const { outcomes } = await callables.call(syncOfflineScans, { scans: scans.slice(0, 100) })
      storedScans.change(before => before.filter(({ offlineId }) => !outcomes.some(one => one.offlineId === offlineId)))
      setSaid(outcomes.map(({ outcome }) => outcomeWords[outcome]).join(' '))
    } catch (error) {
      if (isTransient(error)) setSaid('Saved on this device. It will be sent when you are online.')
      else setFailure(error)
    } finally {
      sending.current = false
    }
  }
  const sendAgain = useEffectEvent(() => void send(waiting))
  useEffect(() => {
    const again = () => sendAgain()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  const count = async (token: string) => {
    const chosen = acts.find(({ id }) => id === act)
    if (!chosen) return setSaid('Choose first what it is for.')
    const what = chosen.kind === 'perk' ? { perkId: chosen.id } : { eventId: chosen.id }
    const scan: Scan = { offlineId: crypto.randomUUID(), token, at: now.toISOString(), ...what }
    // Stored before it is sent, so that a device that shuts down loses no scan.
    storedScans.change(before => [...before, scan])
    await send([...waiting, scan])
  }
  return (
    <section className={`${css.part} ${css.narrow}`} aria-labelledby="scan">
      <h2 id="scan">Card scan</h2>
      <FailureNotice error={failure} />
      <SearchSelect
        label="What it is for"
        help="A perk to redeem, or an event to come in to"
        options={acts.map(({ id, kind, title }) => ({ value: id, label: `${kind === 'perk' ? 'Perk' : 'Event'}: ${title}` }))}
        value={act}
        onChange={setAct}
      />
      <Camera onCode={code => void look(code)} />
      <form
        className={css.fields}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (typed.trim()) void look(typed)
        }}
      >
        <TextField
          label="Code of the card"
          help="Typed, or from a hand scanner"
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button look="main" type="submit">
          Look
        </Button>
      </form>
      <div role="status" className={css.part}>
        {seen === 'unknown' && <p>This is not one of our cards.</p>}
        {seen && seen !== 'unknown' && (
          <div className={css.card}>
            <h3>{seen.card.name}</h3>
            <p>
              <strong>{statusWords[seen.status]}</strong>
            </p>
            <p>
              {seen.card.level}, until {dayOf(calendarDay(seen.card.until), 'UTC', { year: true })}
            </p>
          </div>
        )}
        {said && <p>{said}</p>}
      </div>
      {seen && seen !== 'unknown' && seen.status !== 'lapsed' && (
        <div className={css.acts}>
          <Button look="main" onClick={() => void count(seen.token)}>
            Redeem, or let in
          </Button>
        </div>
      )}
      {waiting.length > 0 && (
        <div className={css.acts}>
          <p>
            {waiting.length} {waiting.length === 1 ? 'scan waits' : 'scans wait'} on this device.
          </p>
          <Button onClick={() => void send(waiting)}>Send now</Button>
        </div>
      )}
    </section>
  )
}
