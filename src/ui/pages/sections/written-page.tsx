import type { WrittenPage as Written } from '../../../domain/content/written-pages'
import { Blocks, type LiveParts } from '../../blocks/blocks'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'

interface WrittenPageProps {
  readonly page: Written
  /** Parts that its blocks may place. */
  readonly live?: LiveParts | undefined
}

/** A page that staff wrote: its head and blocks. */
export const WrittenPage = ({ page: { title, description, blocks, pictures }, live }: WrittenPageProps) => (
  <article>
    <DocumentTitle specific={title} />
    <PageHead title={title} lead={description} />
    {blocks.length > 0 && <Blocks blocks={blocks} pictures={pictures} live={live} />}
  </article>
)
