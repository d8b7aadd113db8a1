import { useLocation } from 'react-router-dom'
import { accountSaves, deviceSaves } from '../app-services/stored-saves'
import { useOnline } from '../forms/use-online'
import { Anchor } from '../kit/anchor'
import { sessionHint } from '../routing/session-hint'

/** Says where saved items are stored: in the account, or only on this device. */
export function WhereSavedNotice() {
  const { pathname } = useLocation()
  const inAccount = accountSaves.useStored() !== null
  const { added } = deviceSaves.useStored()
  const online = useOnline()
  if (inAccount && (online || added.length === 0)) return <>Saved in your account. You find it on every device where you sign in.</>
  if (inAccount) return <>Saved on this device. It is added to your account when you are connected.</>
  if (sessionHint().present) return <>Saved on this device only.</>
  return (
    <>
      Saved on this device only. <Anchor to={`/signin?next=${encodeURIComponent(pathname)}`}>Sign in</Anchor> to keep it in your account.
    </>
  )
}
