import { useState } from 'react'
import { Button } from '../../kit/button'
import css from './event-sheet.module.css'

/** Hands the address of this page on: by the device's own way of sharing, else to the clipboard. */
export function ShareEvent({ title }: { readonly title: string }) {
  const [said, say] = useState('')
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: location.href })
      await navigator.clipboard.writeText(location.href)
      say('The link is in your clipboard.')
    } catch (error) {
      // She closed the sheet of her device, or it may not write: the address bar still has the link.
      const closed = error instanceof DOMException && error.name === 'AbortError'
      say(closed ? '' : 'Copy the link from the address bar.')
    }
  }
  return (
    <>
      <Button onClick={() => void share()}>Share</Button>
      <p role="status" className={css.said}>
        {said}
      </p>
    </>
  )
}
