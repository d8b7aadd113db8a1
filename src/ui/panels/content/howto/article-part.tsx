import { useEffect, useState } from 'react'
import { writeHandbook } from '../../../../domain/handbook/write-handbook.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { toMarkup } from '../../../../domain/shared/text/rich-text-markup'
import { PortError } from '../../../../ports/errors'
import { useApp, useService } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { Button, LinkButton } from '../../../kit/button'
import { RichText } from '../../../kit/rich-text'
import { Time } from '../../../kit/time/time'
import { panelAddress, panelName } from '../../../office/panel-address'
import { useOfficePanels } from '../../../office/use-office-panels'
import { type HandbookArticle, handbookQueries } from '../../../queries/handbook.queries'
import { OutcomeLine } from '../../engine/actions/outcome-line'
import { useOutcome } from '../../engine/actions/use-outcome'
import { usePanelContext } from '../../engine/use-panel-context'
import { ArticleForm } from './article-form'
import { readArticles } from './article-list'
import css from './howto.module.css'

interface ArticlePartProps {
  readonly panel: string
  readonly article: HandbookArticle | undefined
}

/** One article: read, edited in place and confirmed as correct. A panel without an article offers to write one. */
export function ArticlePart({ panel, article }: ArticlePartProps) {
  const callables = useService(Callables)
  const { may, tz } = usePanelContext()
  const staff = useLiveQuery(handbookQueries(useApp()).staff())
  const outcome = useOutcome()
  const [isEditing, setEditing] = useState(false)
  const row = useOfficePanels().all.find(one => panelName(one) === panel)
  const mayWrite = may(writeHandbook.access)
  const isThere = article !== undefined
  useEffect(() => {
    if (isThere) readArticles.change(before => (before.includes(panel) ? before : [...before, panel]))
  }, [panel, isThere])

  const save = async (title: string, text: string, verify: boolean) => {
    const kept = await outcome.run('Saving…', async () => {
      const input = { id: panel, rev: article?.rev ?? 0, title, text, verify, ...(row && { panel }) }
      const isSaved = (await callables.call(writeHandbook, input)).outcome === 'saved'
      if (!isSaved) throw new PortError('documents', 'aborted', panel)
      return { message: verify ? 'Confirmed as correct today.' : 'Saved.' }
    })
    return kept
  }
  return (
    <article className={css.article} aria-labelledby="article">
      <OutcomeLine outcome={outcome} />
      {isEditing || !article ? (
        <>
          <h2 id="article">{article ? article.title : `${row?.title ?? 'This'} has no article yet`}</h2>
          {mayWrite ? (
            <ArticleForm
              id={panel}
              title={article?.title ?? row?.title ?? ''}
              text={article ? toMarkup(article.body) : ''}
              onSave={(title, text) => {
                // A new article is loaded before its form knows that it was saved.
                setEditing(true)
                return save(title, text, false)
              }}
              onSaved={() => setEditing(false)}
              onLeave={article && (() => setEditing(false))}
            />
          ) : (
            <p>Staff with the scope Content can write it.</p>
          )}
        </>
      ) : (
        <>
          <h2 id="article">{article.title}</h2>
          <RichText document={article.body} />
          <p className={css.quiet}>
            {article.verifiedAt ? (
              <>
                Confirmed as correct <Time at={article.verifiedAt} tz={tz} show="day" year />
                {article.verifiedBy !== undefined &&
                  ` by ${staff.find(({ personId }) => personId === article.verifiedBy)?.name ?? 'a former colleague'}`}
                .
              </>
            ) : (
              'Nobody has confirmed yet that it is correct.'
            )}
          </p>
          <div className={css.acts}>
            {row && panelAddress(row) && (
              <LinkButton look="main" to={panelAddress(row)!}>
                Open {row.title}
              </LinkButton>
            )}
            {mayWrite && (
              <>
                <Button onClick={() => setEditing(true)}>Edit</Button>
                <Button onClick={() => void save(article.title, toMarkup(article.body), true)}>Confirm that it is correct</Button>
              </>
            )}
          </div>
        </>
      )}
    </article>
  )
}
