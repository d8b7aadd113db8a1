import type { Preflight, PreflightNote } from '../../domain/guide/prepress/preflight'
import { numberText } from '../kit/number-text'

/** The print quality of a picture, in a few words. */
export const printVerdicts: Readonly<Record<Preflight['print'], string>> = {
  pass: 'Sharp in print',
  warn: 'A little soft in print',
  block: 'Too small for print',
}

/** How to improve a picture, for staff and for its artist. */
export function preflightText(note: PreflightNote): string {
  switch (note.code) {
    case 'low-dpi':
      return `To be sharp it needs ${numberText(note.wanted.width)} × ${numberText(note.wanted.height)} pixels. Choose a larger picture, or print more of it.`
    case 'cut-off':
      return `${Math.round(note.share * 100)}% of it is cut off to fit its place. Choose the part that is printed.`
    case 'other-shape':
      return 'The part has another shape than its place, so its edges are cut off.'
    case 'small-on-web':
      return 'It looks small on large screens.'
    case 'rgb':
      return 'Some of its colors are brighter on a screen than ink can print. They will look duller on paper.'
    case 'composite':
      return 'It looks like several pictures in one. The guide prints a single work. Our staff will look at it.'
  }
}
