import { useState } from 'react'
import { Button } from './button'

interface ShareButtonProps {
  readonly title: string
  /** Path to share; by default the page's own. */
  readonly path?: string
  readonly size?: 's'
}

/** Shares an address of this site: with the device's share sheet if it has one, else through the clipboard. */
export function ShareButton({ title, path, size }: ShareButtonProps) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = path === undefined ? location.href.split('#')[0]! : new URL(path, location.origin).href
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
      <Button {...(size && { size })} onClick={() => void share()}>
        Share
      </Button>
      <span role="status">{message}</span>
    </>
  )
}
