import type { DrawingStyleName } from './drawing-styles'

/**
 * What pictures of each drawing style show, for descriptions. Separate from the styles, because the season needs these texts but only a build draws.
 */
export const styleAltText: Readonly<Record<DrawingStyleName, readonly string[]>> = {
  asemic: ['Lines of unreadable script', 'A page of brushed signs', 'Handwriting without words, and one large mark'],
  botanical: ['Stems with leaves and seed heads', 'A plant specimen, printed in two passes', 'Grasses and leaves against the light'],
  collage: ['Cut and torn papers, overlapping', 'Paper shapes laid over one another', 'A collage of torn sheets and stripes'],
  doorway: ['A single door with a bell on its right and a lamp above it', 'The street door, with a window in its upper half'],
  facades: ['House fronts with a few lit windows', 'A street of narrow façades', 'Walls, windows and wires'],
  fields: ['Soft-edged fields of color', 'Layers of flat color', 'Color meeting color along a slow edge'],
  flow: ['Ribbons following one current', 'Interlacing curved bands', 'Lines drifting like water'],
  mobile: ['Discs and blades balanced on wires', 'Overlapping circles and thin lines', 'Shapes hanging in balance'],
  pinhole: ['A photograph in long exposure, toned', 'A photograph of one light in much dark', 'A soft photograph with a white border'],
  plotter: ['Fine parallel pen lines that swell and part', 'Ridges drawn line by line', 'Rings of thin lines, slightly off'],
  portrait: ['A seated figure in flat planes', 'Head and shoulders, turned a little aside', 'A face in few lines'],
  strata: ['Layered hills under a wide sky', 'Sea, shore and weather in bands', 'A landscape in flat layers, with a low sun'],
  totem: ['Turned and carved forms stacked on a plinth', 'Rounded forms balanced one on the other', 'A standing sculpture of simple forms'],
  truchet: ['Interlocking quarter circles', 'A band wandering over a grid of tiles', 'Printed arcs joining into loops'],
  vessels: ['Bowls and bottles on a table', 'A still life of jars in quiet light', 'Leaning vessels on a shelf'],
  weave: ['Handwoven blocks and stripes', 'A woven cloth in counted blocks', 'Quilted strips of cloth'],
}
