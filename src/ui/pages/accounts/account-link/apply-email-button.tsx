import { accountLinksOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import css from '../accounts.module.css'

interface ApplyAddressProps {
  readonly code: string
  readonly button: string
  readonly onDone: () => void
  readonly onFail: (error: unknown) => void
}

/** The button of a link that confirms, changes or restores an address. */
export function ApplyEmailButton({ code, button, onDone, onFail }: ApplyAddressProps) {
  const app = useApp()
  const { busy, error, run } = useAction()
  const apply = () =>
    run(async () => {
      await (await accountLinksOf(app)).apply(code).catch(notifyAndThrow(onFail))
      onDone()
    })
  return (
    <div className={css.form}>
      <FailureNotice error={error} />
      <div className={css.row}>
        <Button look="main" size="l" busy={busy} onClick={() => void apply()}>
          {button}
        </Button>
      </div>
    </div>
  )
}

/** Calls `notify` with the error and throws it again. */
export const notifyAndThrow = (notify: (error: unknown) => void) => (error: unknown) => {
  notify(error)
  throw error
}
