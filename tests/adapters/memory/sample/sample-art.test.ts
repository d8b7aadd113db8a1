import { describe, expect, test } from 'vitest'
import { artFiles, drawArt } from '../../../../src/adapters/memory/sample/art/draw-art'
import { drawingStyles } from '../../../../src/adapters/memory/sample/art/drawing-styles'
import { sampleSeason } from '../../../../src/adapters/memory/sample/sample-season'
import type { images as imagesOf } from '../../../../src/domain/pictures/images.collection'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'

const images = sampleSeason()
  .documents.filter(({ path }) => path.startsWith('images/'))
  .map(({ data }) => data as unknown as StoredOf<typeof imagesOf>)

describe('art', () => {
  const files = artFiles()

  test('there is a file for every picture, and a picture for every file', () => {
    const recorded = new Set(images.map(({ path }) => path))
    expect(files.map(({ path }) => path).sort()).toEqual([...recorded].sort())
  })

  test('every file is small and has the size in its record', () => {
    const sizes = new Map(images.map(image => [image.path, image]))
    const wrong = files.filter(({ path, svg }) => {
      const drawn = svg()
      const { width, height } = sizes.get(path)!
      const begins = drawn.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
      return !begins || drawn.length > 12_000 || /NaN|undefined|Infinity|e-\d/.test(drawn)
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('is drawn the same twice, and each differently', () => {
    const drawn = files.map(({ svg }) => svg())
    expect(artFiles().map(({ svg }) => svg())).toEqual(drawn)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('every style makes small files on any sheet', () => {
    const sheets = [
      [800, 1000],
      [1000, 800],
      [1000, 1000],
      [556, 1000],
      [1000, 500],
    ] as const
    const names = Object.keys(drawingStyles) as (keyof typeof drawingStyles)[]
    const large = names.flatMap(style =>
      Array.from({ length: 30 }, (_, i) => {
        const [width, height] = sheets[i % sheets.length]!
        return { style, i, bytes: drawArt({ name: `sheet ${i}`, style, palette: i % 20, width, height }).length }
      }).filter(({ bytes }) => bytes > 12_000),
    )
    expect(names.length).toBeGreaterThanOrEqual(8)
    expect(large).toEqual([])
  })
})
