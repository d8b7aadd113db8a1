import { type AdOrder, includedProofRounds } from '../../../domain/ads/ad-orders.collection'
import { answerAdProof } from '../../../domain/ads/pipeline/change-own-ad.contract'
import { Callables } from '../../../domain/shared/functions/callables'
import { longText } from '../../../domain/shared/records/fields'
import { useService } from '../../app-services/app-context'
import { FailureNotice } from '../../forms/failure-notice'
import { Form, FormField, workingWords } from '../../forms/form'
import { useAction } from '../../forms/use-action'
import { useForm } from '../../forms/use-form'
import { Button } from '../../kit/button'
import { counted } from '../../kit/counted'
import css from './ad-portal.module.css'

const fields = { comment: longText('What should we change?', 1000) }

/** The proof is approved, or changes are asked for as long as rounds are left. */
export function ApproveAdProof({ ad: { id: adId, proofRounds } }: { readonly ad: AdOrder }) {
  const callables = useService(Callables)
  const approving = useAction()
  const left = includedProofRounds - proofRounds
  const form = useForm({
    fields,
    initial: {},
    submit: async ({ comment }) => void (await callables.call(answerAdProof, { adId, answer: 'refuse', comment })),
  })
  return (
    <section className={css.part} aria-labelledby="proof">
      <h2 id="proof">Your proof</h2>
      <p>The artwork above is printed as you see it. After you approve it, it cannot be changed.</p>
      <div className={css.row}>
        <Button
          look="main"
          busy={approving.busy}
          onClick={() => void approving.run(async () => void (await callables.call(answerAdProof, { adId, answer: 'approve' })))}
        >
          {approving.busy ? 'Approving…' : 'Approve the proof'}
        </Button>
      </div>
      <FailureNotice error={approving.error} />
      {left > 0 ? (
        <>
          <p className={css.quiet}>{counted(left, 'round')} of changes left.</p>
          <Form form={form} label="Ask for changes" words={workingWords('Sending…')}>
            <FormField name="comment" rows={3} />
          </Form>
        </>
      ) : (
        <p className={css.quiet}>Both rounds of changes are used. Write a comment below if something is wrong.</p>
      )}
    </section>
  )
}
