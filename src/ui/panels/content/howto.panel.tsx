import { useSearchParams } from 'react-router-dom'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { handbookQueries } from '../../queries/handbook.queries'
import { customPanel } from '../engine/custom-panel'
import { ViewLinks } from '../engine/view-links'
import { ArticleList } from './howto/article-list'
import { ArticlePart } from './howto/article-part'
import { ChecklistBoard } from './howto/checklist-board'
import css from './howto/howto.module.css'

/** The handbook, an article for each panel, and the checklists of the season. Which is open stands in the address. */
function Howto() {
  const [asked] = useSearchParams()
  const articles = useLiveQuery(handbookQueries(useApp()).articles())
  const panel = asked.get('panel') ?? undefined
  const isLists = asked.get('view') === 'checklists'
  return (
    <>
      <ViewLinks
        label="Handbook and checklists"
        links={[
          { to: '/cpanel/howto', label: 'Handbook', isHere: !isLists },
          { to: '/cpanel/howto?view=checklists', label: 'Checklists', isHere: isLists },
        ]}
      />
      {isLists ? (
        <ChecklistBoard />
      ) : (
        <div className={css.split} data-open={panel !== undefined || undefined}>
          <ArticleList articles={articles} open={panel} />
          {panel !== undefined && <ArticlePart key={panel} panel={panel} article={articles.find(({ id }) => id === panel)} />}
        </div>
      )}
    </>
  )
}

export default customPanel(Howto)
