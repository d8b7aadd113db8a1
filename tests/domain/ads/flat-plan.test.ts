import { describe, expect, it } from 'vitest'
import { adSlots, slotBox, slotsOf } from '../../../src/domain/ads/flat-plan/ad-slots'
import { fittedPlan, freePlaces, type PlannedAd, placeProblem, spreads, withPages } from '../../../src/domain/ads/flat-plan/flat-plan'
import { Choices } from '../../support/query-oracle/choices'

const ad = (id: string, perPage: number, position?: string): PlannedAd => ({ id, business: `Shop ${id}`, perPage, position })
const perPages = [1, 2, 4, 8] as const

describe('the flat plan of a guide', () => {
  it('has no advertisement over another, whatever staff place and move', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const chance = new Choices(seed)
      const pages = 8 + 4 * chance.below(4)
      let plan: readonly PlannedAd[] = Array.from({ length: 4 + chance.below(20) }, (_, i) => ad(`a${i}`, perPages[chance.below(4)]!))
      for (let step = 0; step < 60; step += 1) {
        const one = plan[chance.below(plan.length)]!
        const flatPlan = { page: 1 + chance.below(pages), slot: adSlots[chance.below(adSlots.length)]! }
        if (!placeProblem(one, flatPlan, plan, pages)) plan = plan.map(other => (other.id === one.id ? { ...one, flatPlan } : other))
      }
      for (const page of Array.from({ length: pages }, (_, i) => i + 1)) {
        const boxes = plan.filter(({ flatPlan }) => flatPlan?.page === page).map(({ flatPlan }) => slotBox(flatPlan!.slot))
        // Parts of a page that do not overlap fill at most the page, and each eighth of it belongs to one.
        for (let x = 0; x < 2; x += 1)
          for (let y = 0; y < 4; y += 1) {
            const [px, py] = [(x + 0.5) / 2, (y + 0.5) / 4]
            expect(boxes.filter(box => box.x < px && px < box.x + box.w && box.y < py && py < box.y + box.h).length, `seed ${seed}`).toBeLessThan(2)
          }
        expect(boxes.length > 0 && [1, 2, pages].includes(page)).toBe(false)
      }
    }
  })

  it('offers exactly the places that it accepts', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const chance = new Choices(seed)
      const pages = 12
      const plan: PlannedAd[] = []
      for (let i = 0; i < 12; i += 1) {
        const one = ad(`a${i}`, perPages[chance.below(4)]!)
        const free = freePlaces(one, plan, pages)
        if (free.length > 0) plan.push({ ...one, flatPlan: free[chance.below(free.length)]! })
      }
      const next = ad('next', perPages[chance.below(4)]!)
      const accepted = Array.from({ length: pages }, (_, i) => i + 1).flatMap(page =>
        adSlots.filter(slot => !placeProblem(next, { page, slot }, plan, pages)).map(slot => ({ page, slot })),
      )
      expect(freePlaces(next, plan, pages)).toEqual(accepted)
    }
  })

  it('keeps a position that was bought, and covers for those who bought them', () => {
    const back = ad('b', 1, 'Back cover')
    expect(freePlaces(back, [], 32)).toEqual([{ page: 32, slot: 'full' }])
    expect(freePlaces(ad('i', 1, 'Inside front cover'), [], 32)).toEqual([{ page: 2, slot: 'full' }])
    expect(placeProblem(back, { page: 4, slot: 'full' }, [], 32)).toEqual({ why: 'position', page: 32 })
    expect(placeProblem(ad('q', 4), { page: 2, slot: 'top-left' }, [], 32)).toEqual({ why: 'reserved' })
    expect(placeProblem(ad('q', 1), { page: 1, slot: 'full' }, [], 32)).toEqual({ why: 'front-cover' })
    expect(placeProblem(ad('q', 4), { page: 5, slot: 'top' }, [], 32)).toEqual({ why: 'slot' })
    expect(placeProblem(ad('q', 4), { page: 33, slot: 'top-left' }, [], 32)).toEqual({ why: 'no-page' })
  })

  it('moves what was bought for the back cover along when the number of pages changes', () => {
    const plan = [
      { ...ad('b', 1, 'Back cover'), flatPlan: { page: 32, slot: 'full' as const } },
      { ...ad('h', 2), flatPlan: { page: 30, slot: 'top' as const } },
    ]
    const larger = withPages(plan, 48)
    expect(larger.map(({ flatPlan }) => flatPlan!.page)).toEqual([48, 30])
    for (const one of larger) expect(placeProblem(one, one.flatPlan!, larger, 48)).toBeUndefined()
  })

  it('with another number of pages, moves what does not fit any more and nothing else; nothing lies over another', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const chance = new Choices(seed)
      const before: PlannedAd[] = [{ ...ad('back', 1, 'Back cover'), flatPlan: { page: 32, slot: 'full' } }]
      for (let i = 0; i < 10 + chance.below(40); i += 1) {
        const one = ad(`a${i}`, perPages[chance.below(4)]!)
        const free = freePlaces(one, before, 32)
        if (free.length > 0) before.push({ ...one, flatPlan: free[chance.below(free.length)]! })
      }
      const pages = 8 + 4 * chance.below(10)
      const { plan, moves } = fittedPlan(before, pages)
      expect(plan.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
      expect(
        plan.filter(one => one.flatPlan && placeProblem(one, one.flatPlan, plan, pages)),
        `seed ${seed}`,
      ).toEqual([])
      const [back, others] = [moves.filter(({ ad: { id } }) => id === 'back'), moves.filter(({ ad: { id } }) => id !== 'back')]
      expect(back.map(({ to }) => to)).toEqual(pages === 32 ? [] : [{ page: pages, slot: 'full' }])
      // Only what could not stay is moved, and off the plan goes only what finds no place.
      expect(
        others.filter(({ from }) => from.page <= pages && ![2, pages].includes(from.page)),
        `seed ${seed}`,
      ).toEqual([])
      expect(others.flatMap(({ ad: moved, to }) => (to ? [] : freePlaces(moved, plan, pages)))).toEqual([])
      // A second time, there is nothing to do.
      expect(fittedPlan(plan, pages).moves).toEqual([])
    }
  })

  it('keeps an advertisement on its side of a spread where there is room', () => {
    const left = { ...ad('l', 1), flatPlan: { page: 30, slot: 'full' as const } }
    const right = { ...ad('r', 1), flatPlan: { page: 31, slot: 'full' as const } }
    expect(fittedPlan([left, right], 24).moves.map(({ to }) => to!.page)).toEqual([22, 23])
  })

  it('moves them to the same places in whatever order they are stored: who is further in front chooses first', () => {
    const plan = [28, 30, 26].map(page => ({ ...ad(`on-${page}`, 1), flatPlan: { page, slot: 'full' as const } }))
    const placesOf = (before: readonly PlannedAd[]) =>
      Object.fromEntries(fittedPlan(before, 24).moves.map(({ ad: { id }, to }) => [id, to!.page] as const))
    expect(placesOf(plan)).toEqual({ 'on-26': 22, 'on-28': 20, 'on-30': 18 })
    expect(placesOf(plan.toReversed())).toEqual(placesOf(plan))
  })

  it('lets a larger one choose before a smaller one that is further in front', () => {
    const small = { ...ad('small', 2), flatPlan: { page: 26, slot: 'top' as const } }
    const large = { ...ad('large', 1), flatPlan: { page: 28, slot: 'full' as const } }
    const placesOf = (before: readonly PlannedAd[]) => Object.fromEntries(fittedPlan(before, 24).moves.map(({ ad: { id }, to }) => [id, to!.page]))
    expect(placesOf([small, large])).toEqual(placesOf([large, small]))
    expect(placesOf([small, large])['large']).toBe(fittedPlan([large], 24).moves[0]!.to!.page)
  })

  it('says who is at a place, and lets one stay where it is', () => {
    const there = { ...ad('half', 2), flatPlan: { page: 6, slot: 'top' as const } }
    expect(placeProblem(ad('q', 4), { page: 6, slot: 'top-right' }, [there], 32)).toEqual({ why: 'taken', by: 'Shop half' })
    expect(placeProblem(ad('q', 4), { page: 6, slot: 'bottom-right' }, [there], 32)).toBeUndefined()
    expect(placeProblem(there, { page: 6, slot: 'top' }, [there], 32)).toBeUndefined()
  })

  it('shows each page once, the covers alone and the others in pairs', () => {
    for (const pages of [4, 8, 32]) {
      const all = spreads(pages)
      expect(all.flat()).toEqual(Array.from({ length: pages }, (_, i) => i + 1))
      expect([all[0], all.at(-1)]).toEqual([[1], [pages]])
      expect(all.slice(1, -1).every(({ length }) => length === 2)).toBe(true)
    }
    expect(slotsOf(8)).toHaveLength(8)
  })
})
