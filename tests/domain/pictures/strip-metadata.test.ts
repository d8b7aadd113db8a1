import { describe, expect, it } from 'vitest'
import { withoutMetadata } from '../../../src/domain/pictures/strip-metadata'
import { exifOf, jpegOf, pngOf, webpOf } from '../../support/pictures/camera-pictures'

const text = (file: Uint8Array | undefined) => String.fromCharCode(...(file ?? []))
const place = 'GPS 37.7749 -122.4194'
const tells = (file: Uint8Array | undefined) => ['GPS', 'Exif', 'xmp', 'Made with', 'Kamera'].filter(word => text(file).includes(word))

describe('what a camera wrote into a picture', () => {
  const pictures = { JPEG: jpegOf, PNG: pngOf, WebP: webpOf }
  it.each(Object.entries(pictures))('is taken out of a %s, and the picture is as it was', (_, made) => {
    const noted = made({ exif: exifOf(place), xmp: '<x:xmpmeta>Kamera 7</x:xmpmeta>', comment: 'Made with a Kamera' })
    expect(tells(noted)).not.toEqual([])
    const bare = withoutMetadata(noted)
    expect(tells(bare)).toEqual([])
    expect(bare).toEqual(made({}))
    expect(withoutMetadata(bare!)).toEqual(bare)
  })

  it.each(Object.entries(pictures))('is not left behind the end of a %s', (_, made) => {
    expect(withoutMetadata(new Uint8Array([...made({}), ...exifOf(place)]))).toEqual(made({}))
  })

  it.each(Object.entries(pictures))('is taken out, and the colors of a %s stay', (_, made) => {
    expect(withoutMetadata(made({ colours: 'a profile', exif: exifOf(place) }))).toEqual(made({ colours: 'a profile' }))
  })

  it.each(Object.entries(pictures))('makes no picture of half a %s', (_, made) => {
    const whole = made({ exif: exifOf(place) })
    expect([4, 20, Math.floor(whole.length / 2), whole.length - 1].map(length => withoutMetadata(whole.slice(0, length)))).toEqual(
      Array.from({ length: 4 }, () => undefined),
    )
  })

  it('is not looked for in what is no JPEG, PNG or WebP', () => {
    for (const other of ['', 'x', 'GIF89a', '\0\0\0\x1cftypavif', '<svg>', 'RIFF\0\0\0\0WAVE'])
      expect(withoutMetadata(Uint8Array.from(other, char => char.charCodeAt(0)))).toBeUndefined()
  })
})
