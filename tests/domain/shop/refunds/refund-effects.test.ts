import { describe, expect, it } from 'vitest'
import { refundEffects } from '../../../../src/domain/shop/refunds/refund-effects'
import { refundOrder } from '../../../../src/domain/shop/refunds/refund-order'
import { fetched, piecesOf, quoted } from '../../../support/shop/counter'

const lines = quoted(fetched(piecesOf('poster', 2), piecesOf('friend', 2), piecesOf('materials', 1, 5000))).lines
const effects = (...requests: Parameters<typeof refundOrder>[2][number][]) => {
  const refunding = refundOrder({ lines, status: 'paid' }, [], requests)
  if (refunding.state === 'refused') throw new Error(refunding.reason)
  return refundEffects({ lines }, [], refunding.refund.lines)
}

describe('what a refund takes back', () => {
  it('are pieces that can be sold again and terms that end', () => {
    expect(effects({ lineId: 'poster', pieces: 1 }, { lineId: 'friend', pieces: 2 })).toEqual([
      { of: 'stock', title: 'Poster', pieces: 1 },
      { of: 'terms', title: 'Friend', pieces: 2 },
    ])
  })

  it('is only money if the pieces are not returned', () => {
    expect(effects({ lineId: 'poster', cents: 500 })).toEqual([])
  })

  it('is part of a gift, or all of it', () => {
    expect([effects({ lineId: 'materials', cents: 2000 }), effects({ lineId: 'materials', pieces: 1 })]).toMatchObject([
      [{ of: 'gift', leftCents: 3000 }],
      [{ of: 'gift', leftCents: 0 }],
    ])
  })
})
