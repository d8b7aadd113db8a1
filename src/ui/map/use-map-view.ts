import { useEffect, useMemo, useRef, useState } from 'react'
import type { MapView } from './map-view'

const glideTime = 260

export interface MapViewControl {
  readonly view: MapView
  /** The target of the current movement; the next gesture starts from it. */
  readonly aim: () => MapView
  /** Shows a view in the next frame. */
  readonly show: (view: MapView) => void
  /** Shows a view at once, in the frame that is about to be drawn. */
  readonly jump: (view: MapView) => void
  /** Animates to a view; jumps when reduced motion is preferred. */
  readonly glide: (view: MapView) => void
}

/** State of a movable map: at most one render per frame, however many events arrive. */
export function useMapView(start: MapView): MapViewControl {
  const [view, setView] = useState(start)
  const aim = useRef(start)
  const drawn = useRef(start)
  const frame = useRef(0)
  const moves = useMemo(() => {
    const draw = (next: MapView) => {
      drawn.current = next
      setView(next)
    }
    const aimAt = (next: MapView) => {
      aim.current = next
      cancelAnimationFrame(frame.current)
    }
    const show = (next: MapView) => {
      aimAt(next)
      frame.current = requestAnimationFrame(() => draw(next))
    }
    const jump = (next: MapView) => {
      aimAt(next)
      draw(next)
    }
    const glide = (next: MapView) => {
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) return show(next)
      const [from, began] = [drawn.current, performance.now()]
      aimAt(next)
      const step = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - began) / glideTime))
        draw(part === 1 ? next : between(from, next, 1 - (1 - part) ** 3))
        if (part < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    }
    return { show, jump, glide, aim: () => aim.current }
  }, [])
  useEffect(() => {
    // Remounted during a movement (strict mode does this): finish the movement.
    if (aim.current !== drawn.current) moves.show(aim.current)
    return () => cancelAnimationFrame(frame.current)
  }, [moves])
  return { view, ...moves }
}

const between = (a: MapView, b: MapView, part: number): MapView => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  zoom: a.zoom + (b.zoom - a.zoom) * part,
})
