import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import css from './filter-details.module.css'

interface FilterDetailsProps {
  /** Number of filters that are set. */
  readonly active: number
  /** What the filters find now, such as "8 studios"; absent while it is not known. */
  readonly found: string | undefined
  /** Whether a wide screen always shows them, without a button. Otherwise they open there once one is set. */
  readonly shownWhenWide?: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}

const FilterSheet = lazy(() => import('./filter-sheet'))
/** Where a sheet has more room than the column of the page. */
const isNarrow = () => matchMedia('(max-width: 60rem)').matches

/**
 * Filters behind one button with their number: on a wide screen in their place, on a narrow one as a sheet, so that what they find is in sight.
 * What opens them is native, so that a press counts before the program runs.
 */
export function FilterDetails({ active, found, shownWhenWide, onClear, children }: FilterDetailsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isSheet, setSheet] = useState(false)
  const follow = () => setSheet(details.current?.open === true && isNarrow())
  useEffect(follow, [])
  const isSet = active > 0
  useLayoutEffect(() => {
    if (isSet && !shownWhenWide && details.current && !isNarrow()) details.current.open = true
  }, [isSet, shownWhenWide])
  const close = () => details.current?.removeAttribute('open')
  return (
    <details ref={details} className={css.more} data-wide={shownWhenWide} onToggle={follow}>
      <summary>Filters{isSet && ` (${active})`}</summary>
      {isSheet ? (
        <Suspense fallback={null}>
          <FilterSheet found={found} onClear={isSet ? onClear : undefined} onClose={close}>
            {children}
          </FilterSheet>
        </Suspense>
      ) : (
        children
      )}
    </details>
  )
}
