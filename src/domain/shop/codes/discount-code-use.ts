import type { StoredOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import type { OrderLine } from '../orders.collection'
import { codeUses, type DiscountCode, discountCodes } from './discount-codes.collection'
import { type CodeBuyer, usesIds } from './entered-code'

type Uses = StoredOf<typeof codeUses>

/** The use of a code by one order, within the transaction that creates or ends the order: read first, written once. */
export class DiscountCodeUse {
  private constructor(
    private readonly within: RecordsWithin,
    private readonly code: DiscountCode | undefined,
    private readonly ids: readonly string[],
    private readonly found: readonly (Uses | undefined)[],
  ) {}

  static async read(within: RecordsWithin, lines: readonly OrderLine[], buyer: CodeBuyer): Promise<DiscountCodeUse> {
    // An upgrade's credit is a discount line without a code.
    const codeId = lines.find(({ kind, refId }) => kind === 'discount' && refId !== undefined)?.refId
    const code = codeId === undefined ? undefined : await within.get(discountCodes, codeId)
    const ids = code ? await usesIds(code.id, buyer) : []
    const found: (Uses | undefined)[] = []
    for (const id of ids) found.push(await within.get(codeUses, id))
    return new DiscountCodeUse(within, code, ids, found)
  }

  /** Counts one use by this buyer. */
  add(): void {
    if (!this.code) return
    this.within.change(discountCodes, this.code, { uses: (this.code.uses ?? 0) + 1 })
    const [uses] = this.found
    if (uses) this.within.change(codeUses, uses, { uses: uses.uses + 1 })
    // Whoever orders with a code is a person or has an address.
    else this.within.create(codeUses, this.ids[0]!, { codeId: this.code.id, uses: 1 })
  }

  /** Takes the use back, including one that was counted by address before the order had a person. */
  giveBack(): void {
    if (!this.code) return
    this.within.change(discountCodes, this.code, { uses: Math.max(0, (this.code.uses ?? 0) - 1) })
    const uses = this.found.find(one => one !== undefined && one.uses > 0)
    if (uses) this.within.change(codeUses, uses, { uses: uses.uses - 1 })
  }
}
