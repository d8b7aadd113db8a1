import type { Box } from './box'

type Point = readonly [number, number]

/** Moves rings apart within the box until none covers another; each stays as near to its place as it can. The same places give the same rings. */
export function moveRingsApart(points: readonly Point[], distance: number, { x, y, w, h }: Box): readonly Point[] {
  const at = points.map(([px, py], i): [number, number] => [px + (i % 7) * 0.01, py + (i % 5) * 0.01])
  for (let round = 0; round < 120; round++) {
    for (let i = 0; i < at.length; i++)
      for (let j = i + 1; j < at.length; j++) {
        const [a, b] = [at[i]!, at[j]!]
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
        const far = Math.hypot(dx, dy) || 0.01
        if (far >= distance) continue
        const push = (distance - far) / 2 / far
        a[0] -= dx * push
        a[1] -= dy * push
        b[0] += dx * push
        b[1] += dy * push
      }
    for (const one of at) {
      one[0] = Math.min(x + w, Math.max(x, one[0]))
      one[1] = Math.min(y + h, Math.max(y, one[1]))
    }
  }
  return at
}
