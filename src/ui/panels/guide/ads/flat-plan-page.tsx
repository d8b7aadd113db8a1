import type { CSSProperties } from 'react'
import { type AdSlot, slotBox } from '../../../../domain/ads/flat-plan/ad-slots'
import type { PlannedAd, PlanPlace } from '../../../../domain/ads/flat-plan/flat-plan'
import css from './flat-plan.module.css'

interface FlatPlanPageProps {
  readonly page: number
  readonly pages: number
  /** Those on this page. */
  readonly ads: readonly PlannedAd[]
  readonly chosen: string | undefined
  /** Spaces of this page where the chosen ad fits. */
  readonly free: readonly PlanPlace[]
  readonly isMovable: (id: string) => boolean
  readonly onChoose: (id: string | undefined) => void
  readonly onPlace: (place: PlanPlace) => void
}

const boxOf = (slot: AdSlot): CSSProperties => {
  const { x, y, w, h } = slotBox(slot)
  return { '--x': x, '--y': y, '--w': w, '--h': h } as CSSProperties
}

export const slotText = (slot: AdSlot): string => (slot === 'full' ? 'whole page' : slot.replace('-', ' '))

const pageName = (page: number, pages: number) =>
  page === 1 ? 'Front cover' : page === 2 ? '2, inside front cover' : page === pages ? `${page}, back cover` : String(page)

/** One page: what lies on it, and the free places of the chosen one, which are buttons and take what is dropped. */
export function FlatPlanPage({ page, pages, ads, chosen, free, isMovable, onChoose, onPlace }: FlatPlanPageProps) {
  return (
    <section className={css.page} aria-label={`Page ${page}`}>
      <div className={css.sheet}>
        {ads.map(({ id, business, flatPlan }) => (
          <button
            key={id}
            type="button"
            className={css.ad}
            data-ad={id}
            style={boxOf(flatPlan!.slot)}
            draggable={isMovable(id)}
            aria-pressed={id === chosen}
            aria-disabled={!isMovable(id) || undefined}
            onDragStart={() => onChoose(id)}
            onClick={() => isMovable(id) && onChoose(id === chosen ? undefined : id)}
          >
            <bdi>{business ?? 'Advertisement'}</bdi>
          </button>
        ))}
        {free.map(place => (
          <button
            key={place.slot}
            type="button"
            className={css.free}
            style={boxOf(place.slot)}
            aria-label={`Put it on page ${page}, ${slotText(place.slot)}`}
            onDragOver={event => event.preventDefault()}
            onDrop={event => {
              event.preventDefault()
              onPlace(place)
            }}
            onClick={() => onPlace(place)}
          >
            Here
          </button>
        ))}
      </div>
      <span>{pageName(page, pages)}</span>
    </section>
  )
}
