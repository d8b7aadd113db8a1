import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { handbookQueries } from '../../../queries/handbook.queries'
import { textParams, useAddressState } from '../../../routing/use-address-state'
import { ArticleList } from './article-list'
import { ArticlePart } from './article-part'
import css from './howto.module.css'

const address = textParams('panel')

/** All articles, and the one for the panel in the address. */
export function Articles() {
  const [{ panel }] = useAddressState(address)
  const articles = useLiveQuery(handbookQueries(useApp()).articles())
  return (
    <div className={css.split} data-open={panel !== '' || undefined}>
      <ArticleList articles={articles} open={panel || undefined} />
      {panel && <ArticlePart key={panel} panel={panel} article={articles.find(({ id }) => id === panel)} />}
    </div>
  )
}
