import { mmPerInch } from '../../domain/guide/prepress/print-slots'
import type { PricePhase } from '../../domain/guide/price-phases'

export const inches = (mm: number) => String(Math.round((mm / mmPerInch) * 1000) / 1000)
export const sizeText = ({ w, h }: { readonly w: number; readonly h: number }) => `${inches(w)} × ${inches(h)} in`

export const phaseNames: Readonly<Record<PricePhase, string>> = { early: 'Early', regular: 'Regular', late: 'Late' }
