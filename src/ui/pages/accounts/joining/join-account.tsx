import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { FormSuspense } from '../form-suspense'
import type { AccountFormProps } from './account-form'
import { JoiningFrame } from './joining-frame'

const AccountForm = lazyAfterHydration(() => import('./account-form'))

/** The first step: an address and a password, or a link by mail. */
export const JoinAccount = (props: AccountFormProps) => (
  <JoiningFrame
    step="account"
    open="account"
    title="Come in"
    lead="A few short steps. You can stop after any of them and go on later, here or on another device."
  >
    <FormSuspense>
      <AccountForm {...props} />
    </FormSuspense>
  </JoiningFrame>
)
