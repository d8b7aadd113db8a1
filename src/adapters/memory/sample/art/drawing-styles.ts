import type { DrawingStyle } from './drawing-style'
import { asemic } from './styles/asemic'
import { botanical } from './styles/botanical'
import { collage } from './styles/collage'
import { doorway } from './styles/doorway'
import { facades } from './styles/facades'
import { fields } from './styles/fields'
import { flow } from './styles/flow'
import { mobile } from './styles/mobile'
import { pinhole } from './styles/pinhole'
import { plotter } from './styles/plotter'
import { portrait } from './styles/portrait'
import { strata } from './styles/strata'
import { totem } from './styles/totem'
import { truchet } from './styles/truchet'
import { vessels } from './styles/vessels'
import { weave } from './styles/weave'

export const drawingStyles = {
  asemic,
  botanical,
  collage,
  doorway,
  facades,
  fields,
  flow,
  mobile,
  pinhole,
  plotter,
  portrait,
  strata,
  totem,
  truchet,
  vessels,
  weave,
} satisfies Readonly<Record<string, DrawingStyle>>

export type DrawingStyleName = keyof typeof drawingStyles
