import { useState } from 'react'
import { Button } from './button'

/** Shares the page's address: with the device's share sheet if it has one, else through the clipboard. */
export function ShareButton({ title }: { readonly title: string }) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = location.href.split('#')[0]!
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setMessage('Address copied')
      }
    } catch (error) {
      // Closing the share sheet without sharing is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMessage(`Copy this address: ${url}`)
    }
  }
  return (
    <>
      <Button onClick={() => void share()}>Share</Button>
      <span role="status">{message}</span>
    </>
  )
}
