import { expect, it } from 'vitest'
import { artManifest } from '../../../../src/ui/panels/guide/ads/art-manifest'

it('the manifest lists every advertisement by page, with its file, and what is missing without one', () => {
  const space = { w: 127, h: 95.25, bleed: 3.175, safe: 6, perPage: 2 }
  const { header, rows } = artManifest([
    { ad: { flatPlan: { page: 32, slot: 'full' }, business: 'Harbor Books', size: 'Full page', position: 'Back cover' }, file: undefined },
    {
      ad: { flatPlan: { page: 6, slot: 'top' }, business: 'Kiln & Co', size: 'Half page', space },
      file: { name: '006_top_kiln-co.png', bytes: 2048 },
    },
  ])
  expect(header).toEqual([
    'File',
    'Bytes',
    'Page',
    'Slot',
    'Advertiser',
    'Ad space',
    'Position',
    'Width in inches',
    'Height in inches',
    'Bleed in inches',
  ])
  expect(rows).toEqual([
    ['006_top_kiln-co.png', 2048, 6, 'top', 'Kiln & Co', 'Half page', '', 5, 3.75, 0.125],
    ['', '', 32, 'full', 'Harbor Books', 'Full page', 'Back cover', '', '', ''],
  ])
})
