import type { Box } from './box'

type Point = readonly [number, number]

/** Moves rings apart within the box until none covers another; each stays as near to its place as it can. The same places give the same rings. */
export function moveRingsApart(points: readonly Point[], distance: number, { x, y, w, h }: Box): readonly Point[] {
  const at = points.map(([px, py], i): [number, number] => [px + (i % 7) * 0.01, py + (i % 5) * 0.01])
  let isMoving = true
  for (let round = 0; isMoving && round < 120; round++) {
    isMoving = false
    for (let i = 0; i < at.length; i++) {
      const a = at[i]!
      for (let j = i + 1; j < at.length; j++) {
        const b = at[j]!
        const dx = b[0] - a[0]
        const dy = b[1] - a[1]
        // Without a root and without arrays: in a city of hundreds there are a quarter of a million pairs in each round, most of them far apart.
        if (dx * dx + dy * dy >= distance * distance) continue
        const far = Math.hypot(dx, dy) || 0.01
        const push = (distance - far) / 2 / far
        a[0] -= dx * push
        a[1] -= dy * push
        b[0] += dx * push
        b[1] += dy * push
        isMoving = true
      }
    }
    for (const one of at) {
      const inside: Point = [Math.min(x + w, Math.max(x, one[0])), Math.min(y + h, Math.max(y, one[1]))]
      isMoving ||= inside[0] !== one[0] || inside[1] !== one[1]
      ;[one[0], one[1]] = inside
    }
  }
  return at
}
