import { PageFrame } from '../../layout/page-frame'
import { NotFound } from '../errors/not-found'
import { SectionFrame, type SectionFrameProps } from './section-frame'
import { SectionPages } from './section-pages'

/** Page not found in this section, with links to the existing ones. */
export const SectionMissing = (frame: Omit<SectionFrameProps, 'children'>) => (
  <>
    <SectionFrame {...frame} />
    <NotFound path={frame.path} />
    <PageFrame>
      <SectionPages slug={frame.slug} section={frame.section} />
    </PageFrame>
  </>
)
