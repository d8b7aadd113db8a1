import { lazy, Suspense } from 'react'
import { useSaved } from '../../app-services/stored-saves'
import { useKeptFocus } from '../../forms/focus/use-kept-focus'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Skeleton } from '../../kit/feedback/skeleton'
import { WhereSavedNotice } from '../../saved/where-saved-notice'
import css from './saved.module.css'

const SavedStudios = lazy(async () => ({ default: (await import('./saved-studios')).SavedStudios }))
const SavedWorks = lazy(async () => ({ default: (await import('./saved-works')).SavedWorks }))
const SavedEvents = lazy(async () => ({ default: (await import('./saved-events')).SavedEvents }))

/** Everything that the visitor saved, by kind. After something is removed, the keyboard goes on with what follows it. */
export function SavedLists() {
  const [studios, works, events] = [useSaved('listing'), useSaved('artwork'), useSaved('event')]
  const focus = useKeptFocus<HTMLDivElement>('li')
  return (
    <div {...focus} tabIndex={-1}>
      {studios.length + works.length + events.length === 0 ? (
        <EmptyState
          title="Nothing saved yet"
          action={
            <LinkButton look="main" to="/sfosguide/maps">
              Open the map
            </LinkButton>
          }
        >
          <p>Press “Save” on a studio, a work or an event. You find it here again.</p>
        </EmptyState>
      ) : (
        <div className={css.lists}>
          <p className={css.where}>
            <WhereSavedNotice />
          </p>
          <Suspense fallback={<Skeleton height="4.5rem" lines={4} />}>
            {studios.length > 0 && <SavedStudios ids={studios} />}
            {works.length > 0 && <SavedWorks ids={works} />}
            {events.length > 0 && <SavedEvents ids={events} />}
          </Suspense>
        </div>
      )}
    </div>
  )
}
