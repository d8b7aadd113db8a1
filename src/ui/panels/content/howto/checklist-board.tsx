import { type FormEvent, useState } from 'react'
import { HandbookService } from '../../../../domain/handbook/handbook-service'
import { cloneChecklists, keepChecklist } from '../../../../domain/handbook/keep-checklist.function'
import { Callables } from '../../../../domain/shared/functions/callables'
import { PortError } from '../../../../ports/errors'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { handbookQueries } from '../../../queries/handbook.queries'
import { siteQueries } from '../../../queries/site.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { ChecklistPart } from './checklist-part'
import css from './howto.module.css'

/** What the season asks for: the lists of one edition, with owners and dates, and their copy for the next. */
export function ChecklistBoard() {
  const app = useApp()
  const service = useService(HandbookService)
  const callables = useService(Callables)
  const { may, tz } = usePanelContext()
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  const all = useLiveQuery(handbookQueries(app).checklists())
  const staff = useLiveQuery(handbookQueries(app).staff())
  const [chosen, setChosen] = useState<string>()
  const [title, setTitle] = useState('')
  const [copyTo, setCopyTo] = useState('')
  const outcome = useOutcome()
  const editions = [...new Set([current, ...all.map(({ editionId }) => editionId)].flatMap(id => id ?? []))].sort().reverse()
  const edition = chosen ?? current
  const shown = all.filter(({ editionId }) => editionId === edition)

  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!title.trim()) return
    void outcome.run('Adding…', async () => {
      await service.newChecklist(title.trim(), edition)
      setTitle('')
      return { message: 'Added.' }
    })
  }
  const copy = (event: FormEvent) => {
    event.preventDefault()
    if (edition === undefined || !copyTo.trim()) return
    void outcome.run('Copying…', async () => {
      const { copied } = await callables.call(cloneChecklists, { from: edition, to: copyTo.trim() })
      setChosen(copyTo.trim())
      return { message: copied === 0 ? 'They were copied already.' : `${copied} lists copied. Dates keep their distance to the first weekend.` }
    })
  }
  return (
    <div className={css.checklists}>
      <OutcomeLine outcome={outcome} />
      <Select label="Edition" options={editions} value={edition ?? ''} onChange={event => setChosen(event.currentTarget.value || undefined)} />
      {shown.length === 0 && <p>This edition has no list yet. Add one, or copy those of another edition.</p>}
      {shown.map(list => (
        <ChecklistPart
          key={list.id}
          list={list}
          staff={staff}
          tz={tz}
          onKeep={items =>
            outcome.run('Saving…', async () => {
              const { outcome: kept } = await callables.call(keepChecklist, { id: list.id, rev: list.rev, title: list.title, items })
              if (kept === 'overtaken') throw new PortError('documents', 'aborted', list.id)
              return { message: 'Saved.' }
            })
          }
        />
      ))}
      <form className={css.acts} onSubmit={add}>
        <TextField label="A further list" value={title} maxLength={100} onChange={event => setTitle(event.currentTarget.value)} />
        <Button type="submit">Add the list</Button>
      </form>
      {may(cloneChecklists.access) && shown.length > 0 && (
        <form className={css.acts} onSubmit={copy}>
          <TextField
            label={`Copy the lists of ${edition} to edition`}
            value={copyTo}
            maxLength={20}
            onChange={event => setCopyTo(event.currentTarget.value)}
          />
          <Button type="submit">Copy</Button>
        </form>
      )}
    </div>
  )
}
