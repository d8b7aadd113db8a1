import { useState } from 'react'
import { blockLabels } from '../../../domain/content/block-edits'
import { everyBlock } from '../../../domain/content/every-block'
import type { PageDraft } from '../../../domain/content/page-drafts.collection'
import { pageComments } from '../../../domain/content/page-versions.collection'
import { textOfBlocks } from '../../../domain/content/text-of-blocks'
import { RecordService } from '../../../domain/records/record-service'
import { plainText } from '../../../domain/shared/text/rich-text-words'
import { useApp, useService } from '../../app-services/app-context'
import { useLiveQuery } from '../../app-services/live-query'
import { Form, FormField } from '../../forms/form'
import { useForm } from '../../forms/use-form'
import { Button } from '../../kit/button'
import { recordsQuery } from '../../queries/record.queries'
import { sessionQueries } from '../../queries/session.queries'
import css from './staged-review.module.css'

const { blockId, text } = pageComments.fields

interface PageCommentsProps {
  readonly draft: PageDraft
  /** Shows the block with this id in the preview; `false` if the preview does not draw it. */
  readonly onShow: (blockId: string) => boolean
}

/** What colleagues say about a draft, and about which of its blocks. */
export function PageComments({ draft, onShow }: PageCommentsProps) {
  const app = useApp()
  const records = useService(RecordService)
  const params = { page: draft.id }
  const comments = useLiveQuery(recordsQuery(app, pageComments, { params, orderBy: [['createdAt', 'asc']] }))
  const me = useLiveQuery(sessionQueries(app).user())?.claims.pid
  const blocks = everyBlock(draft.blocks).map(block => ({
    value: block.props.id,
    label: `${blockLabels[block.type]}: ${plainText(textOfBlocks([block])).slice(0, 60)}`,
  }))
  const [missing, setMissing] = useState<string>()
  const ids = new Set(blocks.map(({ value }) => value))
  const form = useForm({
    fields: { blockId, text },
    initial: {},
    resets: true,
    submit: async values => {
      if (me === undefined) return false
      await records.create(pageComments, { ...values, authorId: me, resolved: false }, { params })
      return true
    },
  })
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {comments.length === 0 && <p>Nobody has commented yet.</p>}
      <ol className={css.comments}>
        {comments.map(comment => (
          <li key={comment.id}>
            {comment.blockId !== undefined && (
              <p>
                <strong>{blocks.find(({ value }) => value === comment.blockId)?.label ?? 'A block that was removed'}</strong>{' '}
                {ids.has(comment.blockId) && (
                  <Button size="xs" onClick={() => setMissing(onShow(comment.blockId ?? '') ? undefined : comment.id)}>
                    Show it
                  </Button>
                )}
              </p>
            )}
            {missing === comment.id && <p role="status">The preview does not show this part now. It may belong to another phase of the season.</p>}
            <p>{comment.text}</p>
            {comment.resolved ? (
              <p>Done.</p>
            ) : (
              <Button size="s" onClick={() => void records.change(pageComments, comment, { resolved: true }, params)}>
                Mark as done
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Form form={form} label="Comment">
        <FormField name="blockId" label="About" options={blocks} />
        <FormField name="text" rows={3} />
      </Form>
    </section>
  )
}
