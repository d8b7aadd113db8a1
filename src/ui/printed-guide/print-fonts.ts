import displayUrl from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf?url'
import textUrl from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import italicUrl from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf?url'
import boldUrl from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url'
import type { Fonts } from './draw/pdf-page-fonts-and-colours'

/** The site's own faces as whole fonts, which pages never load: their files for the web are divided by script and have one variable weight. */
export async function loadPrintFonts(): Promise<Fonts> {
  const [text, italic, bold, display] = await Promise.all([textUrl, italicUrl, boldUrl, displayUrl].map(fontFile))
  return { text: text!, italic: italic!, bold: bold!, display: display! }
}

async function fontFile(url: string): Promise<Uint8Array> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the font ${url} answers ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
