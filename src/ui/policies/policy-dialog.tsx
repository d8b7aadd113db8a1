import { acceptPolicy } from '../../domain/content/policies/accept-policy.contract'
import type { PolicyVersion } from '../../domain/content/policy-service'
import { Callables } from '../../domain/shared/functions/callables'
import { useApp } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { RichText } from '../kit/rich-text'
import { renewAccount } from '../queries/account.queries'

/** The whole text of a policy, what changed in it, and the button to agree. */
export default function PolicyDialog({ policy, onClose }: { readonly policy: PolicyVersion; readonly onClose: () => void }) {
  const app = useApp()
  const { busy, error, run } = useAction(async () => {
    onClose()
    await renewAccount(app)
  })
  const agree = () => void run(async () => void (await (await app.services()).get(Callables).call(acceptPolicy, { id: policy.id })))
  return (
    <Dialog
      open
      title={`${policy.title}, version ${policy.version}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Decide later</Button>
          <Button look="main" busy={busy} onClick={agree}>
            Agree to version {policy.version}
          </Button>
        </>
      }
    >
      <FailureNotice error={error} />
      {policy.changes && <p>What changed: {policy.changes}</p>}
      <RichText document={policy.body} />
    </Dialog>
  )
}
