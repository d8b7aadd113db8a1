import { savePolicy } from '../../../../domain/content/policies/save-policy.contract'
import { policies } from '../../../../domain/content/policies.collection'
import type { PolicyKind, PolicyVersion } from '../../../../domain/content/policy-service'
import { Callables } from '../../../../domain/shared/functions/callables'
import { longText, optional, withHelp } from '../../../../domain/shared/records/fields'
import { plainText } from '../../../../domain/shared/text/rich-text-words'
import { useService } from '../../../app-services/app-context'
import { followStored } from '../../../forms/follow-stored'
import { Form, FormField } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import type { Outcome } from '../../engine/actions/use-outcome'

interface PolicyFormProps {
  readonly kind: PolicyKind
  readonly name: string
  readonly draft: PolicyVersion | undefined
  /** The version published last, from which a new one begins. */
  readonly published: PolicyVersion | undefined
  readonly outcome: Outcome
}

const { title, body, effective, reaccept } = policies.fields
const changes = withHelp(longText('What changed', 1000), 'Visitors read this above the comparison with the version before.')
const fields = {
  title,
  body,
  changes,
  effective: withHelp(effective, 'If this time has passed when you publish the version, it takes effect at once.'),
  reaccept: withHelp(reaccept, 'Only people whom this policy concerns. They are asked when they are signed in.'),
}

/** Edits the draft of the next version; saving creates or changes it. */
export function PolicyForm({ kind, name, draft, published, outcome }: PolicyFormProps) {
  const callables = useService(Callables)
  const from = draft ?? published
  const next = draft?.version ?? (published?.version ?? 0) + 1
  const isFirst = next === 1
  const form = useForm({
    fields: isFirst ? { ...fields, changes: optional(changes) } : fields,
    initial: {
      title: from?.title ?? name,
      body: from?.body,
      changes: draft?.changes,
      effective: draft?.effective,
      reaccept: draft?.reaccept ?? false,
    },
    follows: followStored,
    saved: from,
    check: entered => ({ body: entered.body && plainText(entered.body).trim() === '' ? 'Enter the text of the policy.' : undefined }),
    draft: `policies/${kind}`,
    submit: entered =>
      outcome.run('Saving…', async () => {
        await callables.call(savePolicy, {
          kind,
          ...(draft && { seen: draft.rev }),
          title: entered.title.trim(),
          body: entered.body,
          ...(!isFirst && { changes: entered.changes?.trim() }),
          effective: entered.effective.toISOString(),
          reaccept: entered.reaccept ?? false,
        })
        return { message: `The draft of version ${next} is saved.` }
      }),
  })
  return (
    <>
      <h2>{draft ? `Edit version ${next}` : `Write version ${next}`}</h2>
      <Form form={form} label="Save draft" title={`Version ${next}`} marks="required" needsChange>
        <FormField name="title" />
        <FormField name="body" />
        {!isFirst && <FormField name="changes" rows={3} />}
        <FormField name="effective" />
        <FormField name="reaccept" />
      </Form>
    </>
  )
}
