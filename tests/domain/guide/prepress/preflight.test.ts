import { assert, double, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PreflightPicture, preflight, printedPart } from '../../../../src/domain/guide/prepress/preflight'
import { cardSize, mmPerInch, type PrintSlot, printSlotOf } from '../../../../src/domain/guide/prepress/print-slots'

const inches = (width: number, height = width): PrintSlot => ({ width: width * mmPerInch, height: height * mmPerInch })
const slot = inches(2.25)
const codes = (picture: PreflightPicture, where = slot) => preflight(picture, where).notes.map(({ code }) => code)

describe('a picture in a slot of 2.25 × 2.25 in', () => {
  it.each([
    [675, 300, 'pass'],
    [520, 231, 'warn'],
    [400, 178, 'block'],
  ] as const)('of %s pixels has %s dpi: %s', (side, dpi, print) => {
    expect(preflight({ width: side, height: side }, slot)).toMatchObject({ dpi, print, isForWeb: true })
  })

  it('is measured by the part that is printed', () => {
    const half = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 }
    expect(preflight({ width: 1350, height: 1350, crop: half }, slot)).toMatchObject({ dpi: 300, print: 'pass' })
    expect(preflight({ width: 800, height: 800, crop: half }, slot)).toMatchObject({ dpi: 178, print: 'block' })
  })

  it('is cut to the shape of its slot, which costs the shorter side nothing', () => {
    expect(preflight({ width: 3000, height: 675 }, slot)).toMatchObject({ dpi: 300, print: 'pass' })
    expect(preflight({ width: 3000, height: 400 }, slot)).toMatchObject({ dpi: 178, print: 'block' })
  })

  it('shows the middle of the chosen part, in the shape of the slot', () => {
    const share = double({ min: 0.1, max: 0.5, noNaN: true })
    assert(
      property(record({ x: share, y: share, w: share, h: share }), share, share, (crop, width, height) => {
        const [picture, where] = [{ width: 3000, height: 2000, crop }, inches(width, height)]
        const part = printedPart(picture, where)
        expect((part.w * picture.width) / (part.h * picture.height)).toBeCloseTo(width / height)
        expect([part.x + part.w / 2, part.y + part.h / 2].map(at => at.toFixed(9))).toEqual(
          [crop.x + crop.w / 2, crop.y + crop.h / 2].map(at => at.toFixed(9)),
        )
        expect(Math.max(part.w / crop.w, part.h / crop.h)).toBeCloseTo(1)
      }),
    )
  })

  it('says how many pixels it would need', () => {
    expect(preflight({ width: 400, height: 400 }, slot).notes[0]).toEqual({ code: 'low-dpi', dpi: 178, wanted: { width: 675, height: 675 } })
  })

  it('says when much is cut off and nobody chose what', () => {
    expect(codes({ width: 2000, height: 1000 })).toEqual(['cut-off'])
    expect(codes({ width: 2000, height: 1000, crop: { x: 0, y: 0, w: 0.5, h: 1 } })).toEqual([])
    expect(codes({ width: 1000, height: 900 })).toEqual([])
  })

  it('says when the chosen part has another shape than the slot', () => {
    expect(codes({ width: 2000, height: 1000, crop: { x: 0, y: 0, w: 1, h: 1 } })).toEqual(['other-shape'])
  })

  it('says what looks small on the web, and refuses what no page shows', () => {
    expect([codes({ width: 700, height: 799 }), codes({ width: 700, height: 800 })]).toEqual([['small-on-web'], []])
    expect(preflight({ width: 319, height: 300 }, slot).isForWeb).toBe(false)
  })

  it('names the colors that inks print duller, and what looks like several pictures', () => {
    const picture = { width: 2000, height: 2000, colours: ['#0000ff', '#8a6d3b', '#00ff40'], isComposite: true }
    expect(preflight(picture, slot).notes).toEqual([{ code: 'composite' }, { code: 'rgb', vivid: ['#0000ff', '#00ff40'] }])
    expect(codes({ ...picture, colours: ['#8a6d3b', '#ffffff', '#222222'], isComposite: false })).toEqual([])
  })
})

describe('preflight of any picture', () => {
  const size = record({ width: integer({ min: 1, max: 8000 }), height: integer({ min: 1, max: 8000 }) })
  const anySlot = record({ width: double({ min: 10, max: 300, noNaN: true }), height: double({ min: 10, max: 300, noNaN: true }) })

  it('never finds fewer dots in a larger picture of the same shape', () => {
    assert(
      property(size, anySlot, integer({ min: 2, max: 5 }), (picture, where, times) => {
        const larger = { width: picture.width * times, height: picture.height * times }
        return preflight(larger, where).dpi >= preflight(picture, where).dpi
      }),
    )
  })

  it('never finds more dots in a larger slot', () => {
    assert(
      property(size, anySlot, double({ min: 1, max: 4, noNaN: true }), (picture, where, times) => {
        const larger = { width: where.width * times, height: where.height * times }
        return preflight(picture, larger).dpi <= preflight(picture, where).dpi
      }),
    )
  })

  it('never finds more dots in a part than in the whole', () => {
    const share = double({ min: 0.05, max: 1, noNaN: true })
    const whole = { x: 0, y: 0, w: 1, h: 1 }
    assert(
      property(size, anySlot, share, share, (picture, where, w, h) => {
        const part = preflight({ ...picture, crop: { x: 0, y: 0, w, h } }, where).dpi
        return part <= preflight({ ...picture, crop: whole }, where).dpi
      }),
    )
  })

  it('passes with the size that it asks for', () => {
    const share = double({ min: 0.05, max: 1, noNaN: true })
    assert(
      property(size, anySlot, share, share, (picture, where, w, h) => {
        const crop = { x: 0, y: 0, w, h }
        const low = preflight({ ...picture, crop }, where).notes.find(note => note.code === 'low-dpi')
        return !low || preflight({ ...low.wanted, crop }, where).print === 'pass'
      }),
    )
  })
})

describe('the slot of a tier', () => {
  const edition = { tiers: ['Premier', 'Participating'] }

  it('is the column’s for the first tier, and none for the others, until staff say which', () => {
    expect(printSlotOf(edition, 'Premier')).toEqual(slot)
    expect(printSlotOf(edition, 'Participating')).toBeUndefined()
    expect(printSlotOf({ ...edition, tiersWithPicture: ['Premier', 'Participating'] }, 'Participating')).toEqual(slot)
  })

  it('is there for listings without a tier, and in editions without tiers', () => {
    expect(printSlotOf(edition, undefined)).toEqual(slot)
    expect(printSlotOf({}, 'Premier')).toEqual(slot)
  })

  it('has the size that the edition gives it', () => {
    expect(printSlotOf({ pictureSlot: { w: 60, h: 40 } }, undefined)).toEqual({ width: 60, height: 40 })
  })

  it('makes the card taller by its height', () => {
    expect(cardSize(slot, true).height - cardSize(slot, false).height).toBeCloseTo(slot.height)
  })
})
