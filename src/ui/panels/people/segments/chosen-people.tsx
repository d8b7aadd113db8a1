import { useState } from 'react'
import { type ConsentTopic, consentTopics } from '../../../../domain/accounts/consents'
import { SegmentShelf } from '../../../../domain/people/segment-shelf'
import { TaskDesk } from '../../../../domain/people/task-desk'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Dialog } from '../../../kit/dialog'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { peopleQueries, renewPeople } from '../../../queries/people.queries'
import type { Outcome } from '../../engine/use-outcome'
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
        <Button key={name} variant="default" size="compact-md" onClick={() => setAct(name)}>
          {titles[name]}…
        </Button>
      ))}
      <Button variant="default" size="compact-md" onClick={() => props.onShow(props.ids)}>
        Show only these
      </Button>
      {act && <ActDialog act={act} {...props} onClose={() => setAct(undefined)} />}
    </>
  )
}

function ActDialog({ act, ids, outcome, onDone, onClose }: Omit<ChosenPeopleProps, 'onShow'> & { readonly act: Act; readonly onClose: () => void }) {
  const [app, shelf, tasks] = [useApp(), useService(SegmentShelf), useService(TaskDesk)]
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
          const recorded = await shelf.answer({ personIds: [...ids], topics: [topic], state: 'out', evidence: text.trim() }, onProgress)
          await renewPeople(app)
          return { said: `No to ${topic}: ${recorded.toLocaleString('en-US')} taken down, the others had said so before.` }
        }
        if (act === 'assign') {
          await tasks.assign(ids, ownerId, text.trim(), onProgress)
          return { said: `${who} assigned to ${colleagues.find(({ personId }) => personId === ownerId)?.name ?? 'a colleague'}.` }
        }
        await shelf.freeze(text.trim(), ids)
        return { said: `${who} are kept as “${text.trim()}”.` }
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
          <Button onClick={begin} disabled={act !== 'no' && text.trim() === ''}>
            {titles[act]}
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {act === 'no' && (
          <NativeSelect
            label="To what"
            value={topic}
            data={[...consentTopics]}
            onChange={event => setTopic(event.currentTarget.value as ConsentTopic)}
          />
        )}
        {act === 'assign' && (
          <NativeSelect
            label="Colleague"
            value={ownerId}
            data={colleagues.map(({ personId, name }) => ({ value: personId, label: name }))}
            onChange={event => setOwner(event.currentTarget.value)}
          />
        )}
        <TextInput
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
