import { Fragment } from 'react'
import { type LivePart, placedParts } from '../../../domain/content/every-block'
import type { Section } from '../../../domain/content/written-pages'
import type { LiveParts } from '../../blocks/blocks'
import { UnfilledPage } from '../../blocks/empty/unfilled-page'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { useSection } from '../../routing/route-table'
import { WrittenPage } from './written-page'

interface SectionLandingProps {
  readonly slug: string
  readonly section: Section
  /** Whether the page has more content below. */
  readonly goesOn?: boolean
  /** Parts of the page, from top to bottom. Blocks may place them; the others follow below. */
  readonly live?: LiveParts
}

/** The section's main page with its live parts; only its name and those, if staff have not written one. */
export function SectionLanding({ slug, section: { landing }, goesOn = false, live = {} }: SectionLandingProps) {
  const { title } = useSection(slug)
  const placed = placedParts(landing?.blocks ?? [])
  const below = Object.entries(live).flatMap(([what, part]) => (placed.has(what as LivePart) ? [] : [<Fragment key={what}>{part}</Fragment>]))
  if (landing)
    return (
      <>
        <WrittenPage page={landing} live={live} />
        {below}
      </>
    )
  return (
    <>
      <PageHead title={title} />
      {!goesOn && (
        <UnfilledPage begins="pages" title="This page has not been written yet" action={<LinkButton to="/about/contact">Ask us</LinkButton>}>
          Until then, we answer what you would like to know.
        </UnfilledPage>
      )}
      {below}
    </>
  )
}
