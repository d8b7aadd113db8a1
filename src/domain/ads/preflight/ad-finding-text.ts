import { type AdFinding, locatorStrip } from './ad-preflight'

const size = ([w, h]: readonly [number, number]) => `${w} × ${h} in`

/** A finding as advertisers and staff read it. */
export function findingText(finding: AdFinding): string {
  switch (finding.code) {
    case 'low-dpi':
      return finding.level === 'block'
        ? `It has ${finding.dpi} dots per inch at its printed size. It needs at least 200, and 300 to be sharp.`
        : `It has ${finding.dpi} dots per inch at its printed size. It looks a little soft; 300 are sharp.`
    case 'size':
      return `It has the shape of ${size(finding.is)}. The space is ${size(finding.wanted)}.`
    case 'bleed':
      return `It has no bleed. Let its background reach over the edges: ${size(finding.wanted)} in all.`
    case 'rgb':
      return 'Some of its colors are brighter on a screen than ink can print. They will look duller on paper.'
    case 'cmyk':
      return 'Its colors are mixed for ink (CMYK). We print from RGB, so they may shift. Look at them in the preview.'
    case 'rich-black':
      return 'Its black is mixed of several inks. Use black ink alone for text, or it may look blurred.'
    case 'locked':
      return 'It is protected. Save it without a password and without restrictions.'
    case 'fonts':
      return 'It uses fonts that are not in the file. Embed all fonts when you export it.'
    case 'pages':
      return 'It has several pages. Send a file with one page.'
    case 'safe':
      return 'Something with fine detail stands close to the edge. Keep text inside the safe area.'
    case 'strip':
      return `Something with fine detail stands in the lowest ${locatorStrip} in, where the number of the page is printed.`
  }
}
