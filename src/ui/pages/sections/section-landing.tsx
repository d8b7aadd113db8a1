import type { Section } from '../../../domain/content/written-pages'
import { EmptyPlace } from '../../blocks/empty/empty-place'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { useSection } from '../../routing/route-table'
import { WrittenPage } from './written-page'

interface SectionLandingProps {
  readonly slug: string
  readonly section: Section
  /** Whether the page has more content below. */
  readonly goesOn?: boolean
}

/** The section's main page; only its name, if staff have not written one. */
export function SectionLanding({ slug, section: { landing }, goesOn = false }: SectionLandingProps) {
  const { title } = useSection(slug)
  if (landing) return <WrittenPage page={landing} />
  return (
    <>
      <PageHead title={title} />
      {!goesOn && (
        <EmptyPlace begins="pages" title="This page has not been written yet" action={<LinkButton to="/about/contact">Ask us</LinkButton>}>
          Until then, we answer what you would like to know.
        </EmptyPlace>
      )}
    </>
  )
}
