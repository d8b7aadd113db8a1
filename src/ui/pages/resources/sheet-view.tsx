import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { doorSign } from '../../../domain/exports/door-signs'
import { stampAddress } from '../../../domain/guide/passport/typed-stamp-code'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Anchor } from '../../kit/anchor'
import { Button, LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Notice } from '../../kit/feedback/notice'
import { Skeleton } from '../../kit/feedback/skeleton'
import { passportQueries } from '../../passport/passport.queries'
import { Paper } from '../../print/paper-sheets'
import { useFitFontSize } from '../../print/use-fit-font-size'
import { accountQueries } from '../../queries/account.queries'
import { artQueries } from '../../queries/art.queries'
import { guideQueries } from '../../queries/guide.queries'
import { useSignedIn } from '../../queries/session.queries'
import { useOrganisation } from '../../queries/site.queries'
import css from './artist-resources.module.css'
import { libraryPath, type Sheet } from './resource-address'
import { LabelSheets, PriceSheets, SignSheet } from './sheet-pages'

const titles: Readonly<Record<Sheet, string>> = { sign: 'Your door sign', labels: 'Labels for the wall', prices: 'Price list' }

/** A sheet as it will be printed: filled for a signed-in artist, blank for everybody else. */
export default function SheetView({ sheet }: { readonly sheet: Sheet }) {
  const user = useSignedIn()
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <div className={css.view}>
      <div className={css.acts}>
        <h2 ref={title} tabIndex={-1}>
          {titles[sheet]}
        </h2>
        <Anchor to={`${libraryPath}?kind=template`}>All templates</Anchor>
      </div>
      <Suspense fallback={<Skeleton height="30rem" />}>{user ? <OwnSheet sheet={sheet} /> : <VisitorSheet sheet={sheet} />}</Suspense>
    </div>
  )
}

const VisitorSheet = ({ sheet }: { readonly sheet: Sheet }) => (
  <>
    <Notice
      title="This sheet is blank"
      actions={<LinkButton to={`/signin?next=${encodeURIComponent(`${libraryPath}?sheet=${sheet}`)}`}>Sign in</LinkButton>}
    >
      Sign in as an artist to have your name, works and number on it.
    </Notice>
    <Blank sheet={sheet} />
  </>
)

function OwnSheet({ sheet }: { readonly sheet: Sheet }) {
  const profile = useLiveQuery(accountQueries(useApp()).profile())
  if (!profile)
    return (
      <>
        <Notice title="This sheet is blank">You have no artist page yet. With one, your name, works and number are on it.</Notice>
        <Blank sheet={sheet} />
      </>
    )
  return <ArtistsSheet sheet={sheet} handle={profile.handle} />
}

function ArtistsSheet({ sheet, handle }: { readonly sheet: Sheet; readonly handle: string }) {
  const app = useApp()
  const page = useLiveQuery(artQueries(app).artist(handle))
  const origin = useOrganisation()?.website ?? location.origin
  if (!page)
    return (
      <>
        <Notice title="This sheet is blank">Your page is not published yet. We fill the sheet from it.</Notice>
        <Blank sheet={sheet} />
      </>
    )
  if (sheet === 'sign') return <OwnSigns handle={page.artist.handle} edition={page.edition?.name ?? ''} origin={new URL(origin).origin} />
  if (page.works.length === 0)
    return (
      <EmptyState title="You have no public works yet" action={<LinkButton to="/dashboard/artworks">Your works</LinkButton>}>
        <p>Labels and prices come from the works on your page.</p>
      </EmptyState>
    )
  return (
    <Printed of={page}>
      {sheet === 'labels' ? (
        <LabelSheets artist={page.artist.name} works={page.works} />
      ) : (
        <PriceSheets artist={page.artist.name} works={page.works} />
      )}
    </Printed>
  )
}

interface OwnSignsProps {
  readonly handle: string
  /** Name of the edition. */
  readonly edition: string
  /** The website's, for the QR code. */
  readonly origin: string
}

/** A sign for each studio of an artist that has a number in the published guide. */
function OwnSigns({ handle, edition, origin }: OwnSignsProps) {
  const cards = useLiveQuery(guideQueries(useApp()).printedCards(handle)) ?? []
  const numbered = cards.filter(({ number }) => number !== undefined)
  const doors = useLiveQuery(passportQueries(useApp()).doors(numbered.map(({ id }) => id)))
  if (numbered.length === 0) return <NoNumber />
  const signs = numbered.flatMap(card => {
    const code = doors.get(card.id)?.code
    return code === undefined ? [] : [doorSign(card, { code, address: stampAddress(origin, { listingId: card.id, code }) })]
  })
  return (
    <Printed of={signs}>
      <SignSheet signs={signs} edition={edition} />
    </Printed>
  )
}

const NoNumber = () => (
  <EmptyState title="Your sign has no number yet" action={<LinkButton to="/sfosguide">Open the guide</LinkButton>}>
    <p>You get your map number when the guide is published. Visitors need it to find your door.</p>
  </EmptyState>
)

/** A blank sheet to fill in by hand. There is no blank door sign, because it needs a number. */
const Blank = ({ sheet }: { readonly sheet: Sheet }) =>
  sheet === 'sign' ? (
    <NoNumber />
  ) : (
    <Printed of={sheet}>{sheet === 'labels' ? <LabelSheets artist="" works={[]} /> : <PriceSheets artist="" works={[]} />}</Printed>
  )

interface PrintedProps {
  /** Content of the sheets: the text is fitted again when it changes. */
  readonly of: unknown
  readonly children: ReactNode
}

function Printed({ of, children }: PrintedProps) {
  const paper = useRef<HTMLDivElement>(null)
  const cut = useFitFontSize(paper, of)
  return (
    <>
      <div className={css.acts}>
        <Button look="main" onClick={() => window.print()}>
          Print
        </Button>
        <p className={css.quiet}>US Letter. In the print dialog, choose a scale of 100%. To make a PDF, choose “Save as PDF”.</p>
      </div>
      {cut > 0 && <p role="alert">{cut === 1 ? 'One text is' : `${cut} texts are`} too long, even in the smallest type. Shorten your texts.</p>}
      <Paper ref={paper}>{children}</Paper>
    </>
  )
}
