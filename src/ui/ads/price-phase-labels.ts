import type { PricePhase } from '../../domain/guide/price-phases'

export const phaseNames: Readonly<Record<PricePhase, string>> = { early: 'Early', regular: 'Regular', late: 'Late' }
