import type { WrittenPage as Written } from '../../../domain/content/written-pages'
import { Blocks } from '../../blocks/blocks'
import { DocumentTitle } from '../../kit/document-title'
import { PageHead } from '../../kit/page-head'

/** A page that staff wrote: its head and blocks. */
export const WrittenPage = ({ page: { title, description, blocks, pictures } }: { readonly page: Written }) => (
  <article>
    <DocumentTitle specific={title} />
    <PageHead title={title} lead={description} />
    {blocks.length > 0 && <Blocks blocks={blocks} pictures={pictures} />}
  </article>
)
