/** Smaller numbers of people are not shown, because they could identify somebody. */
export const minShownPeople = 5

/** A number of people as it may be shown: `<5` for one to four, 0 for none. */
export const suppressSmallCount = (people: number): number | '<5' => (people > 0 && people < minShownPeople ? '<5' : people)
