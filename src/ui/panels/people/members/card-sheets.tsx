import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { sheetFormats } from '../../../../domain/exports/paper-sheet-formats'
import { unprovedFacts } from '../../../../domain/memberships/card-token'
import { maxPrinted, type noCardReasons, type PrintedCards, printCards } from '../../../../domain/memberships/member-cards.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { dayText } from '../../../../domain/shared/time/day-text'
import { useApp, useLiveQuery, useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { fits } from '../../../print/fit-font-size'
import { OnSheets, Paper } from '../../../print/paper-sheets'
import { QrCode } from '../../../print/qr-code'
import { useFitFontSize } from '../../../print/use-fit-font-size'
import { peopleQueries } from '../../../queries/people.queries'
import { useOrganisation } from '../../../queries/site.queries'
import { Link } from '../../../routing/link'
import { customPanel } from '../../engine/custom-panel'
import { usePanelContext } from '../../engine/use-panel-context'
import { usePersonNames } from '../person/use-person-index'
import css from './card-sheets.module.css'
import { membershipsIn } from './cards-address'

const whyNot: Readonly<Record<(typeof noCardReasons)[number], string>> = {
  unknown: 'this membership was deleted.',
  suspended: 'the membership is suspended.',
  over: 'the membership is over.',
}

/** Cards of the members that were chosen in the table, on sheets for a printer. */
export default customPanel(CardSheets)

function CardSheets() {
  const { slug } = usePanelContext()
  const [search] = useSearchParams()
  const all = membershipsIn(search)
  const callables = useService(Callables)
  const { busy, error, run } = useAction()
  const [printed, setPrinted] = useState<PrintedCards>()
  if (all.length === 0)
    return (
      <EmptyState title="No members are chosen" action={<Link to={`/cpanel/${slug}`}>Open the members</Link>}>
        <p>Select members in the table and press “Print cards”.</p>
      </EmptyState>
    )
  const chosen = all.slice(0, maxPrinted)
  const make = () => void run(async () => setPrinted(await callables.call(printCards, { membershipIds: [...chosen] })))
  return (
    <div className={css.board}>
      <h2>Member cards</h2>
      <FailureNotice error={error} />
      {all.length > maxPrinted && (
        <p>
          Only the first {maxPrinted} of {all.length} chosen memberships are printed at once.
        </p>
      )}
      {printed ? (
        <OnPaper printed={printed} />
      ) : (
        <>
          <p>
            Each card has its member’s name, level and last day, and the code that is scanned at an entrance. Members who have a card on a phone get
            the same one on paper, and both are valid. If they make a new card, it replaces both.
          </p>
          <Button look="main" busy={busy} onClick={make}>
            {busy ? 'Making…' : `Make the cards of ${counted(chosen.length, 'membership')}`}
          </Button>
        </>
      )}
    </div>
  )
}

function OnPaper({ printed: { cards, left } }: { readonly printed: PrintedCards }) {
  const app = useApp()
  const house = useOrganisation()?.name
  const members = useLiveQuery(peopleQueries(app).members())
  const nameOf = usePersonNames()
  const paper = useRef<HTMLDivElement>(null)
  useFitFontSize(paper, cards)
  const names = new Map(members.map(({ id, personId }) => [id, nameOf(personId)]))
  return (
    <>
      {left.length > 0 && (
        <ul>
          {left.map(({ membershipId, reason }) => (
            <li key={membershipId}>
              {names.get(membershipId) ?? membershipId}: {whyNot[reason]}
            </li>
          ))}
        </ul>
      )}
      <p role="status">{cards.length === 0 ? 'No cards were made.' : `${counted(cards.length, 'card')} made.`}</p>
      {cards.length > 0 && (
        <>
          <Button look="main" onClick={() => window.print()}>
            Print
          </Button>
          <p>{sheetFormats.membercards.name}. In the browser’s print window choose a scale of 100%; “Save as PDF” there makes a PDF of it.</p>
          <Paper ref={paper}>
            <OnSheets format={sheetFormats.membercards} items={cards} renderItem={card => <PaperCard {...card} house={house} />} />
          </Paper>
        </>
      )}
    </>
  )
}

function PaperCard({ product, level, token, house }: PrintedCards['cards'][number] & { readonly house: string | undefined }) {
  const facts = unprovedFacts(token)
  return (
    <div className={css.card}>
      <QrCode address={token} label={`The code of the card of ${facts?.name}`} />
      <div className={css.words}>
        <p className={css.house}>{house}</p>
        <p className={css.name} dir="auto" {...fits(13, 7)}>
          {facts?.name}
        </p>
        <p>
          {product}, {level}
        </p>
        {facts && <p>Good until {dayText(facts.until)}</p>}
      </div>
    </div>
  )
}
