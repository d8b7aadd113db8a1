import { useState } from 'react'
import { proofKinds } from '../../../../domain/eligibility/eligibility'
import type { OwnProofs } from '../../../../domain/eligibility/own-proofs'
import { proofLimits } from '../../../../domain/eligibility/proof-files'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { Field } from '../../../kit/controls/field'
import { Select } from '../../../kit/controls/select'
import { calendarDay, dayOf } from '../../../kit/time/format-time'
import { Time } from '../../../kit/time/time'
import { SendingLine } from '../../../picture-upload/sending-line'
import { accountQueries, type Eligibility, ownProofsOf } from '../../../queries/account.queries'
import { siteQueries } from '../../../queries/site.queries'
import css from '../dashboard.module.css'
import { useSaving } from '../use-saving'

const kindWords: Readonly<Record<Eligibility['kind'], string>> = {
  residency: 'Where you live',
  studio: 'Where you work',
  student: 'That you study',
  nonprofit: 'That you are a nonprofit',
  insurance: 'That you are insured',
}

type Upload = Parameters<Parameters<OwnProofs['send']>[2]>[0]

/** Documents that a price or a place asks for: sent here, seen by the people desk alone. */
export default function ProofsSetting() {
  const app = useApp()
  const proofs = useLiveQuery(accountQueries(app).proofs())
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  const { busy, error, saved, save, touch } = useSaving()
  const [kind, setKind] = useState<Eligibility['kind']>('residency')
  const [file, setFile] = useState<File>()
  const [sending, setSending] = useState<Upload>()
  const isAccepted = proofs.some(one => one.kind === kind && one.status === 'accepted')
  const send = async () => {
    if (!file) return
    const done = await save(async () => (await ownProofsOf(app)).send(kind, file, setSending))
    setSending(undefined)
    if (done) setFile(undefined)
  }
  return (
    <div className={css.form}>
      {proofs.length > 0 && (
        <ul className={css.needs}>
          {proofs.map(proof => (
            <li key={proof.id} className={css.need}>
              <ProofLine proof={proof} tz={tz} />
            </li>
          ))}
        </ul>
      )}
      <p>
        Some prices and places ask for a document. Only you and our people desk can open it, and it is deleted ninety days after the decision. You are
        told by mail what was decided.
      </p>
      <FailureNotice error={error} />
      <Select
        label="What it shows"
        value={kind}
        onChange={event => {
          setKind(event.target.value as Eligibility['kind'])
          touch()
        }}
        options={proofKinds.map(value => ({ value, label: kindWords[value] }))}
      />
      <Field label="Document" help={`PDF, JPEG, PNG or WebP, at most ${proofLimits.bytes / 2 ** 20} MB`}>
        {control => (
          <input
            {...control}
            // The same file may be chosen again.
            key={file ? 'chosen' : 'none'}
            type="file"
            accept={Object.keys(proofLimits.types).join(',')}
            onChange={event => {
              setFile(event.target.files?.[0])
              touch()
            }}
          />
        )}
      </Field>
      {sending && busy && <SendingLine sending={sending} what="document" />}
      <div className={css.row}>
        <Button busy={busy} disabled={!file || isAccepted} onClick={() => void send()}>
          {busy ? 'Sending…' : 'Send it'}
        </Button>
        <span role="status" className={css.saved}>
          {saved ? 'Sent. It waits for the people desk.' : isAccepted ? 'One of this kind is accepted already.' : ''}
        </span>
      </div>
    </div>
  )
}

const stateWords: Readonly<Record<Eligibility['status'], string>> = {
  pending: 'Waits for a decision',
  accepted: 'Accepted',
  rejected: 'Not accepted',
  expired: 'No longer valid',
}

const ProofLine = ({ proof: { kind, status, createdAt, validUntil, reason }, tz }: { readonly proof: Eligibility; readonly tz: string }) => (
  <div>
    <h3>{kindWords[kind]}</h3>
    <p className={css.quiet}>
      {stateWords[status]}
      {status === 'accepted' && validUntil && ` until ${dayOf(calendarDay(validUntil), 'UTC', { year: true })}`}
      {reason && `: ${reason}`}. Sent <Time at={createdAt} tz={tz} show="day" year />.
    </p>
  </div>
)
