import { type RefObject, useEffect } from 'react'
import { panned, zoomedAt } from './map-view'
import type { MapViewControl } from './use-map-view'

/** Pixels. A press that moves less is a click on what is under the pointer. */
const slack = 5
const keyStep = 96

type Spot = { readonly x: number; readonly y: number }

/** Moves the map by pointer, pinch, wheel and keys (arrows, + and −; 0 fits everything). */
export function useMapGestures(box: RefObject<HTMLElement | null>, { aim, show, glide }: MapViewControl, fit: () => void): void {
  useEffect(() => {
    const element = box.current
    if (!element) return
    const pointers = new Map<number, Spot>()
    let moved = false

    const fromCentre = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || isMoved(event)) return
      pointers.set(event.pointerId, fromCentre(event))
      moved = false
    }
    const move = (event: PointerEvent) => {
      const before = pointers.get(event.pointerId)
      if (!before) return
      const now = fromCentre(event)
      if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < slack) return
      if (!moved) element.setPointerCapture(event.pointerId)
      moved = true
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
      pointers.set(event.pointerId, now)
      if (!other) return show(panned(aim(), now.x - before.x, now.y - before.y))
      const stretch = Math.log2(distance(now, other) / Math.max(1, distance(before, other)))
      const [was, is] = [middle(before, other), middle(now, other)]
      show(zoomedAt(panned(aim(), is.x - was.x, is.y - was.y), aim().zoom + stretch, is.x, is.y))
    }
    const up = (event: PointerEvent) => void pointers.delete(event.pointerId)
    const click = (event: MouseEvent) => {
      if (!moved) return
      event.preventDefault()
      event.stopPropagation()
      moved = false
    }
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { x, y } = fromCentre(event)
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1)
      show(zoomedAt(aim(), aim().zoom - Math.max(-1, Math.min(1, pixels / (event.ctrlKey ? 90 : 240))), x, y))
    }
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isMoved(event)) return
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      if (act === 'fit') fit()
      else if ('zoom' in act) glide(zoomedAt(aim(), aim().zoom + act.zoom))
      else glide(panned(aim(), act.x * keyStep, act.y * keyStep))
    }
    const release = new AbortController()
    const { signal } = release
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('click', click, { signal, capture: true })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    element.addEventListener('keydown', key, { signal })
    return () => release.abort()
  }, [box, aim, show, glide, fit])
}

const keys: Readonly<Record<string, 'fit' | { readonly zoom: number } | Spot>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': 'fit',
}

/** Whether the pointer is on a point of the map that is itself being moved. */
const isMoved = ({ target }: Event) => target instanceof Element && target.closest('[data-moves]') !== null

const distance = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
