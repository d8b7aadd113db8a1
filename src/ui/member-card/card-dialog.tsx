import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { StoredMemberCard } from '../app-services/stored-member-card'
import { FailureNotice } from '../forms/failure-notice'
import { useAction } from '../forms/use-action'
import { Button } from '../kit/button'
import { Dialog } from '../kit/feedback/dialog'
import { MemberCard } from './member-card'

interface CardDialogProps {
  readonly card: StoredMemberCard
  readonly onClose: () => void
}

/** The card as large as the screen allows, for scanning. The screen stays awake meanwhile. */
export default function CardDialog({ card, onClose }: CardDialogProps) {
  const { busy, error, run } = useAction()
  useEffect(stayAwake, [])
  const save = () => void run(async () => (await import('./save-card-picture')).saveCardPicture(card))
  // A portal, because the menu that opened it may close.
  return createPortal(
    <Dialog
      open
      title="Member card"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => window.print()}>Print</Button>
          <Button busy={busy} onClick={save}>
            Save as a picture
          </Button>
        </>
      }
    >
      <FailureNotice error={error} />
      <MemberCard card={card} large />
      <p>Too dark to scan? Turn up the brightness. The card opens offline while this page is open. The picture always opens offline.</p>
    </Dialog>,
    document.body,
  )
}

/** Keeps the screen awake if the browser supports it; a tab that was hidden requests it again when it is visible. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined
  let over = false
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
    lock = await navigator.wakeLock.request('screen')
    if (over) await lock.release()
  }
  // A device in battery saving mode refuses; the card is shown anyway.
  const begin = () => void ask().catch((error: unknown) => console.warn('the screen may go dark', error))
  begin()
  document.addEventListener('visibilitychange', begin)
  return () => {
    over = true
    document.removeEventListener('visibilitychange', begin)
    void lock?.release()
  }
}
