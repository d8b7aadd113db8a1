import { type ReactNode, useState } from 'react'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { numberText } from '../../../kit/number-text'
import type { ShownRows } from '../../../office/data-grid/grid-with-toolbar'
import css from './pictures.module.css'

interface ThumbnailsProps<R> extends ShownRows<R> {
  readonly label: string
  readonly picture: (row: R) => ReactNode
  readonly name: (row: R) => string
  /** Text below the name. */
  readonly words: (row: R) => ReactNode
  /** Rows of the same group are under one heading. */
  readonly group?: (row: R) => string
  /** `3 pictures`. */
  readonly counted: (n: number) => string
}

/** Rows shown at a time. */
const page = 60

/** The rows of a table as pictures side by side, uncropped. */
export function Thumbnails<R extends { readonly id: string }>({ group, ...props }: ThumbnailsProps<R>) {
  const { label, rows, selection, counted } = props
  const groups = new Map<string, R[]>()
  for (const row of group ? rows : []) groups.set(group!(row), [...(groups.get(group!(row)) ?? []), row])
  return (
    <>
      {selection.ids.size === 0 && (
        <Button size="xs" look="quiet" className={css.all ?? ''} onClick={() => selection.choose(rows.map(({ id }) => id))}>
          Select all {numberText(rows.length)}
        </Button>
      )}
      {group ? (
        [...groups].map(([name, inGroup]) => (
          <Section key={name} {...props} rows={inGroup} label={`${name}: ${counted(inGroup.length)}`} hasHeading />
        ))
      ) : (
        <Section {...props} label={label} />
      )}
    </>
  )
}

type SectionProps<R> = Omit<ThumbnailsProps<R>, 'group'> & { readonly hasHeading?: boolean }

function Section<R extends { readonly id: string }>({ label, hasHeading = false, rows, open, selection, onOpen, ...draw }: SectionProps<R>) {
  const [most, setMost] = useState(page)
  const left = rows.length - most
  return (
    <section aria-label={label}>
      {hasHeading && <h2 className={css.heading}>{label}</h2>}
      <ul className={css.grid}>
        {rows.slice(0, most).map(row => (
          <li key={row.id} className={css.card} data-chosen={selection.has(row.id) || undefined}>
            <Checkbox
              className={css.choose ?? ''}
              aria-label={`Select ${draw.name(row)}`}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row.id)}
            />
            <button type="button" className={css.open} aria-current={row.id === open || undefined} onClick={() => onOpen(row.id)}>
              <span className={css.thumb}>{draw.picture(row)}</span>
              <span className={css.words}>{draw.name(row)}</span>
              {draw.words(row)}
            </button>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setMost(most + page)}>
          Show {Math.min(page, left)} more of {numberText(left)}
        </Button>
      )}
    </section>
  )
}
