/** A sheet of labels, badges or one sign, measured in inches from its upper left corner. */
export interface SheetFormat {
  /** The manufacturer's name, and the paper. */
  readonly name: string
  readonly width: number
  readonly height: number
  readonly across: number
  readonly down: number
  readonly cell: { readonly width: number; readonly height: number }
  readonly top: number
  readonly side: number
  /** Inches between columns. Rows touch. */
  readonly gutter: number
}

const letter = { width: 8.5, height: 11 }

/** By what is printed. The dimensions are the manufacturers'. */
export const sheetFormats = {
  labels: {
    ...letter,
    name: 'Avery 5160 on US Letter',
    across: 3,
    down: 10,
    cell: { width: 2.625, height: 1 },
    top: 0.5,
    side: 0.1875,
    gutter: 0.125,
  },
  badges: { ...letter, name: 'Avery 5392 on US Letter', across: 2, down: 3, cell: { width: 4, height: 3 }, top: 1, side: 0.25, gutter: 0 },
  membercards: {
    ...letter,
    name: 'Avery 5371 on US Letter',
    across: 2,
    down: 5,
    cell: { width: 3.5, height: 2 },
    top: 0.5,
    side: 0.75,
    gutter: 0,
  },
  /** Museum labels for walls beside works. */
  walllabels: {
    ...letter,
    name: 'Avery 5163 on US Letter',
    across: 2,
    down: 5,
    cell: { width: 4, height: 2 },
    top: 0.5,
    side: 0.15625,
    gutter: 0.1875,
  },
  pricelists: { ...letter, name: 'US Letter', across: 1, down: 1, cell: letter, top: 0, side: 0, gutter: 0 },
  doorsigns: { ...letter, name: 'US Letter', across: 1, down: 1, cell: letter, top: 0, side: 0, gutter: 0 },
} as const satisfies Readonly<Record<string, SheetFormat>>

export const placesOn = ({ across, down }: SheetFormat): number => across * down

/** The position of a place on the sheet, in inches; places are counted from 0, row by row. */
export const placeAt = ({ across, cell, top, side, gutter }: SheetFormat, place: number): { readonly x: number; readonly y: number } => ({
  x: side + (place % across) * (cell.width + gutter),
  y: top + Math.floor(place / across) * cell.height,
})

/** Distributes items over as many sheets as needed. The first sheet starts at place `from`, because its earlier labels are used up. */
export function sheetsOf<T>(
  format: SheetFormat,
  items: readonly T[],
  from = 0,
): readonly (readonly { readonly item: T; readonly place: number }[])[] {
  const places = placesOn(format)
  const sheets: { item: T; place: number }[][] = []
  items.forEach((item, i) => {
    const at = from + i
    ;(sheets[Math.floor(at / places)] ??= []).push({ item, place: at % places })
  })
  return sheets
}
