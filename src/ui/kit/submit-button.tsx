import { startTransition, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button'
import { useInBrowser } from './use-in-browser'

/**
 * The button of a form that may be prerendered. Until the form is hydrated the browser itself would submit it, with the input in the page's
 * address: the document has the button off, and its script (index.html) lets it be pressed and repeats the press once the form has the input.
 */
export function SubmitButton({ disabled = false, ...rest }: Omit<ButtonProps, 'type' | 'ref'>) {
  // The effects of the form's inputs report what was entered: texts at once, which is idle work in a part that is hydrated later, and choices in a
  // transition. What is set as they set it is committed with theirs.
  const isInBrowser = useInBrowser()
  const [hasTexts, setHasTexts] = useState(isInBrowser)
  const [hasChoices, setHasChoices] = useState(isInBrowser)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- committed with what the inputs report of the document
    setHasTexts(true)
    startTransition(() => setHasChoices(true))
  }, [])
  const isReady = hasTexts && hasChoices
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
