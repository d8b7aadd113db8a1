import { useState } from 'react'
import css from './reader.module.css'

interface PageNumberFieldProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

/** The number of the open page; another one can be entered. */
export function PageNumberField({ page, pages, onPage }: PageNumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <form
      className={css.zoom}
      onSubmit={event => {
        event.preventDefault()
        const to = Math.trunc(Number(typed))
        if (to >= 1) onPage(Math.min(to, pages))
        setTyped(undefined)
      }}
    >
      <input
        aria-label="Page"
        inputMode="numeric"
        size={4}
        value={typed ?? String(page)}
        onChange={event => setTyped(event.currentTarget.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={() => setTyped(undefined)}
      />
      <span className={css.of}>of {pages}</span>
    </form>
  )
}
