/**
 * The phases of the season that the home page can follow. `call-open`: artists register · `closing-soon`: a price or registration ends within
 * three days · `guide-out`: the guide is published, and no weekend is within a week · `this-weekend`: a weekend is at most a week away, or
 * takes place · `off-season`: no guide, or its last day has closed. While studios open soon, or are open, that comes before registration.
 */
export const homePhases = ['call-open', 'closing-soon', 'guide-out', 'this-weekend', 'off-season'] as const
export type HomePhase = (typeof homePhases)[number]
