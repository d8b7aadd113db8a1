import type { SavedKind } from '../../domain/analytics/visit-count-names'
import { useApp } from '../app-services/app-context'
import { setSaved, useSaved } from '../app-services/stored-saves'
import { visitsOf } from '../app-services/visits-of'
import { Button } from '../kit/button'

interface SaveButtonProps {
  readonly kind: SavedKind
  readonly id: string
  /** The noun for the item: “studio”. */
  readonly noun: string
}

/** Saves an item for the page “Saved”, or removes it there. */
export function SaveButton({ kind, id, noun }: SaveButtonProps) {
  const app = useApp()
  const saved = useSaved(kind).includes(id)
  const press = () => {
    setSaved(kind, id, !saved)
    // That it was saved, not by whom.
    if (!saved) void visitsOf(app).then(visits => visits.saved(kind, id))
  }
  return (
    <Button look={saved ? 'set' : 'plain'} onClick={press}>
      {saved ? (
        <>
          <span aria-hidden="true">✓</span>Saved — remove
        </>
      ) : (
        `Save this ${noun}`
      )}
    </Button>
  )
}
