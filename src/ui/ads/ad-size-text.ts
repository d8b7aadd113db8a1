import { mmPerInch } from '../../domain/guide/prepress/print-slots'

export const inches = (mm: number) => String(Math.round((mm / mmPerInch) * 1000) / 1000)
export const sizeText = ({ w, h }: { readonly w: number; readonly h: number }) => `${inches(w)} × ${inches(h)} in`
