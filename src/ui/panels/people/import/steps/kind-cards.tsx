import { useId } from 'react'
import { neededFields } from '../../../../../domain/imports/columns/needed-fields'
import type { ImportKind } from '../../../../../domain/imports/import-kind'
import { saveFile } from '../../../../app-services/save-file'
import { Button } from '../../../../kit/button'
import styles from './kind-cards.module.css'

export interface KindCard {
  readonly value: string
  readonly label: string
  readonly words: string
  /** The kinds of file in this group. */
  readonly kinds: readonly ImportKind[]
  readonly disabled?: boolean
}

interface Props {
  readonly cards: readonly KindCard[]
  readonly value: string
  readonly onChange: (value: string) => void
}

/** The kinds of import, each with its required columns and an example file. */
export function KindCards({ cards, value, onChange }: Props) {
  const id = useId()
  return (
    <fieldset role="radiogroup" aria-labelledby={id} className={styles.cards}>
      <legend id={id}>What are the files for?</legend>
      {cards.map(card => (
        <div key={card.value} className={styles.card} data-chosen={card.value === value || undefined}>
          <label className={styles.name}>
            <input
              type="radio"
              name={id}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              aria-describedby={`${id}-${card.value}`}
              onChange={() => onChange(card.value)}
            />
            {card.label}
          </label>
          <p id={`${id}-${card.value}`}>{card.words}</p>
          {card.kinds.map(kind => (
            <div key={kind.name} className={styles.file}>
              <p>
                {card.kinds.length > 1 && <strong>{kind.label}: </strong>}
                {needs(kind)}
              </p>
              <Button
                look="quiet"
                size="xs"
                aria-label={`Download an example file of ${kind.label.toLowerCase()}`}
                onClick={() => void handExample(kind)}
              >
                Download an example
              </Button>
            </div>
          ))}
        </div>
      ))}
    </fieldset>
  )
}

async function handExample(kind: ImportKind): Promise<void> {
  const { exampleFile } = await import('../../../../../domain/imports/columns/example-file')
  // The byte-order mark tells spreadsheets that the file is UTF-8.
  saveFile(new Blob(['\uFEFF', exampleFile(kind)], { type: 'text/csv;charset=utf-8' }), `example-${kind.name}.csv`)
}

/** "Needs Received; one of Name (whole), First name or Email." */
function needs(kind: ImportKind): string {
  const all = neededFields(kind).map(fields => {
    const labels = fields.map(({ label }) => label)
    return labels.length === 1 ? labels[0]! : `one of ${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}`
  })
  return `Needs ${all.join('; ')}.`
}
