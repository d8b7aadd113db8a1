import { useState } from 'react'
import { TaskService } from '../../../../domain/contacts/task-service'
import { consents } from '../../../../domain/people/consents'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { segments } from '../../../../domain/segments/segments'
import { optional, reference, text } from '../../../../domain/shared/records/fields'
import { tasks } from '../../../../domain/tasks/tasks'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Form, FormField, workingWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'

interface ChosenPeopleProps {
  readonly ids: readonly string[]
  readonly outcome: Outcome
  readonly onDone: () => void
  /** Has the table show these alone, such as for their file. */
  readonly onShow: (ids: readonly string[]) => void
}

type Act = 'no' | 'assign' | 'keep'
const asked = {
  no: { topic: { ...consents.fields.topic, label: 'To what' }, evidence: optional(text('Where they said so', consents.fields.evidence.max)) },
  assign: { ownerId: reference('Colleague', 'people'), title: text('What is to be done', tasks.fields.title.max) },
  keep: { name: text('Name of the segment', segments.fields.name.max) },
}
const fields = { ...asked.no, ...asked.assign, ...asked.keep }
const titles: Readonly<Record<Act, string>> = { no: 'Take down a no', assign: 'Assign to a colleague', keep: 'Keep as a segment' }

/** What can be done with the people chosen, besides a change of their records: a no, a colleague's task, a segment by name. */
export function ChosenPeople(props: ChosenPeopleProps) {
  const [act, setAct] = useState<Act>()
  return (
    <>
      {(Object.keys(titles) as Act[]).map(name => (
        <Button key={name} size="s" onClick={() => setAct(name)}>
          {titles[name]}…
        </Button>
      ))}
      <Button size="s" onClick={() => props.onShow(props.ids)}>
        Show only these
      </Button>
      {act && <ActDialog act={act} {...props} onClose={() => setAct(undefined)} />}
    </>
  )
}

function ActDialog({ act, ids, outcome, onDone, onClose }: Omit<ChosenPeopleProps, 'onShow'> & { readonly act: Act; readonly onClose: () => void }) {
  const [app, service, taskService] = [useApp(), useService(SegmentService), useService(TaskService)]
  const colleagues = useLiveQuery(peopleQueries(app).colleagues())
  const who = ids.length === 1 ? '1 person' : `${ids.length.toLocaleString('en-US')} people`

  const form = useForm<typeof fields>({
    fields: () => asked[act],
    initial: { topic: 'news', ownerId: colleagues[0]?.personId },
    submit: async () => undefined,
    onSaved: () => begin(form.values),
  })
  const begin = ({ topic = 'news', ownerId = '', evidence = '', title = '', name = '' }: typeof form.values) => {
    onClose()
    void outcome
      .run(`${titles[act]}…`, async tell => {
        const onProgress = (done: number) => tell({ done, total: ids.length })
        if (act === 'no') {
          const recorded = await service.answer({ personIds: [...ids], topics: [topic], state: 'out', evidence: evidence.trim() }, onProgress)
          await renewPeople(app)
          return { message: `No to ${topic}: ${recorded.toLocaleString('en-US')} taken down, the others had said so before.` }
        }
        if (act === 'assign') {
          await taskService.assign(ids, ownerId, title.trim(), onProgress)
          return { message: `${who} assigned to ${colleagues.find(({ personId }) => personId === ownerId)?.name ?? 'a colleague'}.` }
        }
        await service.freeze(name.trim(), ids)
        return { message: `${who} are kept as “${name.trim()}”.` }
      })
      .then(done => done && onDone())
  }
  return (
    <Dialog open title={`${titles[act]}: ${who}`} onClose={onClose}>
      <Form form={form} label={titles[act]} marks="required" words={workingWords('One moment…')} acts={<Button onClick={onClose}>Cancel</Button>}>
        {Object.keys(form.fields).map(field => (
          <FormField
            key={field}
            name={field}
            options={field === 'ownerId' ? colleagues.map(({ personId, name }) => ({ value: personId, label: name })) : undefined}
          />
        ))}
      </Form>
      {act === 'no' && <p>A yes is only ever taken down for one person, with its evidence, in that person’s record.</p>}
    </Dialog>
  )
}
