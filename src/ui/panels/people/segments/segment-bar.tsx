import { lazy, type ReactNode, Suspense, useState } from 'react'
import { enteredConditions, writeQuestion } from '../../../../domain/segments/segment-conditions'
import type { FactsByPerson } from '../../../../domain/segments/segment-facts'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { numberText } from '../../../kit/number-text'
import { segmentsQuery } from '../../../queries/segment.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import { type ChosenSegment, type PeopleAddress, withoutConditions } from './chosen-segment'
import css from './segments.module.css'

/** Loaded with the first question. */
const SegmentEditor = lazy(() => import('./segment-editor'))
const SegmentNameForm = lazy(() => import('./segment-name-form'))

interface SegmentBarProps {
  readonly chosen: ChosenSegment
  readonly address: PeopleAddress
  readonly facts: FactsByPerson
  /** Chooses another segment. `isStep` false (a condition while it is typed) creates no history entry. */
  readonly onChoose: (change: Pick<PeopleAddress, 'segment' | 'question'>, isStep?: boolean) => void
  readonly outcome: Outcome
  /** Further content of the row. */
  readonly children?: ReactNode
}

/** The saved segments, and the builder for new ones; every condition shows how many people it matches. */
export function SegmentBar({ chosen, address, facts, onChoose, outcome, children }: SegmentBarProps) {
  const service = useService(SegmentService)
  const kept = useLiveQuery(segmentsQuery(useApp()))
  const current = kept.find(({ id }) => id === address.segment)
  const [isBuilding, setBuilding] = useState(address.question !== undefined)

  const open = (id: string) => {
    const segment = kept.find(one => one.id === id)
    setBuilding(segment?.kind === 'dynamic' && isBuilding)
    onChoose({ segment: segment?.id, question: undefined })
  }
  const keep = (name: string, over: typeof current) =>
    outcome.run('Keeping it…', async () => {
      onChoose({ segment: await service.keep(name, chosen?.question ?? withoutConditions, over), question: undefined })
      return { message: `“${name}” is kept. People who match it later are in it too.` }
    })
  return (
    <section className={css.segments} aria-label="Segments">
      <div className={css.bar}>
        <Select
          aria-label="Segment"
          value={current?.id ?? ''}
          options={[
            { value: '', label: 'Everybody' },
            ...kept.map(({ id, name: called, kind }) => ({ value: id, label: kind === 'static' ? `${called} (by name)` : called })),
          ]}
          onChange={event => open(event.currentTarget.value)}
        />
        <Button
          size="s"
          aria-expanded={isBuilding}
          onClick={() => {
            if (!chosen || chosen.members) onChoose({ segment: undefined, question: writeQuestion(withoutConditions) })
            else if (isBuilding && address.question !== undefined) {
              const entered = enteredConditions(chosen.question)
              onChoose({ question: entered && writeQuestion(entered) })
            }
            setBuilding(!isBuilding)
          }}
        >
          {isBuilding ? 'Close the question' : 'Ask a question'}
        </Button>
        {children}
        {chosen?.members && !chosen.problem && <span>{numberText(chosen.members.size)} people by name</span>}
      </div>
      {chosen?.problem && (
        <p role="status" className={css.bar}>
          {problemWords[chosen.problem]}
          <Button size="xs" onClick={() => open('')}>
            Show everybody
          </Button>
        </p>
      )}
      {isBuilding && chosen && !chosen.members && (
        <div className={css.builder}>
          <Suspense fallback={<Skeleton height="6rem" />}>
            <SegmentEditor question={chosen.question} facts={facts} onChange={question => onChoose({ question: writeQuestion(question) }, false)} />
          </Suspense>
          <Suspense fallback={null}>
            <SegmentNameForm
              key={current?.id}
              shown={current?.kind === 'dynamic' ? current.name : undefined}
              onKeep={(name, isOverwritten) => keep(name, isOverwritten ? current : undefined)}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}

const problemWords = {
  gone: 'This segment is kept no longer, so nobody is shown.',
  closed: 'This segment asks about gifts, which your role cannot see, so nobody is shown.',
  unreadable: 'The question in this address cannot be read, so nobody is shown.',
} as const
