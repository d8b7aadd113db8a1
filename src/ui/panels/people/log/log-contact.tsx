import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/button'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePersonNames } from '../person/use-person-index'
import css from './log.module.css'

const ContactLogForm = lazy(() => import('./contact-log-form'))
const PersonPicker = lazy(async () => ({ default: (await import('../person/person-picker')).PersonPicker }))

const address = textParams('person')

/** Logs a contact: first the person, then the entry. */
export function LogContact() {
  const [{ person }, change] = useAddressState(address, { push: true })
  const nameOf = usePersonNames()
  const outcome = useOutcome()
  const [isChoosing, setChoosing] = useState(false)
  const talkTo = (id: string) => {
    setChoosing(false)
    change({ person: id })
  }
  return (
    <div className={css.tracker}>
      <div>
        <Button look={isChoosing || person ? 'plain' : 'main'} size="s" onClick={() => setChoosing(!isChoosing)} aria-expanded={isChoosing}>
          Log a talk
        </Button>
        <p className={css.hint}>On a phone or tablet, the microphone on the keyboard types what you say.</p>
      </div>
      <OutcomeLine outcome={outcome} />
      <Suspense fallback={null}>{isChoosing && <PersonPicker label="With whom?" onPick={talkTo} />}</Suspense>
      {person && (
        <section aria-labelledby="talk" className={css.talk}>
          <h2 id="talk">A talk with {nameOf(person)}</h2>
          <Suspense fallback={null}>
            <ContactLogForm key={person} personId={person} outcome={outcome} onDone={() => talkTo('')} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
