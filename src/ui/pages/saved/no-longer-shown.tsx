import type { SavedKind } from '../../../domain/analytics/visit-count-names'
import { setSaved } from '../../app-services/stored-saves'
import { Button } from '../../kit/button'
import css from './saved.module.css'

interface NoLongerShownProps {
  readonly kind: SavedKind
  readonly noun: string
  /** Where it was: “in the calendar”. */
  readonly where: string
  readonly ids: readonly string[]
}

/** Saved items that are no longer public, so that nobody looks for them in vain. */
export function NoLongerShown({ kind, noun, where, ids }: NoLongerShownProps) {
  if (ids.length === 0) return null
  const words = ids.length === 1 ? `1 saved ${noun} is` : `${ids.length} saved ${noun}s are`
  return (
    <p className={css.gone}>
      {words} no longer {where}.{' '}
      <Button size="s" look="quiet" onClick={() => ids.forEach(id => setSaved(kind, id, false))}>
        Remove {ids.length === 1 ? 'it' : 'them'}
      </Button>
    </p>
  )
}
