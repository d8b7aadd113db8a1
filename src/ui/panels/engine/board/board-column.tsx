import { useState } from 'react'
import { choiceText } from '../../../forms/choice-text'
import { Button } from '../../../kit/button'
import { numberText } from '../../../kit/number-text'
import type { PanelAction } from '../panel-spec'
import css from './board.module.css'
import { BoardCard, type BoardCardProps } from './board-card'

interface BoardColumnProps<R extends { readonly id: string }> extends Omit<BoardCardProps<R>, 'row'> {
  readonly rows: readonly R[]
  /** The action for a card that is dropped here. */
  readonly accepts: PanelAction<R> | undefined
  readonly onDrop: (action: PanelAction<R>) => void
}

/** Cards shown at first, and with each press for more. */
const page = 50

export function BoardColumn<R extends { readonly id: string }>(props: BoardColumnProps<R>) {
  const { name, rows, accepts, onDrag, onDrop } = props
  const [shown, setShown] = useState(page)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dropping does here, the keys and the menu of each card do too
    <section
      className={css.column}
      aria-label={`${choiceText(name)}, ${rows.length}`}
      data-accepts={accepts && true}
      onDragOver={event => accepts && event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        if (accepts) onDrop(accepts)
        onDrag(undefined)
      }}
    >
      <h2>
        {choiceText(name)} <small>{numberText(rows.length)}</small>
      </h2>
      <ul>
        {rows.slice(0, shown).map(row => (
          <BoardCard key={row.id} {...props} row={row} />
        ))}
      </ul>
      {rows.length > shown && (
        <Button size="xs" onClick={() => setShown(shown + page)}>
          Show more of {numberText(rows.length)}
        </Button>
      )}
    </section>
  )
}
