import { type ReactNode, useState } from 'react'
import { writeQuestion } from '../../../../domain/people/segment-question'
import { SegmentShelf } from '../../../../domain/people/segment-shelf'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { segmentsQuery } from '../../../queries/segment.queries'
import type { Outcome } from '../../engine/use-outcome'
import { type ChosenSegment, type PeopleAddress, withoutConditions } from './chosen-segment'
import { CountedQuestion } from './counted-question'
import type { Agreed } from './segment-source'
import css from './segments.module.css'

interface SegmentBarProps {
  readonly chosen: ChosenSegment
  readonly address: PeopleAddress
  readonly agreed: Agreed
  /** Asks for somebody else; what is no step of its own (a condition as it is typed) back does not lead away from. */
  readonly onChoose: (change: Pick<PeopleAddress, 'segment' | 'question'>, isStep?: boolean) => void
  readonly outcome: Outcome
  /** What stands in the row besides. */
  readonly children?: ReactNode
}

/** The segments that were kept, and the builder of another; every condition tells how many it leaves. */
export function SegmentBar({ chosen, address, agreed, onChoose, outcome, children }: SegmentBarProps) {
  const shelf = useService(SegmentShelf)
  const kept = useLiveQuery(segmentsQuery(useApp()))
  const standing = kept.find(({ id }) => id === address.segment)
  const [isBuilding, setBuilding] = useState(address.question !== undefined)
  const [name, setName] = useState(standing?.name ?? '')

  const open = (id: string) => {
    const segment = kept.find(one => one.id === id)
    setName(segment?.name ?? '')
    setBuilding(segment?.kind === 'dynamic' && isBuilding)
    onChoose({ segment: segment?.id, question: undefined })
  }
  const keep = (over: typeof standing) =>
    void outcome.run('Keeping it…', async () => {
      onChoose({ segment: await shelf.keep(name.trim(), chosen?.question ?? withoutConditions, over), question: undefined })
      return { said: `“${name.trim()}” is kept: whoever answers it later is in it too.` }
    })
  return (
    <section className={css.segments} aria-label="Segments">
      <div className={css.bar}>
        <NativeSelect
          aria-label="Segment"
          value={standing?.id ?? ''}
          data={[
            { value: '', label: 'Everybody' },
            ...kept.map(({ id, name: called, kind }) => ({ value: id, label: kind === 'static' ? `${called} (by name)` : called })),
          ]}
          onChange={event => open(event.currentTarget.value)}
        />
        <Button
          variant="default"
          size="compact-md"
          aria-expanded={isBuilding}
          onClick={() => {
            if (!chosen || chosen.members) onChoose({ segment: undefined, question: writeQuestion(withoutConditions) })
            setBuilding(!isBuilding)
          }}
        >
          {isBuilding ? 'Close the question' : 'Ask a question'}
        </Button>
        {children}
        {chosen?.members && !chosen.problem && <span>{chosen.members.size.toLocaleString('en-US')} people by name</span>}
      </div>
      {chosen?.problem && (
        <p role="status" className={css.bar}>
          {problemWords[chosen.problem]}
          <Button variant="default" size="compact-sm" onClick={() => open('')}>
            Show everybody
          </Button>
        </p>
      )}
      {isBuilding && chosen && !chosen.members && (
        <div className={css.builder}>
          <CountedQuestion question={chosen.question} agreed={agreed} onChange={question => onChoose({ question: writeQuestion(question) }, false)} />
          <div className={css.bar}>
            <TextInput
              aria-label="Name of the segment"
              placeholder="Name"
              maxLength={80}
              value={name}
              onChange={event => setName(event.currentTarget.value)}
            />
            <Button size="compact-md" disabled={name.trim() === ''} onClick={() => keep(undefined)}>
              Keep as a new segment
            </Button>
            {standing?.kind === 'dynamic' && (
              <Button variant="default" size="compact-md" disabled={name.trim() === ''} onClick={() => keep(standing)}>
                Save “{standing.name}”
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

const problemWords = {
  gone: 'This segment is kept no longer, so nobody is shown.',
  unreadable: 'The question in this address cannot be read, so nobody is shown.',
} as const
