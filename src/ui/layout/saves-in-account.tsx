import { useEffect } from 'react'
import type { SavedItem } from '../../domain/artists/save-items.contract'
import { type App, useApp, useLiveQuery } from '../app-services/app-context'
import { deviceSaves } from '../app-services/stored-saves'
import { useOnline } from '../forms/use-online'
import { noteAccountSaves, saveQueries, sendSaves } from '../queries/save.queries'

/** Synchronizes saved items between the account and this device, on every page of a signed-in person. */
export default function SavesInAccount() {
  const account = useLiveQuery(saveQueries(useApp()).inAccount())
  return account && <Sync account={account} />
}

function Sync({ account }: { readonly account: readonly SavedItem[] }) {
  const app = useApp()
  const device = deviceSaves.useStored()
  const online = useOnline()
  useEffect(() => noteAccountSaves(account), [account])
  useEffect(() => {
    if (online) sendInTurn(app)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each press is one to be brought to the account
  }, [app, device, online])
  return null
}

let last: Promise<void> = Promise.resolve()

/** Sends one batch after the other: two at once would save the same item twice. */
function sendInTurn(app: App): void {
  last = last.then(() => sendSaves(app)).catch((error: unknown) => console.warn('what was saved on this device stays on it', error))
}
