import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { PersonFinder } from '../../../domain/contacts/person-finder'
import type { FoundPerson } from '../../../domain/contacts/person-index'
import { useService } from '../../app-services/app'
import { FailureNotice } from '../../forms/failure-notice'
import { TextField } from '../../kit/controls/text-field'
import { Skeleton } from '../../kit/feedback/skeleton'
import { textParams, useAddressState } from '../../routing/use-address-state'
import { customPanel } from '../engine/custom-panel'
import { FinderResults } from './person/finder-results'
import css from './person/person.module.css'
import { PersonPage } from './person/person-page'
import { usePersonIndex } from './person/use-person-index'

export default customPanel(UserFinder)

const finderAddress = textParams('q', 'person')

/** The search for people. What is typed and who is open are kept in the address. */
function UserFinder() {
  const [{ q: asked, person }, change] = useAddressState(finderAddress)
  const setPerson = (id: string) => change({ person: id }, { push: true })
  const open = person || undefined
  const { index, version, error } = usePersonIndex()
  const byNumber = useByNumber(asked)
  const box = useRef<HTMLInputElement>(null)
  useSlash(box)
  // oxlint-disable-next-line react/exhaustive-deps -- the index changes in place; its version says so
  const inIndex = useMemo(() => index?.find(asked) ?? [], [index, version, asked])
  const found = [...byNumber, ...inIndex.filter(({ id }) => byNumber.every(other => other.id !== id))]

  return (
    <div className={css.finder} data-open={open !== undefined || undefined}>
      <div className={css.search}>
        <TextField
          ref={box}
          type="search"
          label="Find anybody"
          help="By name, email, phone, address, map number, receipt, transaction or handle"
          value={asked}
          onChange={event => change({ q: event.currentTarget.value })}
          onKeyDown={event => {
            if (event.key === 'Enter' && found[0]) setPerson(found[0].id)
            if (event.key === 'ArrowDown') focusFirst(event)
          }}
        />
        <p role="status" className={css.count}>
          {error ? '' : !index ? 'Reading everybody…' : !asked.trim() ? `${index.size.toLocaleString('en-US')} people` : foundCounted(found.length)}
        </p>
        <FailureNotice error={error} />
        {index && found.length > 0 && <FinderResults found={found} index={index} open={open} onOpen={setPerson} />}
        {index && asked.trim() && found.length === 0 && (
          <p className={css.nobody}>Nobody matches. Try fewer words, the last four digits of the phone number, or only the street.</p>
        )}
      </div>
      {open !== undefined && (
        <section className={css.page} aria-label="Person">
          <Suspense key={open} fallback={<Skeleton lines={10} height="28px" />}>
            <PersonPage personId={open} onClose={() => setPerson('')} />
          </Suspense>
        </section>
      )}
    </div>
  )
}

/** Receipts and transactions are looked up on the server, once the typing has stopped. */
function useByNumber(asked: string): readonly FoundPerson[] {
  const finder = useService(PersonFinder)
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly found: readonly FoundPerson[] }>({ asked: '', found: [] })
  useEffect(() => {
    let isOld = false
    const tell = (found: readonly FoundPerson[]) => void (isOld || setAnswer({ asked, found }))
    const waiting = setTimeout(
      () =>
        void finder.byNumber(asked).then(
          tell,
          // What the index found stays; the next letter asks again.
          () => tell([]),
        ),
      250,
    )
    return () => {
      isOld = true
      clearTimeout(waiting)
    }
  }, [finder, asked])
  return answer.asked === asked ? answer.found : []
}

function useSlash(box: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      box.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [box])
}

function focusFirst(event: React.KeyboardEvent): void {
  const first = document.querySelector<HTMLAnchorElement>(`.${css.results} a`)
  if (!first) return
  event.preventDefault()
  first.focus()
}

const foundCounted = (n: number) => (n === 0 ? 'Nobody found' : n === 1 ? '1 person found' : `${n >= 30 ? 'The first 30' : n} people found`)
