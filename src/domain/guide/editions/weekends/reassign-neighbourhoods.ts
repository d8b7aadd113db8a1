interface Assigned {
  readonly id: string
  readonly neighbourhoodIds: readonly string[]
}
interface Move {
  readonly neighbourhoodId: string
  /** Null for a neighborhood that does not open. */
  readonly weekendId: string | null
}

/** The neighborhoods of each weekend after the moves: each neighborhood in at most one. Of several moves of one neighborhood, the last counts. */
export function reassignNeighbourhoods(weekends: readonly Assigned[], moves: readonly Move[]) {
  const target = new Map(moves.map(({ neighbourhoodId, weekendId }) => [neighbourhoodId, weekendId]))
  const before = new Map(weekends.flatMap(({ id, neighbourhoodIds }) => neighbourhoodIds.map(neighbourhood => [neighbourhood, id] as const)))
  const after = new Map(
    weekends.map(({ id, neighbourhoodIds }) => {
      const stay = neighbourhoodIds.filter(
        neighbourhood => (target.has(neighbourhood) ? target.get(neighbourhood) : before.get(neighbourhood)) === id,
      )
      const come = [...target].flatMap(([neighbourhood, weekend]) => (weekend === id && !stay.includes(neighbourhood) ? [neighbourhood] : []))
      return [id, [...new Set([...stay, ...come])]] as const
    }),
  )
  return { after, moved: [...target].filter(([neighbourhood, weekend]) => (before.get(neighbourhood) ?? null) !== weekend).length }
}
