import { useState } from 'react'
import { proofKinds } from '../../../../domain/eligibility/eligibility.collection'
import type { OwnProofs } from '../../../../domain/eligibility/own-proofs'
import { proofLimits } from '../../../../domain/eligibility/proof-files'
import { choice, json, withHelp } from '../../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import type { FieldInputProps } from '../../../forms/field-input-props'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Field } from '../../../kit/controls/field'
import { calendarDayText } from '../../../kit/time/format-time'
import { Time } from '../../../kit/time/time'
import { UploadProgress } from '../../../picture-upload/upload-progress'
import { accountQueries, type Eligibility, ownProofsOf, renewAccount } from '../../../queries/account.queries'
import { useOrganisation } from '../../../queries/site.queries'
import css from '../dashboard.module.css'

const kindWords: Readonly<Record<Eligibility['kind'], string>> = {
  residency: 'Where you live',
  studio: 'Where you work',
  student: 'That you study',
  nonprofit: 'That you are a nonprofit',
  insurance: 'That you are insured',
}

const kinds = proofKinds.map(value => ({ value, label: kindWords[value] }))
const fields = {
  kind: choice('What it shows', proofKinds),
  file: withHelp(json<File>('Document'), `PDF, JPEG, PNG or WebP, at most ${proofLimits.bytes / 2 ** 20} MB`),
}

type Upload = Parameters<Parameters<OwnProofs['send']>[2]>[0]

/** Documents required for a price or a place: uploaded here, visible to staff of the scope people only. */
export default function ProofsSetting() {
  const app = useApp()
  const proofs = useLiveQuery(accountQueries(app).proofs())
  const tz = useOrganisation()?.tz ?? 'UTC'
  const [sending, setSending] = useState<Upload>()
  const form = useForm({
    fields,
    initial: { kind: 'residency' },
    resets: true,
    check: ({ kind }) => ({
      kind: proofs.some(one => one.kind === kind && one.status === 'accepted') ? 'One of this kind is accepted already.' : undefined,
    }),
    submit: async ({ kind, file }) => {
      await (await ownProofsOf(app)).send(kind, file, setSending)
      await renewAccount(app)
    },
  })
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
      <Form form={form} label="Send it" words={{ ...sentWords, saved: 'Sent. It waits for the people desk.' }}>
        <FormField name="kind" options={kinds} />
        <FormField name="file" input={DocumentInput} />
        {sending && form.state === 'saving' && <UploadProgress sending={sending} what="document" />}
      </Form>
    </div>
  )
}

const DocumentInput = ({ field, value, error, onChange }: FieldInputProps) => (
  <Field label={field.label} help={field.help} error={error}>
    {control => (
      <input
        {...control}
        // The same file may be chosen again.
        key={value ? 'chosen' : 'none'}
        type="file"
        accept={Object.keys(proofLimits.types).join(',')}
        onChange={event => onChange(event.target.files?.[0])}
      />
    )}
  </Field>
)

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
      {status === 'accepted' && validUntil && ` until ${calendarDayText(validUntil, { year: true })}`}
      {reason && `: ${reason}`}. Sent <Time at={createdAt} tz={tz} show="day" year />.
    </p>
  </div>
)
