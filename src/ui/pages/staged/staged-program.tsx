import type { programs } from '../../../domain/programs/programs.collection'
import type { StoredOf } from '../../../domain/shared/records/collection'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { choiceText } from '../../forms/choice-text'
import { LinkButton } from '../../kit/button'
import { useNow } from '../../queries/clock.queries'
import { sectionQueries } from '../../queries/section.queries'
import { useOrganisation } from '../../queries/site.queries'
import { pageDraftQueries } from '../../staged-pages/page-draft.queries'
import { ProgramView } from '../programs/program-view'
import { SectionFrame } from '../sections/section-frame'
import { ReviewFrame } from './review-frame'

interface StagedProgramProps {
  readonly program: StoredOf<typeof programs>
}

/** A program as it is written now, as visitors will see it. */
export function StagedProgram({ program }: StagedProgramProps) {
  const app = useApp()
  const { id, imageId } = program
  const section = useLiveQuery(sectionQueries(app).section('programs'))
  const organisation = useOrganisation()
  const now = useNow()
  const picture = useLiveQuery(pageDraftQueries(app).pictures(imageId === undefined ? [] : [imageId]))[imageId ?? '']
  return (
    <SectionFrame slug="programs" section={section} path={`/programs/${id}`}>
      <ProgramView program={{ ...program, picture }} organisation={organisation} now={now} />
    </SectionFrame>
  )
}

/** It has no version beside the public one: what staff save of a published program, visitors see at once. */
export const ProgramReview = ({ program: { id, rev, title, status } }: StagedProgramProps) => (
  <ReviewFrame
    {...{ id, rev, title }}
    state={choiceText(status)}
    lead={status === 'published' ? 'Visitors see this version.' : 'Visitors do not see it yet.'}
    actions={<LinkButton to={`/cpanel?part=programs&open=${id}`}>Edit</LinkButton>}
  />
)
