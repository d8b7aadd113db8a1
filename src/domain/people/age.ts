/** Minimum age in years for an account. */
export const minAge = 13
/** Younger people need a guardian and have no public profile. */
export const fullAge = 18

/** The two possible ages for a year of birth: before and after the birthday in the current year. */
export const agesOf = (birthYear: number, now: Date): { readonly least: number; readonly most: number } => {
  const most = now.getUTCFullYear() - birthYear
  return { least: most - 1, most }
}

/** Whether the year of birth alone cannot tell if a person is old enough, so that the form asks for the date. */
export const isBirthdayAsked = (birthYear: number, now: Date) => agesOf(birthYear, now).most === minAge

export const isOldEnough = (birthYear: number, hadBirthday: boolean, now: Date) =>
  agesOf(birthYear, now).least >= minAge || (isBirthdayAsked(birthYear, now) && hadBirthday)

export const needsGuardian = (birthYear: number, now: Date) => agesOf(birthYear, now).least < fullAge
