import { useState } from 'react'
import { checklists } from '../../../../domain/handbook/checklists.collection'
import { HandbookService } from '../../../../domain/handbook/handbook-service'
import { cloneChecklists, keepChecklist } from '../../../../domain/handbook/keep-checklist.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { text } from '../../../../domain/shared/records/fields'
import { PortError } from '../../../../ports/errors'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Select } from '../../../kit/controls/select'
import { handbookQueries } from '../../../queries/handbook.queries'
import { siteQueries } from '../../../queries/site.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { ChecklistPart } from './checklist-part'
import css from './howto.module.css'

const added = { title: text('New list', checklists.fields.title.max) }
/** An edition is named by its year. */
const copies = { to: text('To edition', 20) }

/** The checklists of one edition, with owners and dates, and copying them to the next edition. */
export function ChecklistBoard() {
  const app = useApp()
  const service = useService(HandbookService)
  const callables = useService(Callables)
  const { may, tz } = usePanelContext()
  const current = useLiveQuery(siteQueries(app).organisation())?.currentEdition
  const all = useLiveQuery(handbookQueries(app).checklists())
  const staff = useLiveQuery(handbookQueries(app).staff())
  const [chosen, setChosen] = useState<string>()
  const outcome = useOutcome()
  const editions = [...new Set([current, ...all.map(({ editionId }) => editionId)].flatMap(id => id ?? []))].sort().reverse()
  const edition = chosen ?? current
  const shown = all.filter(({ editionId }) => editionId === edition)

  const adding = useForm({
    fields: added,
    initial: {},
    resets: true,
    submit: ({ title }) =>
      outcome.run('Adding…', async () => {
        await service.newChecklist(title.trim(), edition)
        return { message: 'Added.' }
      }),
  })
  const copying = useForm({
    fields: copies,
    initial: {},
    resets: true,
    submit: async ({ to }) =>
      edition !== undefined &&
      outcome.run('Copying…', async () => {
        const { copied } = await callables.call(cloneChecklists, { from: edition, to: to.trim() })
        setChosen(to.trim())
        return { message: copied === 0 ? 'These lists were copied before.' : `${copied} lists copied. Dates are moved with the first weekend.` }
      }),
  })
  return (
    <div className={css.checklists}>
      <OutcomeLine outcome={outcome} />
      <Select label="Edition" options={editions} value={edition ?? ''} onChange={event => setChosen(event.currentTarget.value || undefined)} />
      {shown.length === 0 && <p>This edition has no lists yet. Add one, or copy those of another edition.</p>}
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
      <Form form={adding} label="Add list" marks="required" words={workingWords('Adding…')} />
      {may(cloneChecklists.access) && shown.length > 0 && (
        <Form form={copying} label="Copy" marks="required" words={workingWords('Copying…')}>
          <FormField name="to" label={`Copy the lists of ${edition} to edition`} />
        </Form>
      )}
    </div>
  )
}
