import { type ComponentType, type KeyboardEvent, lazy, Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FailureNotice } from '../../../forms/failure-notice'
import { Button } from '../../../kit/button'
import { TextField } from '../../../kit/controls/text-field'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { Link } from '../../../routing/link'
import { type AddressFormat, textParams, useAddressState } from '../../../routing/use-address-state'
import { type Panel, panelOf } from '../panel'
import css from './find.module.css'
import type { FindSpec, FoundPageProps } from './find-spec'

type Address = Readonly<Record<string, string>>

/** A panel that finds records by one search box: the default export of its file. The text and the open record are in the address. */
export function findPanel(spec: FindSpec): Panel {
  const address: AddressFormat<Address> = textParams('q', spec.param)
  const Page = lazy(spec.page)
  return panelOf(() => <FindBoard spec={spec} address={address} Page={Page} />)
}

interface FindBoardProps {
  readonly spec: FindSpec
  readonly address: AddressFormat<Address>
  readonly Page: ComponentType<FoundPageProps>
}

function FindBoard({ spec, address, Page }: FindBoardProps) {
  const { label, param, page } = spec
  useEffect(() => {
    // Prefetches the record page; if that fails, opening a record tries again and reports it.
    page().catch(() => undefined)
  }, [page])
  const [{ q: text = '', [param]: open = '' }, change] = useAddressState(address)
  const [parameters] = useSearchParams()
  const addressOf = (id: string) => `?${new URLSearchParams([...[...parameters].filter(([name]) => name !== param), [param, id]])}`
  const { rows, count, error, hint } = spec.useFound(text)
  const board = useRef<HTMLDivElement>(null)
  useSlash(board)
  const show = (id: string) => change({ [param]: id }, { push: true })

  /** Enter opens the best match; arrow keys move between the box and the list. */
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const box = event.currentTarget.querySelector('input')
    const stops = [box, ...event.currentTarget.querySelectorAll('li a')] as readonly (HTMLElement | null)[]
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = by === 0 ? undefined : stops[stops.indexOf(event.target as HTMLElement) + by]
    if (event.target === box && event.key === 'Enter' && rows[0]) show(rows[0].id)
    if (event.target === box && event.key === 'Escape') change({ q: '' })
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <div ref={board} className={css.board} data-open={open !== '' || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears the keys of the box and the links inside */}
      <section className={css.search} aria-label={label} onKeyDown={press}>
        <TextField type="search" label={spec.box} help={spec.help} value={text} onChange={event => change({ q: event.currentTarget.value })} />
        {hint}
        <p role="status" className={css.quiet}>
          {count}
        </p>
        <FailureNotice error={error} />
        {rows.length > 0 && (
          <ol className={css.results} aria-label={label}>
            {rows.map(({ id, name, detail, note }) => (
              <li key={id}>
                <Link
                  to={addressOf(id)}
                  aria-current={id === open || undefined}
                  onClick={event => {
                    // With a modifier key, the link opens in a new tab or window.
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return
                    event.preventDefault()
                    show(id)
                  }}
                >
                  <span>{name}</span>
                  {detail && <span className={css.quiet}>{detail}</span>}
                  {note && <small>{note}</small>}
                </Link>
              </li>
            ))}
          </ol>
        )}
        {text.trim() && rows.length === 0 && <p>{spec.empty}</p>}
      </section>
      {open !== '' && (
        <div className={css.record}>
          {/* On a narrow screen the record stands in place of the list. */}
          <Button size="s" className={css.back} onClick={() => show('')}>
            ← Back to the list
          </Button>
          <Suspense key={open} fallback={<Skeleton lines={10} height="28px" />}>
            <Page id={open} onClose={() => show('')} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** `/` moves the focus to the search box. */
function useSlash(board: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      board.current?.querySelector('input')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [board])
}
