import { unprovedFacts } from '../../domain/memberships/card-token'
import { saveFile } from '../app-services/save-file'
import type { StoredMemberCard } from '../app-services/stored-member-card'
import { qrModules } from '../blocks/qr-modules'
import { calendarDayText } from '../kit/time/format-time'

/** Pixels: as wide as a phone's screen, with space for text under the code. */
const [width, height, margin] = [1080, 1440, 60]

/** Downloads the card as a picture, which can be opened without this page. */
export async function saveCardPicture({ token, product, level }: StoredMemberCard): Promise<void> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const facts = unprovedFacts(token)
  if (!context || !facts) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  const { size, path } = qrModules(token)
  const scale = (width - 2 * margin) / size
  context.setTransform(scale, 0, 0, scale, margin, margin)
  context.fillStyle = 'black'
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path is drawn, no list is filled
  context.fill(new Path2D(path))
  context.resetTransform()
  const lines = [
    ['800 72px sans-serif', facts.name],
    ['40px sans-serif', `${product}, ${level}`],
    ['40px sans-serif', `Good until ${calendarDayText(facts.until, { year: true })}`],
  ] as const
  lines.forEach(([font, text], n) => {
    context.font = font
    context.fillText(text, margin, width + 90 + n * 80, width - 2 * margin)
  })
  saveFile(await canvas.convertToBlob({ type: 'image/png' }), 'member-card.png')
}
