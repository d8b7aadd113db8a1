/** Fewer people than this are not told apart: a smaller number could say who. */
export const minShownPeople = 5

/** A number of people as it may be shown: `<5` from one to four. Nobody is nobody. */
export const suppressSmallCount = (people: number): number | '<5' => (people > 0 && people < minShownPeople ? '<5' : people)
