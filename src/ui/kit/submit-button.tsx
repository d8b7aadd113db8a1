import { startTransition, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button'
import { useInBrowser } from './use-in-browser'

/**
 * The button of a form that may be prerendered. Until the form is hydrated the browser itself would submit it, with the input in the page's
 * address: the document has the button off, and its script (index.html) lets it be pressed and repeats the press once the form has the input.
 */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, 'type' | 'ref'>) {
  // An effect, and a transition, because such effects of the form's inputs report what was entered before: React commits all at once.
  const [isReady, setReady] = useState(useInBrowser())
  useEffect(() => startTransition(() => setReady(true)), [])
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const { current } = button
    // React does not know what the script changed.
    if (!isReady || !current) return
    current.disabled = disabled
    if (!rest.busy) current.removeAttribute('aria-busy')
  })
  return <Button ref={button} type="submit" data-waits={!isReady || undefined} disabled={!isReady || disabled} {...rest} />
}
