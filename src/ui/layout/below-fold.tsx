import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { useInBrowser } from '../kit/in-browser'
import css from './below-fold.module.css'

/**
 * What stands below the first screen of a page. A prerendered one is taken over after what is above it, or at the first touch. After a step to
 * another page it is drawn right behind what is above it, so that this is seen at once; after a step back, or to a place within the
 * page, all is drawn together, as the place to scroll to may be here.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isTakenOver = !useInBrowser()
  const isBack = useNavigationType() === NavigationType.Pop
  const isPlace = useLocation().hash !== ''
  const isDrawn = useDeferredValue(true, isTakenOver || isBack || isPlace)
  return <Suspense fallback={null}>{isDrawn ? children : <div className={css.room} />}</Suspense>
}
