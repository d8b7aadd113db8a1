import { useEffect } from 'react'
import { writeHandbook } from '../../../../domain/handbook/write-handbook.contract'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { RichText } from '../../../kit/rich-text'
import { Time } from '../../../kit/time/time'
import { panelAddress, panelName } from '../../../office/panel-address'
import { useMayGo } from '../../../office/use-may-go'
import { useOfficePanels } from '../../../office/use-office-panels'
import { peopleQueries } from '../../../queries/people.queries'
import type { FoundPageProps } from '../../engine/find/find-spec'
import type { PanelAction } from '../../engine/panel-spec'
import { RecordPage } from '../../engine/record/record-page'
import { usePanelContext } from '../../engine/use-panel-context'
import { ArticleForm } from './article-form'
import { readArticles } from './articles-found'
import { handbookQueries } from './handbook.queries'
import css from './howto.module.css'
import { type PanelArticle, saveArticle } from './panel-article'

const confirm: PanelAction<PanelArticle> = {
  label: 'Confirm that it is correct',
  on: 'one',
  rule: writeHandbook.access,
  fits: ({ article }) => article !== undefined,
  run: ([row], services) => saveArticle(row!, services, row!.article!.title, row!.article!.body, true),
}

/** One article: read, edited in place and confirmed as correct. A panel without an article offers to write one. */
export default function ArticlePage({ id, onClose }: FoundPageProps) {
  const app = useApp()
  const { may, tz } = usePanelContext()
  const mayGo = useMayGo()
  const colleagues = useLiveQuery(peopleQueries(app).colleagues())
  const article = useLiveQuery(handbookQueries(app).articles()).find(one => one.id === id)
  const found = useOfficePanels().all.find(one => panelName(one) === id)
  const panel = found && { title: found.title, address: panelAddress(found) }
  const isThere = article !== undefined
  useEffect(() => {
    if (isThere) readArticles.change(before => (before.includes(id) ? before : [...before, id]))
  }, [id, isThere])
  const name = article?.title ?? `${panel?.title ?? 'This'} has no article yet`
  const nameOf = (personId: string) => colleagues.find(one => one.personId === personId)?.name ?? 'a former colleague'
  return (
    <article className={css.article} aria-label={name}>
      <RecordPage
        row={{ id, panel, article }}
        name={name}
        entry={may(writeHandbook.access) ? { label: article ? 'Edit' : 'Write it', form: ArticleForm, inPlace: true, isOpen: !article } : undefined}
        actions={[
          ...(panel?.address && mayGo(panel.address) ? [{ label: `Open ${panel.title}`, on: 'one' as const, to: () => panel.address! }] : []),
          confirm,
        ]}
        onClose={onClose}
      >
        {article ? <RichText document={article.body} /> : <p>Content staff can write it.</p>}
        {article && (
          <p>
            {article.verifiedAt ? (
              <>
                Confirmed as correct <Time at={article.verifiedAt} tz={tz} show="day" year />
                {article.verifiedBy !== undefined && ` by ${nameOf(article.verifiedBy)}`}.
              </>
            ) : (
              'Nobody has confirmed yet that it is correct.'
            )}
          </p>
        )}
      </RecordPage>
    </article>
  )
}
