import type { AdPage, AdPlace } from '../../guide/pages/guide-page-types'
import { ascending } from '../../shared/ascending'
import { grouped } from '../../shared/grouped'
import { type AdSlot, adSlots, type SlotBox, slotBox } from './ad-slots'

interface PlacedAd {
  readonly id: string
  readonly page: number
  readonly slot: AdSlot
  readonly position?: string | undefined
}

/**
 * The pages of advertisements by the flat plan. What is free on a page is filled with advertisements of the house, the largest first. One that
 * would lie over another has a page of its own with the same number, which the guide puts elsewhere.
 */
export function adPages(ads: readonly PlacedAd[]): readonly AdPage[] {
  const pages = grouped(ads.toSorted(ascending('id')), ad => `${ad.page} ${isOnBack(ad)}`)
  return [...pages.values()]
    .flatMap(own => {
      const sheets: AdPlace[][] = []
      for (const { id, slot } of own) {
        const place = { slot, box: slotBox(slot), orderId: id }
        const sheet = sheets.find(places => places.every(({ box }) => !overlap(box, place.box)))
        if (sheet) sheet.push(place)
        else sheets.push([place])
      }
      const [first] = own
      return sheets.map(
        (places, i): AdPage => ({ page: first!.page, ...(i === 0 && isOnBack(first!) && { isBackCover: true }), places: filled(places) }),
      )
    })
    .sort((a, b) => a.page - b.page)
}

const isOnBack = ({ position }: PlacedAd) => position?.trim().toLowerCase() === 'back cover'

const overlap = (a: SlotBox, b: SlotBox) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

function filled(places: readonly AdPlace[]): readonly AdPlace[] {
  const all = [...places]
  for (const slot of adSlots) {
    const box = slotBox(slot)
    if (all.every(one => !overlap(one.box, box))) all.push({ slot, box })
  }
  return all.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
}
