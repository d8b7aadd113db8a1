import { picturesIn } from '../../../domain/content/every-block'
import type { PageDraft } from '../../../domain/content/page-drafts.collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { PageFrame } from '../../layout/page-frame'
import { sectionQueries } from '../../queries/section.queries'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { SectionFrame } from '../sections/section-frame'
import { WrittenPage } from '../sections/written-page'

interface StagedPageProps {
  readonly draft: PageDraft
  readonly path: string
}

/** A draft as visitors will see it, in the frame of its section. */
export function StagedPage({ draft, path }: StagedPageProps) {
  const { slug, parent, title, description, blocks } = draft
  const pictures = useLiveQuery(pageDraftQueries(useApp()).pictures(picturesIn(blocks)))
  const page = <WrittenPage page={{ slug, title, ...(description !== undefined && { description }), blocks, pictures }} />
  return parent === undefined ? <PageFrame>{page}</PageFrame> : <InSection {...{ parent, path }}>{page}</InSection>
}

interface InSectionProps {
  readonly parent: string
  readonly path: string
  readonly children: React.ReactNode
}

function InSection({ parent, path, children }: InSectionProps) {
  const section = useLiveQuery(sectionQueries(useApp()).section(parent))
  return (
    <SectionFrame slug={parent} section={section} path={path}>
      {children}
    </SectionFrame>
  )
}
