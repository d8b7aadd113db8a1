import type { ReactNode, Ref } from 'react'
import type { AddressLabel, NameBadge, Printable } from '../../../../domain/exports/printable'
import { placeAt, type SheetFormat, sheetFormats, sheetsOf } from '../../../../domain/exports/sheet-formats'
import { DoorSignPage } from './door-sign-page'
import { fits } from './fit-type'
import css from './print-sheets.module.css'

interface Props {
  readonly printable: Printable
  /** Places of the first sheet that are used up. */
  readonly from: number
  readonly ref: Ref<HTMLDivElement>
}

/** The sheets in their true size. In print they are all there is of the page. */
export const PrintSheets = ({ printable, from, ref }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- paper is wider than a telephone: the keyboard scrolls it too
  <section className={css.preview} aria-label="Preview" tabIndex={0}>
    <div ref={ref} className={css.sheets}>
      {drawn(printable, from)}
    </div>
  </section>
)

function drawn(printable: Printable, from: number): ReactNode {
  switch (printable.sheet) {
    case 'labels':
      return onSheets(sheetFormats.labels, printable.labels, from, label => <Label {...label} />)
    case 'badges':
      return onSheets(sheetFormats.badges, printable.badges, from, badge => <Badge {...badge} house={printable.organisation} />)
    case 'doorsigns':
      return onSheets(sheetFormats.doorsigns, printable.signs, 0, sign => <DoorSignPage sign={sign} edition={printable.edition} />)
  }
}

function onSheets<T>(format: SheetFormat, items: readonly T[], from: number, draw: (item: T) => ReactNode): ReactNode {
  return sheetsOf(format, items, from).map((cells, n) => (
    <div key={n} className={css.sheet} style={{ inlineSize: `${format.width}in`, blockSize: `${format.height}in` }} data-sheet>
      {cells.map(({ item, place }) => {
        const { x, y } = placeAt(format, place)
        const { width, height } = format.cell
        return (
          <div key={place} className={css.cell} style={{ left: `${x}in`, top: `${y}in`, width: `${width}in`, height: `${height}in` }} data-cell>
            {draw(item)}
          </div>
        )
      })}
    </div>
  ))
}

const Label = ({ lines }: AddressLabel) => (
  <address className={css.label} {...fits(11, 5)}>
    {lines.map((line, n) => (
      <div key={n} dir="auto">
        {line}
      </div>
    ))}
  </address>
)

const Badge = ({ name, pronouns, organisation, house }: NameBadge & { readonly house: string }) => (
  <div className={css.badge}>
    <p className={css.house}>{house}</p>
    <p className={css.name} dir="auto" {...fits(44, 14)}>
      {name}
    </p>
    <p className={css.line} dir="auto" {...fits(15, 8)}>
      {[pronouns, organisation].filter(Boolean).join(' · ')}
    </p>
  </div>
)
