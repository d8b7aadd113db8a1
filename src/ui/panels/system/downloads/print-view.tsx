import { useEffect, useRef, useState } from 'react'
import { presetOf } from '../../../../domain/exports/export-presets'
import { placesOn, sheetFormats } from '../../../../domain/exports/paper-sheet-formats'
import { countOf, type Printable } from '../../../../domain/exports/print-content-schema'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { numberText } from '../../../kit/number-text'
import { useFitFontSize } from '../../../print/use-fit-font-size'
import { exportQueries } from '../../../queries/exports.queries'
import { Link } from '../../../routing/link'
import css from './downloads.module.css'
import { PrintSheets } from './print-sheets'

export default function PrintView({ id }: { readonly id: string }) {
  const printable = useLiveQuery(exportQueries(useApp()).printable(id))
  if (printable) return <OnPaper printable={printable} />
  return (
    <EmptyState title="This file is not kept any more" action={<Link to="/cpanel/downloads">Back to the files</Link>}>
      <p>Files are kept for seven days. Make it anew: it takes a moment.</p>
    </EmptyState>
  )
}

/** A preview of the paper, and the button that prints only that. */
function OnPaper({ printable }: { readonly printable: Printable }) {
  const [begin, setBegin] = useState('1')
  const title = useRef<HTMLHeadingElement>(null)
  const paper = useRef<HTMLDivElement>(null)
  useEffect(() => title.current?.focus(), [])
  const format = sheetFormats[printable.sheet]
  const places = placesOn(format)
  // An empty field means a full sheet.
  const first = Math.min(places, Math.max(1, Math.trunc(Number(begin)) || 1))
  const cut = useFitFontSize(paper, printable, first)
  const count = countOf(printable)
  const unnumbered = printable.sheet === 'doorsigns' ? printable.unnumbered : 0
  return (
    <div className={css.board}>
      <div className={css.restore}>
        <h2 ref={title} tabIndex={-1}>
          {presetOf(printable.sheet)?.title}: {numberText(count)} on {counted(Math.ceil((first - 1 + count) / places), 'sheet')}
        </h2>
        <Link to="/cpanel/downloads">Back to the files</Link>
      </div>
      {unnumbered > 0 && <p>{counted(unnumbered, 'listing')} without a number on the map: no sign is made before it has one.</p>}
      {count === 0 ? (
        <EmptyState title="Nothing to print">
          <p>{emptyWords[printable.sheet]}</p>
        </EmptyState>
      ) : (
        <>
          <div className={css.restore}>
            {places > 1 && (
              <TextField
                type="number"
                label="Begin at place"
                help={`1 is a whole sheet; a sheet begun before goes on at up to ${places}.`}
                min={1}
                max={places}
                value={begin}
                onChange={event => setBegin(event.currentTarget.value)}
              />
            )}
            <Button look="main" onClick={() => window.print()}>
              Print
            </Button>
          </div>
          <p className={css.quiet}>{format.name}. In the browser’s print window choose a scale of 100%; “Save as PDF” there makes a PDF of it.</p>
          {cut > 0 && (
            <p role="alert">
              {counted(cut, 'text is', 'texts are')} longer than the place for it, even in the smallest type. Shorten it in the record.
            </p>
          )}
          <PrintSheets ref={paper} printable={printable} from={first - 1} />
        </>
      )}
    </div>
  )
}

const emptyWords = {
  labels: 'Nobody of those you asked for has a postal address. Enter addresses, or ask for others.',
  badges: 'Nobody is in that segment with that tag. Ask for others.',
  doorsigns: 'No listing of this edition is ready and has its number on the map.',
} as const
