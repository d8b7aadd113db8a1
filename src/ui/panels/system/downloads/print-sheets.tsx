import type { Ref } from 'react'
import { sheetFormats } from '../../../../domain/exports/paper-sheet-formats'
import type { AddressLabel, NameBadge, Printable } from '../../../../domain/exports/print-content-schema'
import { DoorSignPage } from '../../../print/door-sign-page'
import { fits } from '../../../print/fit-font-size'
import { OnSheets, Paper } from '../../../print/paper-sheets'
import css from './print-sheets.module.css'

interface Props {
  readonly printable: Printable
  /** Number of used labels on the first sheet. */
  readonly from: number
  readonly ref: Ref<HTMLDivElement>
}

/** The exported labels, badges or signs on their sheets. */
export const PrintSheets = ({ printable, from, ref }: Props) => (
  <Paper ref={ref}>
    <Drawn printable={printable} from={from} />
  </Paper>
)

function Drawn({ printable, from }: Omit<Props, 'ref'>) {
  switch (printable.sheet) {
    case 'labels':
      return <OnSheets format={sheetFormats.labels} items={printable.labels} from={from} renderItem={label => <Label {...label} />} />
    case 'badges':
      return (
        <OnSheets
          format={sheetFormats.badges}
          items={printable.badges}
          from={from}
          renderItem={badge => <Badge {...badge} house={printable.organisation} />}
        />
      )
    case 'doorsigns':
      return (
        <OnSheets
          format={sheetFormats.doorsigns}
          items={printable.signs}
          renderItem={sign => <DoorSignPage sign={sign} edition={printable.edition} />}
        />
      )
  }
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
