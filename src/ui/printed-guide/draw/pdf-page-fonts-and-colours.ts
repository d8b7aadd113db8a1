export const faceNames = ['text', 'italic', 'bold', 'display'] as const
export type Face = (typeof faceNames)[number]
/** Font files: the app's own faces as whole fonts, of which the PDF embeds the signs it uses. */
export type Fonts = Readonly<Record<Face, Uint8Array>>

/** The trimmed page, in points. */
export interface Sheet {
  readonly w: number
  readonly h: number
  readonly bleed: number
  /** The area of content. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export const pointsPerMm = 72 / 25.4

/** A page of this size in millimeters, with a bleed of ⅛ inch. */
export function sheetOf({ w, h }: { readonly w: number; readonly h: number }): Sheet {
  const [width, height] = [w * pointsPerMm, h * pointsPerMm]
  const side = 32
  return { w: width, h: height, bleed: 9, left: side, top: 46, width: width - 2 * side, height: height - 46 - 42 }
}

/** Cyan, magenta, yellow and black in percent, as a press has them. */
export type Color = [number, number, number, number]
export const inkColor: Color = [0, 0, 0, 100]
export const grayColor: Color = [0, 0, 0, 65]
export const lineColor: Color = [0, 0, 0, 25]
export const paleColor: Color = [0, 2, 5, 7]
export const waterColor: Color = [14, 3, 0, 3]
export const parkColor: Color = [14, 0, 18, 2]
export const whiteColor: Color = [0, 0, 0, 0]
/** Vermilion, as the sample season's accent. */
export const accentColor: Color = [0, 76, 84, 4]

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly w: number
  /** How much room there is; a text may take less. */
  readonly h: number
  readonly size: number
  readonly face?: Face
  /** Height of a line, as a multiple of the size. */
  readonly leading?: number
  readonly color?: Color
  readonly align?: 'left' | 'center' | 'right'
  /** How a screen reader takes it; `artifact` is passed over and must stand within `ornament`. */
  readonly tag?: 'P' | 'H1' | 'H2' | 'H3' | 'LI' | 'Lbl' | 'LBody' | 'BlockQuote' | 'Caption' | 'artifact'
  readonly parent?: PDFKit.PDFStructureElement
  /** Of lines that show as much as fits, such as names in an index. */
  readonly mayBeCut?: boolean
  /** The page to which a press on it leads: `p12`. */
  readonly goTo?: string
}
