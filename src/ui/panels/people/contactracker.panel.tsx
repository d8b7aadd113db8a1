import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Skeleton } from '../../kit/skeleton'
import { Button } from '../../office/controls/button'
import { customPanel } from '../engine/custom-panel'
import { OutcomeLine } from '../engine/outcome-line'
import { useOutcome } from '../engine/use-outcome'
import { ViewLinks } from '../engine/view-links'
import { ContactForm } from './log/contact-form'
import css from './log/log.module.css'
import { LogList } from './log/log-list'
import { NeglectedList } from './log/neglected-list'
import { TaskList } from './log/task-list'
import { PersonPick } from './person/person-pick'
import { usePersonIndex } from './person/use-person-index'
import { useInAddress } from './use-in-address'

export default customPanel(ContactTracker)

const views = [
  { name: 'tasks', label: 'My tasks', to: '?' },
  { name: 'log', label: 'Log', to: '?view=log' },
  { name: 'neglected', label: 'Neglected', to: '?view=neglected' },
] as const

/** Who was spoken to, what is to follow, and whom nobody has spoken to for long. */
function ContactTracker() {
  const [search] = useSearchParams()
  const [person, setPerson] = useInAddress('person')
  const outcome = useOutcome()
  const { index } = usePersonIndex()
  const [isChoosing, setChoosing] = useState(false)
  const view = search.get('view') ?? 'tasks'
  const nameOf = (id: string) => index?.row(id)?.names?.display ?? (index ? 'Somebody who is not there any more' : '…')
  const talkTo = (id: string) => {
    setChoosing(false)
    setPerson(id)
  }
  return (
    <div className={css.tracker}>
      <ViewLinks label="Contact log" links={views.map(({ name, label, to }) => ({ to, label, isHere: view === name }))}>
        <Button
          variant={isChoosing || person ? 'default' : 'filled'}
          size="compact-md"
          onClick={() => setChoosing(!isChoosing)}
          aria-expanded={isChoosing}
        >
          Log a talk
        </Button>
      </ViewLinks>
      <OutcomeLine outcome={outcome} />
      {isChoosing && <PersonPick label="With whom?" onPick={talkTo} />}
      {person && (
        <section aria-labelledby="talk" className={css.talk}>
          <h2 id="talk">A talk with {nameOf(person)}</h2>
          <ContactForm key={person} personId={person} outcome={outcome} onDone={() => talkTo('')} />
        </section>
      )}
      <Suspense key={view} fallback={<Skeleton lines={8} height="34px" />}>
        {view === 'log' ? (
          <LogList nameOf={nameOf} />
        ) : view === 'neglected' ? (
          <NeglectedList onTalk={talkTo} />
        ) : (
          <TaskList nameOf={nameOf} outcome={outcome} />
        )}
      </Suspense>
      <p className={css.hint}>
        On a phone or tablet, the microphone on the keyboard types what you say. Replies from the message centre will be logged by themselves once it
        is open.
      </p>
    </div>
  )
}
