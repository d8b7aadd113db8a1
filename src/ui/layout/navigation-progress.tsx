import { useNavigation } from 'react-router-dom'
import css from './public-layout.module.css'

/** A progress line while the next page loads, shown after 150 ms. */
export function NavigationProgress() {
  const { state } = useNavigation()
  return (
    <>
      {state !== 'idle' && <div className={css.progress} />}
      <p role="status" className="visually-hidden">
        {state === 'loading' ? 'Loading' : ''}
      </p>
    </>
  )
}
