import { type ReactNode, useState } from 'react'
import { writeQuestion } from '../../../../domain/segments/segment-conditions'
import { SegmentService } from '../../../../domain/segments/segment-service'
import { segments } from '../../../../domain/segments/segments.collection'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { TextField } from '../../../kit/controls/text-field'
import { segmentsQuery } from '../../../queries/segment.queries'
import type { Outcome } from '../../engine/actions/use-outcome'
import { type ChosenSegment, type PeopleAddress, withoutConditions } from './chosen-segment'
import { SegmentEditor } from './segment-editor'
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
  const service = useService(SegmentService)
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
      onChoose({ segment: await service.keep(name.trim(), chosen?.question ?? withoutConditions, over), question: undefined })
      return { message: `“${name.trim()}” is kept. People who match it later are in it too.` }
    })
  return (
    <section className={css.segments} aria-label="Segments">
      <div className={css.bar}>
        <Select
          aria-label="Segment"
          value={standing?.id ?? ''}
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
          <Button size="xs" onClick={() => open('')}>
            Show everybody
          </Button>
        </p>
      )}
      {isBuilding && chosen && !chosen.members && (
        <div className={css.builder}>
          <SegmentEditor question={chosen.question} agreed={agreed} onChange={question => onChoose({ question: writeQuestion(question) }, false)} />
          <div className={css.bar}>
            <TextField
              aria-label="Name of the segment"
              placeholder="Name"
              maxLength={segments.fields.name.max}
              value={name}
              onChange={event => setName(event.currentTarget.value)}
            />
            <Button look="main" size="s" disabled={name.trim() === ''} onClick={() => keep(undefined)}>
              Keep as a new segment
            </Button>
            {standing?.kind === 'dynamic' && (
              <Button size="s" disabled={name.trim() === ''} onClick={() => keep(standing)}>
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
