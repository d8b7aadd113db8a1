import { PageFrame } from '../../layout/page-frame'
import { NotFound } from '../errors/not-found'
import { SectionFrame, type SectionFrameProps } from './section-frame'
import { SectionPages } from './section-pages'

/** No such page in this section: says so, and names those that are there. */
export const SectionMissing = (frame: Omit<SectionFrameProps, 'children'>) => (
  <>
    <SectionFrame {...frame} />
    <NotFound path={frame.path} />
    <PageFrame>
      <SectionPages slug={frame.slug} section={frame.section} />
    </PageFrame>
  </>
)
