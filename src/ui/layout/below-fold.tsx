import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useInBrowser } from '../kit/use-in-browser'
import css from './below-fold.module.css'

/**
 * Content below a page's first screen. On a prerendered page it hydrates after the content above, or at the first touch. After a navigation it
 * renders right after the content above, so that this appears at once. After a step back, or to a place within the page, both render together,
 * because the scroll target may be here.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isTakenOver = !useInBrowser()
  const isBack = useNavigationType() === NavigationType.Pop
  const isPlace = useLocation().hash !== ''
  const isDrawn = useDeferredValue(true, isTakenOver || isBack || isPlace)
  return <Suspense fallback={null}>{isDrawn ? children : <div className={css.room} />}</Suspense>
}
