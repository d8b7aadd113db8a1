import type { Hand } from './hand'
import { asemic } from './hands/asemic'
import { botanical } from './hands/botanical'
import { collage } from './hands/collage'
import { facades } from './hands/facades'
import { fields } from './hands/fields'
import { flow } from './hands/flow'
import { mobile } from './hands/mobile'
import { pinhole } from './hands/pinhole'
import { plotter } from './hands/plotter'
import { portrait } from './hands/portrait'
import { strata } from './hands/strata'
import { totem } from './hands/totem'
import { truchet } from './hands/truchet'
import { vessels } from './hands/vessels'
import { weave } from './hands/weave'

export const hands = {
  asemic,
  botanical,
  collage,
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
} satisfies Readonly<Record<string, Hand>>

export type HandName = keyof typeof hands
