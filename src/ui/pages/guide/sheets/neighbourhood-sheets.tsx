import { useSuspenseQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { neighbourhoodSheets } from '../../../../domain/guide/reading/neighbourhood-sheets'
import type { LiveQuery } from '../../../app-services/app-context'
import { Button } from '../../../kit/button'
import { Select } from '../../../kit/controls/select'
import { counted } from '../../../kit/counted'
import { DocumentTitle } from '../../../kit/document-title'
import { Paper } from '../../../print/paper-sheets'
import { Link } from '../../../routing/link'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import type { GuideLinks } from '../guide-links'
import css from './neighbourhood-sheets.module.css'
import { type PaperSize, SheetPage } from './sheet-page'

interface NeighbourhoodSheetsProps {
  readonly whole: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
}

const papers: readonly { readonly value: PaperSize; readonly label: string }[] = [
  { value: 'letter', label: 'US Letter' },
  { value: 'a4', label: 'A4' },
]

const inAddress = textParams('sheet', 'paper')

/** Sheets to print, one for each neighborhood: `/sfosguide/maps?sheet={neighborhood or all}&paper=a4`. */
export default function NeighbourhoodSheets({ whole, links }: NeighbourhoodSheetsProps) {
  const { data: index } = useSuspenseQuery(whole)
  const [{ sheet: wanted, paper: size }, choose] = useAddressState(inAddress)
  const title = useRef<HTMLHeadingElement>(null)
  const sheetsBox = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  if (!index) return null
  const all = neighbourhoodSheets(index)
  const shown = all.filter(({ id }) => id === wanted)
  const sheets = shown.length > 0 ? shown : all
  const paper: PaperSize = size === 'a4' ? 'a4' : 'letter'
  const addressOf = (id: string) => new URL(links.maps(id === 'elsewhere' ? {} : { hood: id }), location.origin).href
  return (
    <div className={css.board}>
      <DocumentTitle specific={`Sheets to print: ${index.edition.name}`} />
      <h1 ref={title} tabIndex={-1}>
        Print a neighborhood
      </h1>
      <p>One map with every number and the whole list, to take with you or to hang up.</p>
      <div className={css.choices}>
        <Select
          label="Neighborhood"
          value={shown.length > 0 ? wanted : 'all'}
          options={[{ value: 'all', label: `All, ${counted(all.length, 'sheet')}` }, ...all.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={event => choose({ sheet: event.target.value })}
        />
        <Select label="Paper" value={paper} options={papers} onChange={event => choose({ paper: event.target.value })} />
        <Button look="main" onClick={() => window.print()}>
          Print
        </Button>
        <Link to={links.maps()}>Back to the map</Link>
      </div>
      <p className={css.quiet}>In the print dialog, choose a scale of 100%. To make a PDF, choose “Save as PDF”.</p>
      <Paper ref={sheetsBox}>
        {sheets.map(sheet => (
          <SheetPage key={sheet.id} {...{ sheet, index, paper }} address={addressOf(sheet.id)} />
        ))}
      </Paper>
    </div>
  )
}
