import { type ReactNode, useState } from 'react'
import { readQuestion, type SegmentGroup } from '../../../../domain/people/segment-question'
import { SegmentShelf } from '../../../../domain/people/segment-shelf'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button } from '../../../office/controls/button'
import { NativeSelect } from '../../../office/controls/native-select'
import { TextInput } from '../../../office/controls/text-input'
import { segmentsQuery } from '../../../queries/segment.queries'
import type { Outcome } from '../../engine/use-outcome'
import { CountedQuestion } from './counted-question'
import type { Agreed } from './segment-source'
import css from './segments.module.css'

/** Whom the table shows: everybody, who answers a question, or who is kept by name. */
export type ChosenSegment = { readonly question: SegmentGroup; readonly members?: ReadonlySet<string> } | undefined

interface SegmentBarProps {
  readonly chosen: ChosenSegment
  readonly agreed: Agreed
  readonly onChoose: (chosen: ChosenSegment) => void
  readonly outcome: Outcome
  /** What stands in the row besides. */
  readonly children?: ReactNode
}

/** The segments that were kept, and the builder of another; every condition tells how many it leaves. */
export function SegmentBar({ chosen, agreed, onChoose, outcome, children }: SegmentBarProps) {
  const shelf = useService(SegmentShelf)
  const kept = useLiveQuery(segmentsQuery(useApp()))
  const [keptId, setKeptId] = useState('')
  const [isBuilding, setBuilding] = useState(false)
  const [name, setName] = useState('')
  const standing = kept.find(({ id }) => id === keptId)

  const open = (id: string) => {
    const segment = kept.find(one => one.id === id)
    setKeptId(id)
    setName(segment?.name ?? '')
    setBuilding(segment?.kind === 'dynamic' && isBuilding)
    if (!segment) onChoose(undefined)
    else if (segment.kind === 'static') onChoose({ question: { all: [] }, members: new Set(segment.personIds ?? []) })
    else
      void outcome.run('Opening…', async () => {
        onChoose({ question: readQuestion(segment.question ?? '') })
        return { said: segment.name }
      })
  }
  const keep = (over: typeof standing) =>
    void outcome.run('Keeping it…', async () => {
      setKeptId(await shelf.keep(name.trim(), readQuestion(JSON.stringify(chosen?.question ?? { all: [] })), over))
      return { said: `“${name.trim()}” is kept: whoever answers it later is in it too.` }
    })
  return (
    <section className={css.segments} aria-label="Segments">
      <div className={css.bar}>
        <NativeSelect
          aria-label="Segment"
          value={keptId}
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
            if (!chosen || chosen.members) onChoose({ question: { all: [] } })
            setBuilding(!isBuilding)
          }}
        >
          {isBuilding ? 'Close the question' : 'Ask a question'}
        </Button>
        {children}
        {chosen?.members && <span>{chosen.members.size.toLocaleString('en-US')} people by name</span>}
      </div>
      {isBuilding && chosen && !chosen.members && (
        <div className={css.builder}>
          <CountedQuestion question={chosen.question} agreed={agreed} onChange={question => onChoose({ question })} />
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
