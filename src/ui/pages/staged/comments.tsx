import { useState } from 'react'
import { type CommentsCollection, pageComments } from '../../../domain/content/comments.collection'
import { RecordService } from '../../../domain/records/record-service'
import type { Params } from '../../../domain/shared/records/records'
import { useApp, useLiveQuery, useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Form, FormField } from '../../forms/form'
import { useAction } from '../../forms/use-action'
import { useForm } from '../../forms/use-form'
import { useOrganisationZone } from '../../forms/use-organisation-zone'
import { Button } from '../../kit/button'
import { Time } from '../../kit/time/time'
import { recordsQuery } from '../../queries/record.queries'
import { useSignedIn } from '../../queries/session.queries'
import StaffName from '../../staff-names/staff-name'
import css from './staged-review.module.css'

const { part, text } = pageComments.fields

interface CommentsProps {
  readonly of: CommentsCollection
  readonly params: Params
  /** What a comment can be about. */
  readonly parts: readonly { readonly value: string; readonly label: string }[]
  /** What a comment is about that is not among them any more. */
  readonly formerPart: (part: string) => string
  /** Shows this part in the preview; `false` if the preview does not draw it. */
  readonly onShow: (part: string) => boolean
  readonly notShown: string
}

/** What colleagues say about something that is not public yet, and about which part of it. */
export function Comments({ of, params, parts, formerPart, onShow, notShown }: CommentsProps) {
  const app = useApp()
  const records = useService(RecordService)
  const tz = useOrganisationZone()
  const comments = useLiveQuery(recordsQuery(app, of, { params, orderBy: [['createdAt', 'asc']] }))
  const me = useSignedIn()?.claims.pid
  const [missing, setMissing] = useState<string>()
  const { error, run } = useAction()
  const labels = new Map(parts.map(({ value, label }) => [value, label]))
  const form = useForm({
    fields: { part, text },
    initial: {},
    resets: true,
    submit: async values => {
      if (me === undefined) return false
      await records.create(of, { ...values, authorId: me, resolved: false }, { params })
      return true
    },
  })
  const mark = (comment: (typeof comments)[number], resolved: boolean) =>
    void run(async () => {
      await records.change(of, comment, { resolved }, params)
    })
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">Comments</h2>
      {comments.length === 0 && <p>Nobody has commented yet.</p>}
      <ol className={css.comments}>
        {comments.map(comment => (
          <li key={comment.id}>
            <p>
              <StaffName id={comment.authorId} />, <Time at={comment.createdAt} tz={tz} short />
            </p>
            {comment.part !== undefined && (
              <p>
                <strong>{labels.get(comment.part) ?? formerPart(comment.part)}</strong>{' '}
                {labels.has(comment.part) && (
                  <Button size="xs" onClick={() => setMissing(onShow(comment.part ?? '') ? undefined : comment.id)}>
                    Show it
                  </Button>
                )}
              </p>
            )}
            {missing === comment.id && <p role="status">{notShown}</p>}
            <p className={css.text}>{comment.text}</p>
            {comment.resolved && <p>Done.</p>}
            <Button size="s" onClick={() => mark(comment, !comment.resolved)}>
              {comment.resolved ? 'Reopen' : 'Mark as done'}
            </Button>
          </li>
        ))}
      </ol>
      <FailureNotice error={error} />
      <Form form={form} label="Add comment" title="Add a comment">
        <FormField name="part" label="About" options={parts} />
        <FormField name="text" rows={3} />
      </Form>
    </section>
  )
}
