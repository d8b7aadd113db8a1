/** The seats of a membership without those of these people. A seat that names nobody's record stays: a name alone may be somebody else's. */
export const seatsWithout = <S extends { readonly personId?: string | undefined }>(
  seats: readonly S[],
  isGone: (personId: string) => boolean,
): readonly S[] => seats.filter(({ personId }) => personId === undefined || !isGone(personId))
