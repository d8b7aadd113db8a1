import { useState } from 'react'
import { Button } from './button'

/** Hands the page's address on: by the device's own sheet where it has one, else to the clipboard. */
export function ShareButton({ title }: { readonly title: string }) {
  const [said, setSaid] = useState('')
  const share = async () => {
    const url = location.href.split('#')[0]!
    try {
      if ('share' in navigator) await navigator.share({ title, url })
      else {
        await (navigator as Navigator).clipboard.writeText(url)
        setSaid('Address copied')
      }
    } catch (error) {
      // Closing the device's sheet without sharing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(`Copy the address from the browser’s own bar: ${url}`)
    }
  }
  return (
    <>
      <Button onClick={() => void share()}>Share</Button>
      <span role="status">{said}</span>
    </>
  )
}
