interface OwnerChange {
  /** Who may no longer edit it, unless they are named below. */
  readonly gone: readonly (string | undefined)[]
  /** The artists whose card it is. */
  readonly artists: readonly (string | undefined)[]
  /** The host of the building that it is in now. */
  readonly hostId: string | undefined
}

/** The owners of a listing after its artists or the host of its building have changed. An artist may be the host of the same building. */
export function ownersAfter(ownerIds: readonly string[], { gone, artists, hostId }: OwnerChange): string[] {
  const stay = ownerIds.filter(id => !gone.includes(id) || id === hostId || artists.includes(id))
  return withHost(stay, hostId)
}

/** These owners and the host of the building. */
export const withHost = (ownerIds: readonly string[], hostId: string | undefined): string[] => [
  ...new Set([...ownerIds, ...(hostId === undefined ? [] : [hostId])]),
]
