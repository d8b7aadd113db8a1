import { useState } from 'react'
import { TaskService } from '../../../../domain/contacts/task-service'
import { type ConsentTopic, consentTopics } from '../../../../domain/people/consents'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { Dialog } from '../../../kit/feedback/dialog'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import css from './segments.module.css'

interface ChosenPeopleProps {
  readonly ids: readonly string[]
  readonly outcome: Outcome
  readonly onDone: () => void
  /** Has the table show these alone, such as for their file. */
  readonly onShow: (ids: readonly string[]) => void
}

type Act = 'no' | 'assign' | 'keep'
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
  const [app, service, tasks] = [useApp(), useService(SegmentService), useService(TaskService)]
  const colleagues = useLiveQuery(peopleQueries(app).colleagues())
  const [topic, setTopic] = useState<ConsentTopic>('news')
  const [text, setText] = useState('')
  const [ownerId, setOwner] = useState(colleagues[0]?.personId ?? '')
  const who = ids.length === 1 ? '1 person' : `${ids.length.toLocaleString('en-US')} people`

  const begin = () => {
    onClose()
    void outcome
      .run(`${titles[act]}…`, async tell => {
        const onProgress = (done: number) => tell({ done, total: ids.length })
        if (act === 'no') {
          const recorded = await service.answer({ personIds: [...ids], topics: [topic], state: 'out', evidence: text.trim() }, onProgress)
          await renewPeople(app)
          return { message: `No to ${topic}: ${recorded.toLocaleString('en-US')} taken down, the others had said so before.` }
        }
        if (act === 'assign') {
          await tasks.assign(ids, ownerId, text.trim(), onProgress)
          return { message: `${who} assigned to ${colleagues.find(({ personId }) => personId === ownerId)?.name ?? 'a colleague'}.` }
        }
        await service.freeze(text.trim(), ids)
        return { message: `${who} are kept as “${text.trim()}”.` }
      })
      .then(done => done && onDone())
  }
  return (
    <Dialog
      open
      title={`${titles[act]}: ${who}`}
      onClose={onClose}
      actions={
        <>
          <Button look="main" onClick={begin} disabled={act !== 'no' && text.trim() === ''}>
            {titles[act]}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <div className={css.dialog}>
        {act === 'no' && (
          <Select
            label="To what"
            value={topic}
            options={[...consentTopics]}
            onChange={event => setTopic(event.currentTarget.value as ConsentTopic)}
          />
        )}
        {act === 'assign' && (
          <Select
            label="Colleague"
            value={ownerId}
            options={colleagues.map(({ personId, name }) => ({ value: personId, label: name }))}
            onChange={event => setOwner(event.currentTarget.value)}
          />
        )}
        <TextField
          label={act === 'no' ? 'Where they said so' : act === 'assign' ? 'What is to be done' : 'Name of the segment'}
          maxLength={act === 'keep' ? 80 : 140}
          value={text}
          onChange={event => setText(event.currentTarget.value)}
        />
        {act === 'no' && <p>A yes is only ever taken down for one person, with its evidence, in that person’s record.</p>}
      </div>
    </Dialog>
  )
}
