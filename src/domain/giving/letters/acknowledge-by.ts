/**
 * The day by which donors need a letter that the law requires, `YYYY-MM-DD`: the due date of returns for the tax year. A donor who files
 * earlier needs it before they file, because the earlier of the two counts (26 U.S.C. 170(f)(8)(C)). We do not know who files early or has an
 * extension, and a due date that falls on a weekend or holiday only moves to a later day, so nobody is late who keeps to this.
 */
export const acknowledgeBy = (taxYear: number): string => `${taxYear + 1}-04-15`
