import { Suspense, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../kit/button'
import { Skeleton } from '../../../kit/feedback/skeleton'
import css from '../actions/actions.module.css'
import { type Fact, Facts } from '../facts/facts'
import type { PanelAction } from '../panel-spec'
import { PresenceLine } from '../record/presence-line'
import layout from './queue.module.css'
import type { QueueSpec } from './queue-spec'
import { queueWait } from './queue-wait'

interface QueueItemProps<R extends { readonly id: string }> {
  readonly row: R
  readonly spec: Pick<QueueSpec<R, unknown>, 'title' | 'since' | 'due' | 'view'>
  readonly facts: readonly Fact[]
  /** `3 of 17`. */
  readonly position: string
  /** Absent once the entry is decided. */
  readonly now: Date | undefined
  readonly decisions: readonly PanelAction<R>[]
  readonly onDecide: (action: PanelAction<R>) => void
  readonly onNext: (() => void) | undefined
  readonly onBack: (() => void) | undefined
  /** Path of its document, if it has one. */
  readonly path: string | undefined
}

/** The open entry: its content, facts and decisions. Its heading takes the focus, so that the shortcuts work. */
export function QueueItem<R extends { readonly id: string }>(props: QueueItemProps<R>) {
  const { row, spec, facts, position, now, decisions, onDecide, onNext, onBack, path } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  // The clicked button may disappear with its action; without the focus the shortcuts would stop working.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  const waited = now && queueWait(spec.since(row), now, spec.due)
  return (
    <article className={layout.item} aria-labelledby="queue-item">
      <header>
        <h2 id="queue-item" ref={heading} tabIndex={-1}>
          {spec.title(row)}
        </h2>
        <p role="status">{position}</p>
        {waited && (
          <p data-urgency={waited.urgency}>
            Waiting {waited.words}
            {waited.urgency === 'late' ? ': late' : waited.urgency === 'soon' ? ': due soon' : ''}
          </p>
        )}
      </header>
      {path !== undefined && <PresenceLine document={path} isEditing={now !== undefined} />}
      <div className={layout.decide} role="group" aria-label="Decide">
        {decisions.map((action, i) => (
          <KeyButton key={action.label} letter={action.key} look={i === 0 ? 'main' : 'plain'} onClick={() => onDecide(action)}>
            {action.label}
          </KeyButton>
        ))}
        {onBack && (
          <KeyButton letter="b" look="quiet" onClick={onBack}>
            Back
          </KeyButton>
        )}
        {onNext && (
          <KeyButton letter="n" look="quiet" onClick={onNext}>
            {now ? 'Skip' : 'Next'}
          </KeyButton>
        )}
      </div>
      <div className={layout.sides}>
        {spec.view && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <spec.view row={row} />
          </Suspense>
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          <Facts facts={facts} />
        </Suspense>
      </div>
    </article>
  )
}

interface KeyButtonProps {
  readonly letter: string | undefined
  readonly look: 'main' | 'plain' | 'quiet'
  readonly onClick: () => void
  readonly children: string
}

const KeyButton = ({ letter, look, onClick, children }: KeyButtonProps) => (
  <Button look={look} aria-keyshortcuts={letter} onClick={onClick}>
    {children}
    {letter && (
      <kbd className={css.key} aria-hidden="true">
        {letter.toUpperCase()}
      </kbd>
    )}
  </Button>
)
