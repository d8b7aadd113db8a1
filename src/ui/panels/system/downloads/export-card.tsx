import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { leastReason } from '../../../../domain/accounts/reason'
import { ExportDesk } from '../../../../domain/exports/export-desk'
import type { ExportPreset, PresetKey } from '../../../../domain/exports/export-presets'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { Textarea } from '../../../office/controls/textarea'
import { editionsQuery } from '../../../queries/edition.queries'
import type { Outcome } from '../../engine/use-outcome'
import css from './downloads.module.css'
import { makeAndSave } from './make-and-save'
import { everybody, type PeopleAsked, PeopleFields } from './people-fields'
import { printAddress } from './print-address'

interface Props {
  readonly preset: ExportPreset & { readonly key: PresetKey }
  readonly outcome: Outcome
}

/** One kind of file, and what has to be said before it is made. */
export function ExportCard({ preset: { key, title, purpose, isPersonal, ofEdition, ofPeople, isPrinted }, outcome }: Props) {
  const desk = useService(ExportDesk)
  const editions = useLiveQuery(editionsQuery(useApp(), ofEdition === true))
  const [edition, setEdition] = useState<string>()
  const [people, setPeople] = useState<PeopleAsked>(everybody)
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isShort = isPersonal && reason.trim().length < leastReason
  const editionId = ofEdition ? (edition ?? editions[0]?.id) : undefined
  const make = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isShort) return
    const { segmentId, tag } = people
    const wish = {
      preset: key,
      ...(editionId && { editionId }),
      ...(segmentId && { segmentId }),
      ...(tag.trim() && { tag: tag.trim() }),
      ...(isPersonal && { reason: reason.trim() }),
    }
    const isMade = await outcome.run(`Making the file ${title}…`, async tell => {
      if (!isPrinted) return makeAndSave(desk, wish, tell)
      const { jobId, rows } = await desk.request(wish)
      void navigate(printAddress(jobId))
      return { said: `${title}: ${rows.toLocaleString('en-US')} made.` }
    })
    if (isMade) setReason('')
    setAsked(false)
  }
  return (
    <li>
      <form className={css.card} noValidate aria-labelledby={`export-${key}`} onSubmit={event => void make(event)}>
        <h2 id={`export-${key}`}>{title}</h2>
        <p>{purpose}</p>
        {ofEdition && (
          <NativeSelect
            label="Edition"
            value={editionId}
            onChange={event => setEdition(event.currentTarget.value)}
            data={editions.map(({ id, name }) => ({ value: id, label: `${id} · ${name}` }))}
          />
        )}
        {ofPeople && <PeopleFields asked={people} onChange={setPeople} />}
        {isPersonal && (
          <Textarea
            label="What is it for?"
            description={`It names people: the reason is kept with your name. At least ${leastReason} characters.`}
            maxLength={300}
            rows={2}
            value={reason}
            error={isAsked && isShort ? `Write at least ${leastReason} characters.` : undefined}
            onChange={event => setReason(event.currentTarget.value)}
          />
        )}
        <div>
          <Button type="submit" variant="default" disabled={outcome.state.is === 'working'}>
            {isPrinted ? 'Make and preview' : 'Make and download'}
          </Button>
        </div>
      </form>
    </li>
  )
}
