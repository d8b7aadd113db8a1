/** Who is younger may not have an account. */
export const leastAge = 13
/** Who is younger needs a guardian and has no public profile. */
export const fullAge = 18

/** The ages that a year of birth leaves open: before and after this year's birthday. */
export const agesOf = (birthYear: number, now: Date): { readonly least: number; readonly most: number } => {
  const most = now.getUTCFullYear() - birthYear
  return { least: most - 1, most }
}

/** Whether the year alone does not say if somebody is old enough, so that the birthday has to be asked about. */
export const isBirthdayAsked = (birthYear: number, now: Date) => agesOf(birthYear, now).most === leastAge

export const isOldEnough = (birthYear: number, hadBirthday: boolean, now: Date) =>
  agesOf(birthYear, now).least >= leastAge || (isBirthdayAsked(birthYear, now) && hadBirthday)

export const needsGuardian = (birthYear: number, now: Date) => agesOf(birthYear, now).least < fullAge
