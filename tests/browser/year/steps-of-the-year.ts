import type { Page } from 'playwright-core'

/** Two neighborhoods side by side, as a city publishes them. */
const square = (name: string, lng: number) => ({
  type: 'Feature',
  properties: { name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [lng, 37.77],
        [lng + 0.01, 37.77],
        [lng + 0.01, 37.78],
        [lng, 37.78],
        [lng, 37.77],
      ],
    ],
  },
})

export const outlines = {
  name: 'town.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify({ type: 'FeatureCollection', features: [square('Harbor', -122.41), square('Hill', -122.4)] })),
}

export const dates = {
  'Call opens': '2027-02-01T09:00',
  'Early registration ends': '2027-04-30T23:59',
  'Regular registration ends': '2027-05-31T23:59',
  'Late registration ends': '2027-06-15T23:59',
  'Pictures are due': '2027-07-01T23:59',
  'Proofs open': '2027-07-10T09:00',
  'Proofs close': '2027-07-20T23:59',
  'Addresses are locked': '2027-07-21T23:59',
  'Print is locked': '2027-07-25T23:59',
  'The guide is out': '2027-09-01T09:00',
  'Refunds end': '2027-06-30T23:59',
} as const

/** Fills in the first step of the form: eligibility, place and kind of registration. */
export async function chooseBuilding(page: Page): Promise<void> {
  await page.getByLabel('I live or work in this city, and I show work of my own').check()
  await page.getByLabel('In a studio building').check()
  await page.getByLabel('Building', { exact: true }).selectOption({ index: 1 })
  await page.getByText(/^You open on First weekend/).waitFor()
  await page.getByLabel('Kind of listing').selectOption('Premier')
}

/** A picture that is large enough for print. */
export async function painted(page: Page): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 2000
    canvas.height = 2000
    const pen = canvas.getContext('2d')!
    for (let i = 0; i < 20; i++) {
      pen.fillStyle = `hsl(${i * 18} 60% 50%)`
      pen.fillRect(0, i * 100, 2000, 100)
    }
    return canvas.toDataURL('image/jpeg')
  })
  return { name: 'harbor.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') }
}
