import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Fonts } from '../../../src/ui/printed-guide/draw/pdf-page-fonts-and-colours'

const file = (path: string) => new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${path}`)))

/** The fonts of the printed guide, as the worker has them from its own origin. */
export const printFonts = (): Fonts => ({
  text: file('inter/400Regular/Inter_400Regular.ttf'),
  italic: file('inter/400Regular_Italic/Inter_400Regular_Italic.ttf'),
  bold: file('inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: file('bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf'),
})
