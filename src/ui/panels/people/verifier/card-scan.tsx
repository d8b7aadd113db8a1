import { useEffect, useEffectEvent, useState } from 'react'
import { readCheckInCode } from '../../../../domain/events/check-in-code-text'
import { type CardFacts, type CardStatus, cardStatus, readCard } from '../../../../domain/memberships/card-token'
import { listCardKeys, type Scan, type ScanOutcome, syncOfflineScans } from '../../../../domain/memberships/member-cards.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { optional, text, withHelp } from '../../../../domain/shared/records/fields'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { isTransient } from '../../../../ports/errors'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { QrScanner } from '../../../camera/qr-scanner'
import { FailureNotice } from '../../../forms/failure-notice'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { calendarDayText, wallClockTime } from '../../../kit/time/format-time'
import { useNow } from '../../../queries/clock.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { pickInput } from '../../engine/fields/option-inputs'
import css from '../../engine/panel-frame.module.css'
import { RecordPage } from '../../engine/record/record-page'
import { usePanelContext } from '../../engine/use-panel-context'
import look from './card-scan.module.css'
import { storedCardKeys, storedScans } from './stored-scans'
import { verifierQueries } from './verifier.queries'

type Seen = { readonly token: string; readonly card: CardFacts; readonly status: CardStatus }

const fields = { act: optional(text('What it is for')), token: optional(withHelp(text('Code of the card', 4000), 'Type it, or use a hand scanner.')) }

const ActInput = pickInput({
  help: 'A perk to redeem, or an event to come in to',
  useOptions: () =>
    useLiveQuery(verifierQueries(useApp()).acts()).map(({ id, title, begins }) => ({
      value: id,
      label:
        begins === undefined ? `Perk: ${title}` : `Event: ${title}, ${calendarDayText(begins.slice(0, 10))}, ${wallClockTime(begins.slice(11, 16))}`,
    })),
})
const statusWords: Readonly<Record<CardStatus, string>> = {
  current: 'Good: let them in',
  grace: 'Ended, within the days of grace: let them in and remind them to renew',
  lapsed: 'Lapsed: the membership has ended',
}
const unreadWords = {
  unknown: 'This is not one of our cards.',
  event: 'This is a code of an event. Hosts and content staff scan it at the event’s own check-in.',
} as const
const outcomeWords: Readonly<Record<ScanOutcome['outcome'], string>> = {
  counted: 'Counted.',
  already: 'Was counted before.',
  'card-unknown': 'This card was replaced, or it is not one of ours.',
  'perk-used-up': 'This perk is used up.',
  'not-now': 'This card does not open that now.',
}

/** Verifies a card by its signature, even offline. Scans are stored on the device until they are sent. */
export function CardScan() {
  const app = useApp()
  const callables = useService(Callables)
  const { tz } = usePanelContext()
  const now = useNow()
  const acts = useLiveQuery(verifierQueries(app).acts())
  const [waiting, keys] = [storedScans.useStored(), storedCardKeys.useStored()]
  const [seen, setSeen] = useState<Seen | keyof typeof unreadWords>()
  const [failure, setFailure] = useState<unknown>()
  const outcome = useOutcome()

  useEffect(() => {
    callables.call(listCardKeys, {}).then(
      heard => storedCardKeys.change(() => heard.keys),
      // Offline, the last stored keys are used.
      (error: unknown) => isTransient(error) || setFailure(error),
    )
  }, [callables])

  const check = async (token: string) => {
    outcome.clear()
    form.set({ token: undefined })
    const card = await readCard(token, keys)
    const unread = readCheckInCode(token)?.eventId === undefined ? 'unknown' : 'event'
    setSeen(card ? { token: token.trim(), card, status: cardStatus(card, localMoment(now, tz).date) } : unread)
  }
  const form = useForm({ fields, initial: {}, guards: false, submit: async ({ token = '' }) => token.trim() !== '' && check(token) })

  const send = (scans: readonly Scan[]) =>
    outcome.run('Sending…', async () => {
      try {
        const { outcomes } = await callables.call(syncOfflineScans, { scans: scans.slice(0, 100) })
        storedScans.change(before => before.filter(({ offlineId }) => !outcomes.some(one => one.offlineId === offlineId)))
        return { message: outcomes.map(one => outcomeWords[one.outcome]).join(' ') }
      } catch (error) {
        if (!isTransient(error)) throw error
        return { message: 'Saved on this device. It will be sent when you are online.' }
      }
    })
  const sendAgain = useEffectEvent(() => waiting.length > 0 && void send(waiting))
  useEffect(() => {
    const again = () => sendAgain()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  const count = async ({ token }: Seen) => {
    const chosen = acts.find(({ id }) => id === form.values.act)
    if (!chosen) return outcome.run('', () => Promise.resolve({ message: 'Choose first what it is for.' }))
    const what = chosen.kind === 'perk' ? { perkId: chosen.id } : { eventId: chosen.id }
    const scan: Scan = { offlineId: crypto.randomUUID(), token, at: now.toISOString(), ...what }
    // Stored before it is sent, so that a device that shuts down loses no scan.
    storedScans.change(before => [...before, scan])
    return send([...waiting, scan])
  }
  return (
    <section aria-label="Card scan" className={css.document}>
      <FailureNotice error={failure} />
      <Form form={form} label="Check card" marks="required" words={workingWords('Checking…')} worksOffline>
        <FormField name="act" input={ActInput} />
        <QrScanner onCode={code => void check(code)} />
        <FormField name="token" autoComplete="off" />
      </Form>
      <OutcomeLine outcome={outcome} />
      <div role="status">
        {seen && (
          <p className={look.verdict} data-verdict={typeof seen === 'string' ? 'unknown' : seen.status}>
            {typeof seen === 'string' ? unreadWords[seen] : statusWords[seen.status]}
          </p>
        )}
        {typeof seen === 'object' && (
          <RecordPage
            row={seen}
            name={seen.card.name}
            facts={[
              ['Level', seen.card.level],
              ['Valid until', calendarDayText(seen.card.until, { year: true })],
            ]}
            outcome={outcome}
          />
        )}
      </div>
      {typeof seen === 'object' && seen.status !== 'lapsed' && (
        <Button look="main" onClick={() => void count(seen)}>
          Redeem, or let in
        </Button>
      )}
      {waiting.length > 0 && (
        <>
          <p>
            {waiting.length} {waiting.length === 1 ? 'scan waits' : 'scans wait'} on this device.
          </p>
          <Button onClick={() => void send(waiting)}>Send scans</Button>
        </>
      )}
    </section>
  )
}
