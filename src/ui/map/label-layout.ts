/** A mark on the screen that may get its name beside it. Pixels. */
export interface Labelled {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Absent: the mark only takes up space. */
  readonly name?: string
}
/** A part of the city whose name is drawn at its center. */
export interface AreaName {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
}
export interface Layout {
  /** Ids of the marks that get their name. */
  readonly named: ReadonlySet<string>
  readonly areas: readonly AreaName[]
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const letter = 6.4
const areaLetter = 7.6
const height = 16
/** Longer names end in an ellipsis; the style sheet's width of a name is this many letters. */
const longestLabel = 24
/** Vertical offsets, in pixels, that are tried in turn to place an area's name. */
const shifts = [0, -26, 26, -44, 44, -62, 62]

/** Decides which names are drawn where: areas first, then places in their order; a name never overlaps another name or a mark. */
export function layOut(marks: readonly Labelled[], areas: readonly AreaName[]): Layout {
  const taken: Box[] = marks.map(({ x, y, radius }) => ({ left: x - radius, top: y - radius, right: x + radius, bottom: y + radius }))
  const isFree = (box: Box) => !taken.some(other => overlaps(box, other))
  const placed = areas.flatMap(area => {
    const half = (area.name.length * areaLetter) / 2
    for (const shift of shifts) {
      const y = area.y + shift
      const box = { left: area.x - half, top: y - height / 2, right: area.x + half, bottom: y + height / 2 }
      if (!isFree(box)) continue
      taken.push(box)
      return [{ ...area, y }]
    }
    return []
  })
  const named = new Set<string>()
  for (const { id, x, y, radius, name } of marks) {
    if (!name) continue
    const left = x + radius + 3
    const box = { left, top: y - height / 2, right: left + Math.min(name.length, longestLabel) * letter, bottom: y + height / 2 }
    if (!isFree(box)) continue
    taken.push(box)
    named.add(id)
  }
  return { named, areas: placed }
}

const overlaps = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
