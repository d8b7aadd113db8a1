import { useNavigation } from 'react-router-dom'
import css from './public-layout.module.css'

/** A line over the page while the next one is on its way; drawn only when that takes longer than 150 ms. */
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
